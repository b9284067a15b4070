import CXTest
import Glibc
import Testing

extension Integration {
  /// The program's arguments, messages and exit codes.
  @Suite
  @HarnessActor
  struct CommandLineTests {
    @Test(arguments: ["--help", "--version"])
    func informationGoesToStandardOutputWithoutADisplay(argument: String) throws {
      let outcome = try Demo.run([argument])
      #expect(outcome.status == .exited(0))
      #expect(!outcome.output.isEmpty)
      #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [
      ["--nonsense"], ["nonsense"], ["demo", "--scene"], ["demo", "--scene", "nowhere"], ["demo", "extra"],
      ["--direction", "up"],
    ])
    func wrongArgumentsAreSaidAndExitWithTwo(arguments: [String]) throws {
      let outcome = try Demo.run(arguments)
      #expect(outcome.status == .exited(2))
      #expect(outcome.output.isEmpty)
      #expect(!outcome.errors.isEmpty)
    }

    @Test func missingDisplayIsSaidAndExitsWithOne() throws {
      let ended = try VirtualDisplay(.none)
      ended.close()
      for display in [nil, ended.name] {
        let outcome = try Demo.run(["demo", "--events"], display: display)
        #expect(outcome.status == .exited(1))
        #expect(outcome.output.isEmpty)
        #expect(!outcome.errors.isEmpty)
      }
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func signalEndsItCleanlyWithAMessage(signal: Int32) throws {
      let demo = try DemoProcess(DemoSetup(), on: try VirtualDisplay.shared(.none).name)
      defer { demo.process.end() }
      try demo.waitFor("ready")
      demo.process.send(signal)
      let status = try demo.process.waitForEnd()
      #expect([.exited(0), .exited(128 + signal)].contains(status))
      #expect(!demo.process.errors.isEmpty)
    }

    @Test func lossOfTheServerIsSaidAndExitsWithOne() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      let demo = try DemoProcess(DemoSetup(), on: display.name)
      defer { demo.process.end() }
      try demo.waitFor("ready")
      display.crash()
      #expect(try demo.process.waitForEnd() == .exited(1))
      #expect(!demo.process.errors.isEmpty)
    }

    @Test func aWindowThatAnotherClientDestroysIsClosed() throws {
      let display = try VirtualDisplay.shared(.none)
      let demo = try DemoProcess(DemoSetup(), on: display.name)
      defer { demo.process.end() }
      let window = try #require(try demo.waitFor("ready").body["window"]?.integer)
      let connection = try display.connect()
      defer { connection.close() }
      XDestroyWindow(connection.display, XID(window))
      connection.synchronize()
      #expect(try demo.process.waitForEnd() == .exited(0))
    }

    @Test(arguments: ["<&-", "2>&-"])
    func aClosedStandardStreamTakesNothingFromTheDisplay(closing: String) throws {
      let display = try VirtualDisplay.shared(.none)
      let pipe = try Descriptor.pipe()
      var spawn = Spawn("/bin/sh", ["-c", "exec \"$0\" demo --events \(closing)", try Demo.path()])
      spawn.environment["DISPLAY"] = display.name
      spawn.descriptors[1] = pipe.writing
      let process = try ChildProcess(spawn)
      defer { process.end() }
      let lines = LineReader(pipe.reading)
      _ = try lines.nextLine(before: Deadline())
      let pointer = try Pointer(display)
      defer { pointer.close() }
      pointer.click(Point(x: 200, y: 400))
      let line = try #require(try lines.nextLine(before: Deadline()))
      #expect(try DemoEvent(parsing: line).name == "press")
    }

    @Test func unknownCommandIsAnErrorEventAndNothingElse() throws {
      try Stage.run(.none) { stage in
        try stage.demo.nextStep()
        try stage.demo.send("dance")
        try stage.demo.waitFor("error")
        _ = try stage.demo.tree()
        #expect(stage.demo.recent.map(\.name) == ["error", "tree"])
      }
    }

    @Test func endOfStandardInputEndsNothing() throws {
      let display = try VirtualDisplay.shared(.none)
      let pipe = try Descriptor.pipe()
      var spawn = try Demo.spawn(["demo", "--events"], display: display.name)
      spawn.descriptors[1] = pipe.writing
      let process = try ChildProcess(spawn)
      defer { process.end() }
      let ready = try LineReader(pipe.reading).nextLine(before: Deadline())
      #expect(try DemoEvent(parsing: try #require(ready)).name == "ready")
      process.send(SIGTERM)
      #expect(try process.waitForEnd() != .signalled(SIGTERM))
    }
  }
}
