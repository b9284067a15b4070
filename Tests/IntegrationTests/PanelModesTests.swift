import CXTest
import Glibc
import KeyboardModel
import TestSupport
import Testing

extension Integration {
  /// The keyboard panel in each of its modes, by real presses.
  @Suite
  @HarnessActor
  struct PanelModesTests {
    // MARK: - A window of its own

    @Test(.bug(id: "catacombing/catacomb#32"), arguments: WindowManager.installed)
    func aWindowOfItsOwnNeverTakesTheFocus(manager: WindowManager) throws {
      try run(.window, manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.key(Keys.delete)
        // As soon as the pointer leaves its window some managers take the keys from it.
        let focus = manager == .twm ? nil : stage.connection.focus
        try stage.connection.watchFocus(of: stage.window)
        let names = try typeFiftyKeys(on: stage)
        try stage.waitForTree("what was typed") {
          $0[field.id]?.text?.lowercased() == names.joined() && $0[field.id]?.isFirstResponder == true
        }
        guard let focus else { return }
        #expect(stage.connection.focus == focus)
        #expect(stage.connection.focusLosses == 0)
      }
    }

    private func typeFiftyKeys(on stage: Stage) throws -> [String] {
      let letters = ["f", "j", "d", "k", "s"]
      let names = (0..<50).map { letters[$0 % letters.count] }
      let keys = try stage.demo.tree().keys
      for name in names {
        let key = try #require(keys.first { $0.key?.lowercased() == name })
        let press = try stage.click(key.box.center)
        #expect(press.decision == "inside")
      }
      return names
    }

    @Test(arguments: WindowManager.installed)
    func aWindowOfItsOwnIsAtTheLowerEdgeAndGoesWithTheField(manager: WindowManager) throws {
      try run(.window, manager) { stage in
        try stage.edit(try stage.fields()[0])
        let tree = try stage.demo.tree()
        let dock = try #require(tree["keyboard-window"])
        let screen = stage.connection.screen
        #expect(dock.box.maxX == screen.maxX && dock.box.x == 0)
        let box = try #require(stage.connection.box(of: XID(dock.window)))
        if manager != .i3 { #expect(box.maxY == screen.maxY) }
        #expect(screen.contains(box))
        try stage.click(try #require(tree.keys.first { $0.key == "hide" }).box.center)
        try stage.demo.waitFor("keyboardDidHide")
        try stage.waitForTree("no window of the keyboard") { $0["keyboard-window"] == nil }
        let end = Deadline()
        while stage.connection.box(of: XID(dock.window)) != nil {
          if end.isOver { throw Failure("the keyboard's window stays") }
        }
      }
    }

    /// In the top row the panel's window ends below them.
    @Test(arguments: WindowManager.installed)
    func whatALongPressOffersStandsAboveAWindowOfItsOwn(manager: WindowManager) throws {
      try run(.window, manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == "e" }).box
        stage.pointer.move(to: key.center)
        stage.pointer.press()
        let name = "keyboard-choices-window/keyboard-choices"
        let tree = try stage.waitForTree("alternates") { $0[name]?.isUsable == true }
        let list = try #require(tree[name]).box
        #expect(list.maxY <= key.y + 5 && stage.connection.screen.contains(list))
        stage.pointer.move(to: key.center + Point(x: key.width, y: 0))
        stage.pointer.release()
        try stage.waitForTree("what was chosen") { tree in
          tree[field.id]?.text?.lowercased() == "é" && tree[name] == nil
            && tree[field.id]?.isFirstResponder == true
        }
      }
    }

    @Test(arguments: WindowManager.makingRoom)
    func aMaximizedWindowMakesRoomForIt(manager: WindowManager) throws {
      try run(.window, manager) { stage in
        stage.connection.maximize(stage.window)
        try stage.waitForTree("a large window") { ($0["window"]?.box.height ?? 0) > 700 }
        try stage.edit(try stage.fields()[0])
        try stage.waitForTree("a window above the keyboard") { tree in
          guard let window = tree["window"]?.box, let dock = tree["keyboard-window"]?.box else {
            return false
          }
          return window.maxY <= dock.y
        }
      }
    }

    // MARK: - In the window

    @Test(arguments: PanelMode.allCases, WindowManager.allCases)
    func inEveryModeRealPressesType(mode: PanelMode, manager: WindowManager) throws {
      try run(mode, manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        for name in ["f", "j", "m"] {
          let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == name })
          #expect(try stage.click(key.box.center).decision == "inside")
        }
        try stage.keyboard.type("x")
        try stage.waitForTree("what was typed") { $0[field.id]?.text?.lowercased() == "fjmx" }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aFloatingPanelIsDraggedAndTypesWhereItIsThen(manager: WindowManager) throws {
      try run(.floating, manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        let before = try stage.panel().box
        let grip = Point(x: before.center.x, y: before.maxY - 8)
        stage.pointer.drag(from: grip, to: grip + Point(x: -120, y: -80))
        try stage.demo.waitFor("keyboardDidChangeFrame")
        let after = try stage.panel().box
        #expect(after == Box(x: before.x - 120, y: before.y - 80, width: before.width, height: before.height))
        let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == "j" })
        try stage.click(key.box.center)
        try stage.waitForTree("what was typed") { $0[field.id]?.text?.lowercased() == "j" }
        // However far the hand goes, it stays in its window.
        stage.pointer.drag(from: grip + Point(x: -120, y: -80), to: Point(x: 1279, y: 799))
        let window = try #require(try stage.demo.tree()["window"]).box
        #expect(window.contains(try stage.panel().box))
        #expect(try stage.demo.tree().firstResponder?.id == field.id)
      }
    }

    @Test func aFloatingPanelIsInTheNextRunWhereItWasDraggedTo() throws {
      let folder = try Files.scratchFolder()
      defer {
        unlink(folder + "/outfield/place")
        for name in ["/outfield", ""] { rmdir(folder + name) }
      }
      let setup = DemoSetup(arguments: ["--panel", "floating"], environment: ["XDG_STATE_HOME": folder])
      let display = try VirtualDisplay.shared(.none)
      var place: Box?
      for _ in 0..<2 {
        try Stage.run(on: display, with: setup) { stage in
          try stage.edit(try stage.fields()[0])
          let box = try stage.panel().box
          if let place { return #expect(box == place) }
          let grip = Point(x: box.center.x, y: box.maxY - 8)
          stage.pointer.drag(from: grip, to: grip + Point(x: 137, y: -43))
          try stage.demo.waitFor("keyboardDidChangeFrame")
          place = try stage.panel().box
          #expect(place != box)
        }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func theHideKeyHeldLetsTheUserChooseAnotherPlace(manager: WindowManager) throws {
      try run(.docked, manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        let hide = try #require(try stage.demo.tree().keys.first { $0.key == "hide" })
        stage.pointer.move(to: hide.box.center)
        stage.pointer.press()
        let list = try #require(
          try stage.waitForTree("places to choose") { $0["keyboard-choices"]?.isUsable == true }[
            "keyboard-choices"])
        // The last one, at the left, is the right hand's.
        stage.pointer.move(to: Point(x: list.box.x + list.box.width / 12, y: list.box.center.y))
        stage.pointer.release()
        try stage.waitForTree("a way to the other hand") { $0["keyboard/panel-left"]?.isUsable == true }
        #expect(try stage.demo.tree().firstResponder?.id == field.id)
        #expect(try !stage.demo.tree().keys.isEmpty)
      }
    }

    // MARK: -

    private func run(_ mode: PanelMode, _ manager: WindowManager, _ body: (Stage) throws -> Void) throws {
      let setup = DemoSetup(arguments: ["--panel", mode.rawValue])
      try Stage.run(on: VirtualDisplay.shared(manager), with: setup, body)
    }
  }
}

extension XConnection {
  /// Hears from now on when a window loses the keys.
  fileprivate func watchFocus(of window: XID) throws {
    XSelectInput(display, window, FocusChangeMask)
    _ = pendingEvents()
  }

  /// How often it has lost them by itself, and not by a grab, since it was watched.
  fileprivate var focusLosses: Int {
    pendingEvents().count { $0.type == FocusOut && $0.xfocus.mode == NotifyNormal }
  }

  /// As a user's click on the window manager's button does (EWMH, _NET_WM_STATE).
  fileprivate func maximize(_ window: XID) {
    var event = XEvent()
    event.xclient = XClientMessageEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("_NET_WM_STATE")
    event.xclient.format = 32
    event.xclient.data.l.0 = 1
    event.xclient.data.l.1 = Int(atom("_NET_WM_STATE_MAXIMIZED_VERT"))
    event.xclient.data.l.2 = Int(atom("_NET_WM_STATE_MAXIMIZED_HORZ"))
    event.xclient.data.l.3 = 1
    XSendEvent(display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
    synchronize()
  }
}
