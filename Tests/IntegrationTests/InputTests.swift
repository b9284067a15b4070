import CXTest
import Testing

extension Integration {
  /// Keys and buttons, real and forged.
  @Suite
  @HarnessActor
  struct InputTests {
    @Test(.bug(id: "T68"), arguments: WindowManager.allCases)
    func forgedEventsDoNothing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.type("a")
        try stage.demo.waitFor("text") { $0.text == "a" }
        try stage.demo.nextStep()
        stage.connection.forgeKey("b", in: stage.window)
        stage.connection.forgeClick(at: try stage.background(beside: field), in: stage.window)
        try stage.keyboard.type("c")
        let text = try stage.demo.waitFor("text")
        #expect(text.text == "ac")
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("press").isEmpty)
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test(
      .enabled(if: Spawn.canFind("setxkbmap"), "setxkbmap is missing (package x11-xkb-utils)"),
      arguments: WindowManager.allCases)
    func deadKeyComposesWithoutAnInputMethodServer(manager: WindowManager) throws {
      let display = try VirtualDisplay(manager)
      defer { display.close() }
      var spawn = Spawn("setxkbmap", ["us", "-variant", "intl"])
      spawn.environment["DISPLAY"] = display.name
      #expect(try ChildProcess(spawn).waitForEnd() == .exited(0))
      try Stage.run(on: display) { stage in
        try stage.edit(try stage.fields()[0])
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.key(Keys.deadAcute)
        try stage.keyboard.type("ex")
        let text = try stage.demo.waitFor("text") { $0.text?.last == "x" }
        #expect(text.text == "éx")
      }
    }
  }
}

extension XConnection {
  /// Sends a key event that no key has caused.
  fileprivate func forgeKey(_ character: Unicode.Scalar, in window: XID) {
    for type in [KeyPress, KeyRelease] {
      var event = XEvent()
      event.xkey.type = type
      event.xkey.window = window
      event.xkey.root = root
      event.xkey.keycode = UInt32(XKeysymToKeycode(display, KeySym(character.value)))
      event.xkey.same_screen = 1
      XSendEvent(display, window, 0, type == KeyPress ? KeyPressMask : KeyReleaseMask, &event)
    }
    synchronize()
  }

  /// Sends button events that no button has caused.
  fileprivate func forgeClick(at place: Point, in window: XID) {
    let origin = box(of: window) ?? screen
    for type in [ButtonPress, ButtonRelease] {
      var event = XEvent()
      event.xbutton.type = type
      event.xbutton.window = window
      event.xbutton.root = root
      event.xbutton.button = 1
      (event.xbutton.x, event.xbutton.y) = (Int32(place.x - origin.x), Int32(place.y - origin.y))
      (event.xbutton.x_root, event.xbutton.y_root) = (Int32(place.x), Int32(place.y))
      event.xbutton.same_screen = 1
      XSendEvent(display, window, 0, type == ButtonPress ? ButtonPressMask : ButtonReleaseMask, &event)
    }
    synchronize()
  }
}
