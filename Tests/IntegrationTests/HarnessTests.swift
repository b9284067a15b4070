import CXTest
import Glibc
import Testing

extension Integration {
  /// The tests' own tools, tried on the X server itself.
  @Suite
  @HarnessActor
  struct HarnessTests {
    @Test(arguments: WindowManager.allCases)
    func clickReachesForeignClientExactlyOnce(manager: WindowManager) throws {
      let display = try VirtualDisplay.shared(manager)
      let client = try ForeignClient(display, at: Box(x: 700, y: 300, width: 200, height: 100))
      let pointer = try Pointer(display)
      defer { client.close() }
      defer { pointer.close() }
      pointer.click(try client.center())
      let received = try client.received(untilRelease: 1)
      #expect(received == ForeignClient.Received(presses: 1, releases: 1))
    }

    @Test(arguments: WindowManager.allCases)
    func clickOnBareRootReachesNobody(manager: WindowManager) throws {
      let display = try VirtualDisplay.shared(manager)
      let client = try ForeignClient(display, at: Box(x: 700, y: 300, width: 200, height: 100))
      let connection = try display.connect()
      let pointer = try Pointer(display)
      defer { client.close() }
      defer { connection.close() }
      defer { pointer.close() }
      pointer.click(try connection.bareRootPlace())
      pointer.click(try client.center())
      let received = try client.received(untilRelease: 1)
      #expect(received.presses == 1)
    }

    @Test(arguments: WindowManager.allCases)
    func typedTextArrivesInOrder(manager: WindowManager) throws {
      let display = try VirtualDisplay.shared(manager)
      let client = try ForeignClient(display, at: Box(x: 100, y: 100, width: 200, height: 100))
      let keyboard = try Keyboard(display)
      defer { client.close() }
      defer { keyboard.close() }
      try client.focus()
      try keyboard.type("aB1! z~")
      let received = try client.received(untilText: "aB1! z~")
      #expect(received.presses == 0)
    }

    @Test(arguments: WindowManager.allCases)
    func dragMovesThePointerToItsEnd(manager: WindowManager) throws {
      let display = try VirtualDisplay.shared(manager)
      let client = try ForeignClient(display, at: Box(x: 100, y: 100, width: 200, height: 100))
      let pointer = try Pointer(display)
      defer { client.close() }
      defer { pointer.close() }
      let start = try client.center()
      pointer.drag(from: start, to: start + Point(x: 400, y: 300))
      // The press holds the pointer for its window until the release, wherever that is.
      let received = try client.received(untilRelease: 1)
      #expect(received == ForeignClient.Received(presses: 1, releases: 1))
    }

    @Test func pictureShowsAWindowThatAppears() throws {
      let display = try VirtualDisplay.shared(.none)
      let connection = try display.connect()
      defer { connection.close() }
      let box = Box(x: 300, y: 200, width: 120, height: 80)
      let before = try Picture(of: connection.screen, on: connection)
      let client = try ForeignClient(display, at: box)
      let after = try Picture(of: connection.screen, on: connection)
      client.close()
      #expect(before.differences(from: after) == box.width * box.height)
      let inside = try Picture(of: box, on: connection)
      #expect(inside.differences(from: before) == 0)
    }

    @Test func displayIsGoneAfterItsEnd() throws {
      let display = try VirtualDisplay(.openbox)
      let connection = try display.connect()
      #expect(connection.windowProperty("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil)
      display.close()
      #expect(throws: Failure.self) { try XConnection(to: display.name) }
    }

    @Test func childTellsHowItEnded() throws {
      let exited = try ChildProcess(Spawn("sh", ["-c", "echo why >&2; exit 3"]))
      #expect(try exited.waitForEnd() == .exited(3))
      #expect(exited.errors == "why\n")
      let killed = try ChildProcess(Spawn("sh", ["-c", "kill -9 $$"]))
      #expect(try killed.waitForEnd() == .signalled(SIGKILL))
    }

    @Test func childThatDoesNotEndIsEnded() throws {
      let input = try Descriptor.pipe()
      var spawn = Spawn("cat", [])
      spawn.descriptors[0] = input.reading
      let endless = try ChildProcess(spawn)
      #expect(throws: Failure.self) { try endless.waitForEnd(before: Deadline(in: .milliseconds(20))) }
      endless.end()
      #expect(try endless.waitForEnd() == .signalled(SIGTERM))
    }

    @Test func waitingEndsAtTheDeadline() throws {
      let pipe = try Descriptor.pipe()
      let reader = LineReader(pipe.reading)
      #expect(throws: Failure.self) { try reader.nextLine(before: Deadline(in: .milliseconds(20))) }
      try pipe.writing.write("one\ntwo\nrest")
      #expect(try reader.nextLine(before: Deadline()) == "one")
      #expect(try reader.nextLine(before: Deadline()) == "two")
      #expect(throws: Failure.self) { try reader.nextLine(before: Deadline(in: .milliseconds(20))) }
    }
  }
}
