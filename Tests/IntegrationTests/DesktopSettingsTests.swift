import CXTest
import Testing

extension Integration {
  /// The desktop's settings, from a real settings manager and from a hostile one.
  @Suite
  @HarnessActor
  struct DesktopSettingsTests {
    private static let dark = "Net/ThemeName \"Adwaita-dark\""
    private static let light = "Net/ThemeName \"Adwaita\""

    /// The demo beside a settings daemon.
    private func run(
      _ lines: String, _ manager: WindowManager = .none, _ setup: DemoSetup = DemoSetup(),
      _ body: (Stage, SettingsDaemon) throws -> Void
    ) throws {
      let display = try VirtualDisplay.shared(manager)
      let daemon = try SettingsDaemon(lines, on: display)
      defer { daemon.end() }
      try Stage.run(on: display, with: setup) { try body($0, daemon) }
    }

    // MARK: Theme

    @Test(SettingsDaemon.isNeeded)
    func aDarkDesktopIsFollowedFromTheStartAndLive() throws {
      try run(Self.dark) { stage, daemon in
        try stage.waitForTheme(isDark: true)
        try daemon.change(to: Self.light)
        try stage.waitForTheme(isDark: false)
        try daemon.change(to: "Gtk/ApplicationPreferDarkTheme 1")
        try stage.waitForTheme(isDark: true)
      }
    }

    @Test(SettingsDaemon.isNeeded)
    func aThemeOnTheCommandLineStays() throws {
      try run(Self.dark, .none, DemoSetup(arguments: ["--theme", "light", "--size", "500x380"])) {
        stage, daemon in
        try stage.waitForTheme(isDark: false)
        try daemon.change(to: Self.light + "\nXft/DPI 147456")
        try stage.waitForWidth(750)
        try daemon.change(to: Self.dark + "\nXft/DPI 98304")
        try stage.waitForWidth(500)
        #expect(try !stage.isDark())
      }
    }

    // MARK: Caret and clicks

    @Test(SettingsDaemon.isNeeded)
    func aCaretThatBlinksStopsLive() throws {
      try run(Self.light + "\nNet/CursorBlinkTime 100") { stage, daemon in
        let field = try stage.fields()[0]
        try stage.edit(field)
        let box = try stage.view(field.id).box
        // On and off and on again.
        for _ in 0..<2 { try stage.waitForChange(in: box) }
        try daemon.change(to: Self.dark + "\nNet/CursorBlink 0\nNet/CursorBlinkTime 100")
        try stage.waitForTheme(isDark: true)
        let steady = try Picture(of: box, on: stage.connection)
        let end = Deadline(in: .milliseconds(600))
        while !end.isOver {
          #expect(try Picture(of: box, on: stage.connection).differences(from: steady) == 0)
          _ = try stage.demo.tree()
        }
      }
    }

    @Test(SettingsDaemon.isNeeded)
    func twoClicksAreADoubleClickAsTheUserWants() throws {
      try run(Self.light + "\nNet/DoubleClickTime 1") { stage, daemon in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.replaceText(with: "one two")
        let box = try stage.view(field.id).box
        try stage.clickTwice(Point(x: box.x + 20, y: box.center.y))
        #expect(try stage.view(field.id).selection?.isEmpty == true)
        try daemon.change(to: Self.dark + "\nNet/DoubleClickTime 9000")
        try stage.waitForTheme(isDark: true)
        // Far from the clicks before, which would count as well.
        try stage.clickTwice(Point(x: box.x + 52, y: box.center.y))
        #expect(try stage.view(field.id).selection == 4..<7)
      }
    }

    @Test(SettingsDaemon.isNeeded)
    func theMiddleButtonPastesOnlyForThoseWhoWantIt() throws {
      try run(Self.light + "\nGtk/EnablePrimaryPaste 0") { stage, daemon in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        let field = try stage.fields()[0]
        try stage.edit(field)
        try peer.own("PRIMARY")
        let place = try stage.view(field.id).box.center
        stage.pointer.click(place, button: 2)
        // A key that comes after it is seen after it.
        try stage.keyboard.type("q")
        try stage.demo.waitFor("text") { $0.text == "q" }
        #expect(peer.connection.pendingEvents().allSatisfy { $0.type != SelectionRequest })
        try daemon.change(to: Self.dark)
        try stage.waitForTheme(isDark: true)
        stage.pointer.click(place, button: 2)
        try peer.answer("p")
        try stage.demo.waitFor("text") { $0.text == "qp" }
      }
    }

    @Test(SettingsDaemon.isNeeded)
    func theKeysOfEmacsComeAndGo() throws {
      try run(Self.light + "\nGtk/KeyThemeName \"Emacs\"") { stage, daemon in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.type("one")
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        #expect(try stage.view(field.id).selection == 0..<0)
        try daemon.change(to: Self.dark)
        try stage.waitForTheme(isDark: true)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        #expect(try stage.view(field.id).selection == 0..<3)
      }
    }

    // MARK: Scale

    @Test(SettingsDaemon.isNeeded, arguments: WindowManager.allCases)
    func aWindowOfAnotherScaleLooksAsIfItHadBegunWithIt(manager: WindowManager) throws {
      let small = Self.light + "\nNet/CursorBlink 0\nXft/DPI 98304"
      let large = Self.light + "\nNet/CursorBlink 0\nXft/DPI 147456"
      var pictures: [Picture] = []
      for (first, second, width) in [(small, small, 500), (large, small, 750), (small, large, 500)] {
        try run(first, manager, DemoSetup(arguments: ["--size", "500x380"])) { stage, daemon in
          try stage.waitForWidth(width)
          try stage.begin(in: "nested/title")
          try daemon.change(to: second)
          try stage.waitForWidth(second == small ? 500 : 750)
          if second == large {
            try daemon.change(to: small)
            try stage.waitForWidth(500)
          }
          pictures.append(try stage.windowPicture())
        }
      }
      // Nothing is left of the other size: no font, no place, no corner.
      #expect(pictures[1].differences(from: pictures[0]) == 0)
      #expect(pictures[2].differences(from: pictures[0]) == 0)
    }

    /// As `xrdb` says it, in all the ways in which a resource can be written.
    @Test(
      arguments: [
        "Xft.dpi:\t144\n", "*dpi: 144\n", "Xft*dpi: 144", "XTerm*font: fixed\nXft.hinting: 1\nXft.dpi: 144\n",
      ])
    func theScaleOfTheDisplaysResourcesIsFollowedLive(_ resources: String) throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      try Stage.run(on: display, with: DemoSetup(arguments: ["--size", "500x380"])) { stage in
        try stage.waitForWidth(500)
        stage.setResources(resources)
        try stage.waitForWidth(750)
        stage.setResources("Xft.dpi: nonsense")
        try stage.waitForWidth(500)
        stage.setResources(resources)
        try stage.waitForWidth(750)
        stage.setResources(nil)
        try stage.waitForWidth(500)
        #expect(stage.demo.process.errors == "")
      }
    }

    @Test(SettingsDaemon.isNeeded)
    func theDesktopsScaleGoesBeforeThatOfTheDisplaysResources() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      try Stage.run(on: display, with: DemoSetup(arguments: ["--size", "500x380"])) { stage in
        stage.setResources("Xft.dpi: 120")
        try stage.waitForWidth(625)
        let daemon = try SettingsDaemon("Xft/DPI 147456", on: display)
        defer { daemon.end() }
        try stage.waitForWidth(750)
        stage.setResources("Xft.dpi: 96")
        _ = try stage.demo.tree()
        #expect(try stage.demo.tree()["window"]?.box.width == 750)
        try daemon.kill()
        try stage.waitForWidth(500)
      }
    }

    // MARK: Coming and going

    @Test(SettingsDaemon.isNeeded)
    func withoutItsManagerAllIsAsIfNothingWereSet() throws {
      try run(Self.dark) { stage, daemon in
        try stage.waitForTheme(isDark: true)
        try daemon.kill()
        try stage.waitForTheme(isDark: false)
      }
    }

    @Test(SettingsDaemon.isNeeded)
    func aManagerThatComesLaterIsFound() throws {
      try Stage.run(.none) { stage in
        try stage.waitForTheme(isDark: false)
        let daemon = try SettingsDaemon(Self.dark, on: stage.display)
        defer { daemon.end() }
        try stage.waitForTheme(isDark: true)
      }
    }

    // MARK: Lies

    @Test func garbageIsComplainedOfAndChangesNothing() throws {
      let display = try VirtualDisplay.shared(.none)
      let liar = try SettingsPeer(display)
      defer { liar.close() }
      liar.write(SettingsPeer.block("Gtk/ApplicationPreferDarkTheme", 1))
      try Stage.run(on: display) { stage in
        try stage.waitForTheme(isDark: true)
        liar.write([0, 0, 0, 0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
        try stage.waitForError("they are too short for 4294967295 settings")
        liar.write([0], type: "STRING")
        try stage.waitForError("the property is of another type")
        liar.write([UInt8](repeating: 0, count: 300 << 10))
        try stage.waitForError("the property is longer than any settings are")
        #expect(try stage.isDark())
        liar.write(SettingsPeer.block("Gtk/ApplicationPreferDarkTheme", 0))
        try stage.waitForTheme(isDark: false)
      }
    }

    /// Each is gone before, while or after it is asked.
    @Test func managersThatDieAtOnceDoNoHarm() throws {
      try Stage.run(.none) { stage in
        for _ in 0..<40 {
          let mayfly = try SettingsPeer(stage.display)
          mayfly.write(SettingsPeer.block("Gtk/ApplicationPreferDarkTheme", 1))
          try mayfly.announce()
          mayfly.close()
        }
        try stage.waitForTheme(isDark: false)
        #expect(stage.demo.process.errors == "")
      }
    }
  }
}

extension Stage {
  /// What `xrdb` does.
  func setResources(_ text: String?) {
    let (display, root) = (connection.display, connection.root)
    if let text {
      XChangeProperty(
        display, root, connection.atom("RESOURCE_MANAGER"), connection.atom("STRING"), 8, PropModeReplace,
        Array(text.utf8), Int32(text.utf8.count))
    } else {
      XDeleteProperty(display, root, connection.atom("RESOURCE_MANAGER"))
    }
    connection.synchronize()
  }

  /// Whether the window's corner is dark.
  fileprivate func isDark() throws -> Bool {
    guard let box = connection.box(of: window) else { throw Failure("no window") }
    let corner = Box(x: box.x + 2, y: box.y + 2, width: 1, height: 1)
    return try Picture(of: corner, on: connection).pixels[0] & 0xff < 0x80
  }

  fileprivate func waitForTheme(isDark wanted: Bool) throws {
    try waitUntil("a \(wanted ? "dark" : "light") window") { try isDark() == wanted }
  }

  /// And until it has been painted at that size.
  fileprivate func waitForWidth(_ width: Int) throws {
    try waitUntil("a width of \(width)") { connection.box(of: window)?.width == width }
    try waitForTree("a width of \(width)") { $0["window"]?.box.width == width }
    _ = try demo.tree()
  }

  fileprivate func waitForChange(in box: Box) throws {
    let before = try Picture(of: box, on: connection)
    try waitUntil("another picture") { try Picture(of: box, on: connection).differences(from: before) > 0 }
  }

  fileprivate func waitForError(_ text: String) throws {
    try waitUntil("'\(text)' on standard error") { demo.process.errors.contains(text) }
  }

  private func waitUntil(_ what: String, _ isDone: () throws -> Bool) throws {
    let deadline = Deadline()
    while try !isDone() {
      if deadline.isOver { throw Failure("never: \(what); \(demo.process.errors)") }
      // Whatever has come is seen to when the tree is told.
      _ = try demo.tree()
    }
  }

  fileprivate func windowPicture() throws -> Picture {
    guard let box = connection.box(of: window) else { throw Failure("no window") }
    return try Picture(of: box, on: connection)
  }

  /// Some milliseconds apart by the server's clock.
  fileprivate func clickTwice(_ place: Point) throws {
    pointer.click(place)
    let pause = Deadline(in: .milliseconds(5))
    while !pause.isOver { _ = try demo.tree() }
    pointer.click(place)
    _ = try demo.tree()
  }
}
