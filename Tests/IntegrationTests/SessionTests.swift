import CXTest
import Testing

extension Integration {
  /// The demo's manners towards window managers (ICCCM, EWMH).
  @Suite
  @HarnessActor
  struct SessionTests {
    @Test(arguments: WindowManager.allCases)
    func deleteWindowMessageEndsTheProgram(manager: WindowManager) throws {
      let display = try VirtualDisplay.shared(manager)
      let connection = try display.connect()
      defer { connection.close() }
      let demo = try DemoProcess(DemoSetup(), on: display.name)
      defer { demo.process.end() }
      let window = XID(try #require(try demo.waitFor("ready").body["window"]?.integer))
      connection.sendProtocol("WM_DELETE_WINDOW", to: window)
      #expect(try demo.process.waitForEnd() == .exited(0))
      #expect(demo.process.errors.isEmpty)
    }

    @Test(arguments: WindowManager.allCases)
    func pingIsAnsweredOnTheRoot(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let connection = stage.connection
        XSelectInput(connection.display, connection.root, SubstructureNotifyMask)
        connection.sendProtocol("_NET_WM_PING", to: stage.window, time: 4711)
        let answer = try connection.waitForEvent("answer to the ping") { $0.type == ClientMessage }
        #expect(answer.xclient.window == connection.root)
        #expect(answer.xclient.message_type == connection.atom("WM_PROTOCOLS"))
        #expect(Atom(answer.xclient.data.l.0) == connection.atom("_NET_WM_PING"))
        #expect(answer.xclient.data.l.1 == 4711)
        #expect(XID(answer.xclient.data.l.2) == stage.window)
      }
    }

    @Test func windowSaysWhatItIs() throws {
      try Stage.run(.none) { stage in
        let connection = stage.connection
        let classes = try #require(connection.textProperty("WM_CLASS", of: stage.window))
        #expect(classes.split(separator: "\0").count == 2)
        #expect(connection.textProperty("_NET_WM_NAME", of: stage.window)?.isEmpty == false)
        let hints = try #require(XGetWMHints(connection.display, stage.window))
        defer { XFree(hints) }
        #expect(hints.pointee.flags & Int(InputHint) != 0)
        #expect(hints.pointee.input != 0)
      }
    }

    @Test func windowHasASmallestSize() throws {
      try Stage.run(.none) { stage in
        let hints = try #require(XAllocSizeHints())
        defer { XFree(hints) }
        var supplied = 0
        #expect(XGetWMNormalHints(stage.connection.display, stage.window, hints, &supplied) != 0)
        #expect(hints.pointee.flags & Int(PMinSize) != 0)
        #expect(hints.pointee.min_width > 0)
        #expect(hints.pointee.min_height > 0)
      }
    }
  }
}
