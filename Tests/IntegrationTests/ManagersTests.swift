import CXTest
import Testing

extension Integration {
  /// What hangs on who manages the windows: pop-ups, two windows, the keys, presses on frames.
  @Suite
  @HarnessActor
  struct ManagersTests {
    private static let city = "nested/order/person/address/city"
    private static let reference = "nested/order/reference"
    private nonisolated static let framingButTwm = WindowManager.framing.filter { $0 != .twm }
    private static let foreignPlace = Box(x: 1120, y: 690, width: 140, height: 90)

    private nonisolated static let whatIsMissing: Comment =
      "not installed: \(WindowManager.missing) (make test installs them)"

    @Test(.enabled(if: WindowManager.missing.isEmpty, whatIsMissing))
    func everyManagerIsTried() { #expect(WindowManager.installed == WindowManager.each) }

    // MARK: Pop-ups

    @Test(
      .bug(id: "pop-os/cosmic-epoch#1280"), .bug(id: "ianyh/Amethyst#337"),
      arguments: WindowManager.installed,
      [4, 15])
    func aCompletionIsPickedWithTheMouse(manager: WindowManager, step: Int) throws {
      try Stage.run(manager) { stage in
        try stage.begin(in: Self.city)
        try stage.keyboard.type("be")
        let tree = try stage.waitForTree("a list with its rows") {
          $0["completions/Berlin"]?.isUsable == true
        }
        try stage.demo.nextStep()
        let row = try #require(tree["completions/Berlin"]).box.center
        stage.pointer.drag(on: try stage.view(Self.city).box.center, to: row, by: step)
        _ = try stage.demo.tree()
        #expect(try stage.click(row).decision == "inside")
        try stage.waitForTree("no list") { $0["completions"] == nil }
        #expect(try stage.view(Self.city).text == "Berlin")
        #expect(stage.demo.all.filter { $0.name == "end" || $0.name == "keyboardWillHide" }.isEmpty)
        stage.pointer.move(to: try stage.view(Self.city).box.center)
        try stage.waitForFocus(of: stage.window)
        try stage.keyboard.type("!")
        try stage.demo.waitFor("text") { $0.text == "Berlin!" }
      }
    }

    @Test(
      .bug(id: "pop-os/cosmic-epoch#1280"), .bug(id: "ianyh/Amethyst#337"), arguments: WindowManager.installed
    )
    func anEntryOfTheMenuIsPickedWithTheMouse(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.begin(in: Self.reference)
        try stage.keyboard.type("some text")
        try stage.demo.waitFor("text") { $0.text == "some text" }
        try stage.openMenu(at: Self.reference)
        let item = try stage.view("menu/Select All").box.center
        stage.pointer.drag(on: try stage.view(Self.reference).box.center, to: item)
        _ = try stage.demo.tree()
        #expect(try stage.click(item).decision == "inside")
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        #expect(try stage.view(Self.reference).selection == 0..<9)
        #expect(stage.demo.all.filter { $0.name == "end" || $0.name == "keyboardWillHide" }.isEmpty)
      }
    }

    @Test(
      .bug(id: "linebender/druid#2417"), .bug(id: "sidorares/react-x11#56"),
      arguments: WindowManager.installed)
    func escapeClosesAMenuInAWindowWithoutTheFocus(manager: WindowManager) throws {
      try beside(manager) { stage, client in
        stage.pointer.move(to: try client.center())
        try client.focus()
        stage.pointer.click(try stage.view(Self.reference).box.center, button: 3)
        try stage.waitForTree("a menu") { $0["menu/Paste"]?.isUsable == true }
        try stage.keyboard.key(Stage.escape)
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        try client.focus()
        try stage.keyboard.type("x")
        #expect(try client.received(untilText: "x").text == "x")
      }
    }

    @Test(.bug(id: "linebender/druid#2417"), arguments: WindowManager.framing)
    func aPressOnTheOwnTitleClosesTheMenuAndKeepsEditing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.begin(in: Self.reference)
        try stage.openMenu(at: Self.reference)
        stage.pointer.click(try stage.title())
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == Self.reference)
      }
    }

    @Test(.bug(id: "ValveSoftware/steam-for-linux#2356"), arguments: WindowManager.installed)
    func aPressOnAnotherProgramClosesTheMenuAndEndsEditing(manager: WindowManager) throws {
      try beside(manager) { stage, client in
        try stage.begin(in: Self.reference)
        try stage.openMenu(at: Self.reference)
        let press = try stage.click(try client.center())
        #expect(press.decision == "dismiss" && press.view == nil)
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        #expect(stage.demo.recent("end").map(\.cause) == ["outsideApplication"])
        let received = try client.received(untilRelease: 1)
        #expect(received == ForeignClient.Received(presses: 1, releases: 1))
      }
    }

    // MARK: Two windows

    @Test(
      .bug(id: "react-component/input-number#187"), arguments: WindowManager.installed,
      [Duration.zero, .milliseconds(300)])
    func fromFieldToFieldOfTwoWindowsIsOneHandOver(manager: WindowManager, held: Duration) throws {
      try Stage.runTwoWindows(manager) { stage, _ in
        for (old, new) in [("1/", "2/"), ("2/", "1/")] {
          if old == "1/" { try stage.begin(in: old + Self.reference) }
          try stage.demo.nextStep()
          stage.pointer.move(to: try stage.view(new + Self.reference).box.center)
          stage.pointer.press()
          let end = ContinuousClock.now + held
          while ContinuousClock.now < end { _ = try stage.demo.tree() }
          stage.pointer.release()
          try stage.demo.waitFor("press") { $0.decision == "handOver" }
          try stage.demo.waitFor("begin") { $0.view == new + Self.reference }
          try stage.demo.waitFor("end") { $0.view == old + Self.reference && $0.cause == "otherField" }
          try stage.waitForTree("the panel in the other window") { tree in
            !tree.keys.isEmpty && tree.keys.allSatisfy { $0.id.hasPrefix(new) }
          }
          let story = stage.demo.recent.map(\.name).filter {
            ["begin", "end"].contains($0) || $0.hasPrefix("keyboardWill")
          }
          #expect(story.filter { $0 != "keyboardWillChangeFrame" } == ["end", "begin"])
        }
      }
    }

    // MARK: Managers that end

    @Test(
      .bug(id: "linuxmint/cinnamon#888"), arguments: WindowManager.running)
    func theFieldGoesOnWhenTheManagerEnds(manager: WindowManager) throws {
      let display = try VirtualDisplay(manager)
      defer { display.close() }
      try Stage.run(on: display) { stage in
        try stage.begin(in: Self.reference)
        try display.endManager()
        try stage.expectsKeys(in: Self.reference)
      }
    }

    @Test(
      .bug(id: "linuxmint/cinnamon#888"), arguments: WindowManager.running)
    func aManagerThatEndedBeforeTheStartIsNone(manager: WindowManager) throws {
      let display = try VirtualDisplay(manager)
      defer { display.close() }
      try display.endManager()
      try Stage.run(on: display) { stage in
        try stage.expectsKeys(in: Self.reference)
      }
    }

    // MARK: Where a press was

    @Test(.bug(id: "pop-os/cosmic-epoch#1280"), arguments: WindowManager.installed)
    func aPointerThatJumpsIntoTheWindowAndPressesTwiceIsInside(manager: WindowManager) throws {
      try beside(manager) { stage, client in
        try stage.begin(in: Self.reference)
        let field = try stage.view(Self.reference).box.center
        for _ in 0..<5 {
          stage.pointer.move(to: try client.center())
          _ = try stage.demo.tree()
          try stage.demo.nextStep()
          stage.pointer.burst(field, clicks: 2)
          try stage.demo.waitFor("press", count: 2)
          #expect(stage.demo.recent("press").map(\.decision) == ["inside", "inside"])
        }
        #expect(stage.demo.all.allSatisfy { $0.name != "end" })
      }
    }

    /// Not twm yet: there the press that is meant for the title ends the editing as a tap in the window.
    @Test(arguments: framingButTwm)
    func onALongWayAPressIsJudgedByWhereThePointerWas(manager: WindowManager) throws {
      let display = try VirtualDisplay.shared(manager)
      let proxy = try WireProxy(to: display.name, delay: .milliseconds(20))
      defer { proxy.close() }
      try Stage.run(on: display, with: DemoSetup(proxy: proxy.name)) { stage in
        try stage.begin(in: Self.reference)
        let (title, root) = (try stage.title(), try stage.connection.bareRootPlace())
        stage.pointer.move(to: title)
        _ = try stage.demo.tree()
        stage.pointer.burst(title, then: root)
        _ = try stage.settled()
        #expect(
          stage.demo.recent("end").isEmpty, "\(title) \(stage.demo.recent.filter { $0.name != "tree" })")
        stage.pointer.burst(root, then: title)
        #expect(try stage.demo.waitFor("end").cause == "outsideApplication")
      }
    }

    // MARK: Buttons

    /// A mapping as a user has it, and a physical button pressed with it.
    struct Mapped: Sendable, CustomTestStringConvertible {
      let name: String
      let map: [UInt8]
      let button: UInt32
      let presses: Bool
      var testDescription: String { "\(name), button \(button)" }

      static let leftHanded: [UInt8] = [3, 2, 1, 4, 5, 6, 7, 8, 9, 10]
      static let noRight: [UInt8] = [1, 2, 0, 4, 5, 6, 7, 8, 9, 10]
      static let wheelOnSides: [UInt8] = [1, 2, 3, 8, 9, 6, 7, 4, 5, 10]
      static let all = [
        Mapped(name: "left-handed", map: leftHanded, button: 1, presses: true),
        Mapped(name: "left-handed", map: leftHanded, button: 3, presses: true),
        Mapped(name: "left-handed", map: leftHanded, button: 4, presses: false),
        Mapped(name: "no right button", map: noRight, button: 3, presses: false),
        Mapped(name: "no right button", map: noRight, button: 1, presses: true),
        Mapped(name: "wheel on 8 and 9", map: wheelOnSides, button: 8, presses: false),
        Mapped(name: "wheel on 8 and 9", map: wheelOnSides, button: 9, presses: false),
        Mapped(name: "wheel on 8 and 9", map: wheelOnSides, button: 4, presses: true),
      ]
    }

    @Test(
      .bug(id: "libsdl-org/SDL#14005"), .bug(id: "Airblader/unclutter-xfixes#46"), arguments: Mapped.all)
    func whatTheMappedButtonDoesDecides(mapped: Mapped) throws {
      try Stage.run(.none) { stage in
        try stage.begin(in: Self.reference)
        let (field, root) = (try stage.view(Self.reference).box.center, try stage.connection.bareRootPlace())
        try stage.mappingButtons(mapped.map) {
          // In the field it is never outside, whatever it does there.
          stage.pointer.click(field, button: mapped.button)
          _ = try stage.settled()
          #expect(stage.demo.recent("end").isEmpty)
          stage.pointer.click(root, button: mapped.button)
          _ = try stage.settled()
          #expect(stage.demo.recent("end").map(\.cause) == (mapped.presses ? ["outsideApplication"] : []))
        }
      }
    }

    private func beside(_ manager: WindowManager, _ body: (Stage, ForeignClient) throws -> Void) throws {
      try Stage.run(manager) { stage in
        let client = try ForeignClient(stage.display, at: Self.foreignPlace)
        defer { client.close() }
        if manager == .i3 { try stage.waitUntilBeside(client) }
        try body(stage, client)
      }
    }
  }
}

extension Stage {
  /// A place on the title bar, above the middle of the window.
  func title() throws -> Point {
    guard let box = connection.box(of: window) else { throw Failure("no window") }
    return Point(x: box.center.x, y: box.y - 6)
  }

  /// Runs `body` with the pointer's buttons mapped otherwise. `XSetPointerMapping`
  func mappingButtons(_ map: [UInt8], _ body: () throws -> Void) throws {
    var old = [UInt8](repeating: 0, count: 32)
    let count = XGetPointerMapping(connection.display, &old, Int32(old.count))
    guard count > 0, XSetPointerMapping(connection.display, map, Int32(map.count)) == MappingSuccess else {
      throw Failure("the buttons are not mapped: \(count)")
    }
    defer {
      XSetPointerMapping(connection.display, old, count)
      connection.synchronize()
    }
    try body()
  }

  /// Clicks in a field, and sees that keys type into it and the panel comes.
  func expectsKeys(in field: String) throws {
    try demo.nextStep()
    try click(field)
    try waitForTree("the panel") { !$0.keys.isEmpty }
    try waitForFocus(of: window)
    try keyboard.type("x")
    try demo.waitFor("text") { $0.view == field && $0.text == "x" }
  }

  /// The views after the demo has seen all that the pointer has done, over however long a way: it answers what a
  /// window manager asks of it (EWMH, _NET_WM_PING) in order.
  func settled() throws -> ViewTree {
    XSelectInput(connection.display, connection.root, SubstructureNotifyMask)
    connection.sendProtocol("_NET_WM_PING", to: window)
    let ping = Int(connection.atom("_NET_WM_PING"))
    try connection.waitForEvent("answer to a ping") {
      $0.type == ClientMessage && $0.xclient.data.l.0 == ping && $0.xclient.window == connection.root
    }
    XSelectInput(connection.display, connection.root, NoEventMask)
    return try demo.tree()
  }
}
