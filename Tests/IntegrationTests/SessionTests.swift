import CXTest
import Glibc
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

    /// Old window managers read WM_NAME, in the encodings of their time.
    @Test(
      .bug(id: "quoxlabs/quox#55"),
      arguments: [
        ("Form", "STRING", [0x46, 0x6F, 0x72, 0x6D]), ("Café", "STRING", [0x43, 0x61, 0x66, 0xE9]),
        ("Zoë я", "COMPOUND_TEXT", [0x5A, 0x6F, 0xEB, 0x20, 0x1B, 0x2D, 0x4C, 0xEF]),
      ] as [(String, String, [UInt8])])
    func aTitleIsWrittenForOldWindowManagersToo(_ title: String, _ type: String, _ bytes: [UInt8])
      async throws
    {
      let display = try VirtualDisplay.shared(.none).name
      let name = try await LocalWindow.name(of: title, on: display)
      #expect(name == LocalWindow.Name(encoding: type, bytes: bytes))
    }

    @Test(.bug(id: "zed-industries/zed#41986"), arguments: [false, true])
    func theServersEndIsTheProgramsEnd(isEditing: Bool) throws {
      let display = try VirtualDisplay(.none)
      let stage = try Stage(DemoSetup(), on: display)
      defer { stage.demo.process.end() }
      if isEditing { try stage.edit(try stage.fields()[0]) }
      display.close()
      #expect(try stage.demo.process.waitForEnd() == .exited(1))
      #expect(stage.demo.process.errors.hasSuffix(": lost the connection to the X server\n"))
      #expect(stage.demo.process.errors.split(separator: "\n").count == 1)
    }

    /// Whoever reads a log, or writes a rule for a window manager, knows the program by its own name.
    @Test func messagesAndWindowsCarryTheProgramsName() throws {
      let link = "/tmp/sign-in-\(getpid())"
      unlink(link)
      let path = try Demo.path()
      guard symlink(path, link) == 0 else { throw Failure("no link \(link)") }
      defer { unlink(link) }
      let display = try VirtualDisplay.shared(.none)
      let connection = try display.connect()
      defer { connection.close() }
      let demo = try DemoProcess(DemoSetup(program: link), on: display.name)
      defer { demo.process.end() }
      let window = XID(try #require(try demo.waitFor("ready").body["window"]?.integer))
      let name = String(link.dropFirst(5))
      #expect(connection.textProperty("WM_CLASS", of: window) == "\(name)\0S\(name.dropFirst())\0")
      demo.process.send(SIGTERM)
      #expect(try demo.process.waitForEnd() == .exited(128 + SIGTERM))
      #expect(demo.process.errors == "\(name): ended by signal \(SIGTERM)\n")
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
