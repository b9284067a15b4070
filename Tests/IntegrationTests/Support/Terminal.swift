import CXTest
import Glibc
import TestSupport
import Testing

/// xterm with a program in it that shows a text, and hands over what is pasted.
@HarnessActor
final class Terminal {
  nonisolated static var isNeeded: ConditionTrait {
    .enabled(if: Spawn.canFind("xterm"), "xterm is missing: apt-get install xterm")
  }

  let window: XID
  private let process: ChildProcess
  private let lines: LineReader
  private let connection: XConnection
  private let folder: String

  /// In the corner of the screen that the demo leaves free. Its program waits for `count` bytes.
  init(on display: VirtualDisplay, showing text: String, waitingFor count: Int) throws {
    connection = try display.connect()
    folder = try Files.scratchFolder()
    let pipe = folder + "/typed"
    guard mkfifo(pipe, 0o600) == 0 else { throw Failure("mkfifo: \(String(cString: strerror(errno)))") }
    // For writing too, so that it opens before there is a writer.
    lines = LineReader(Descriptor(open(pipe, O_RDWR | O_CLOEXEC)))
    let script = """
      stty -icanon -echo
      printf '%s' '\(text)'
      exec >'\(pipe)'
      echo ready
      dd bs=1 count=\(count) 2>/dev/null
      echo
      exec cat
      """
    var spawn = Spawn("xterm", ["-u8", "-fn", "fixed", "-geometry", "40x4-0-0", "-e", "sh", "-c", script])
    spawn.environment["DISPLAY"] = display.name
    process = try ChildProcess(spawn)
    let line = try lines.nextLine(before: Deadline())
    let windows = connection.tree(of: connection.root).children
    let found = windows.first { [connection] in
      connection.textProperty("WM_CLASS", of: $0)?.hasPrefix("xterm") == true && connection.isViewable($0)
    }
    guard line == "ready", let found else { throw Failure("xterm did not start: \(process.errors)") }
    window = found
  }

  /// Where it shows the beginning of its text.
  func textPlace() throws -> Point {
    guard let box = connection.box(of: window) else { throw Failure("xterm is gone") }
    return Point(x: box.x + 12, y: box.y + 8)
  }

  /// Gives it the keyboard: there is no window manager that would.
  func focus() {
    XSetInputFocus(connection.display, window, Int32(RevertToPointerRoot), Time(CurrentTime))
    connection.synchronize()
  }

  /// The bytes that it waited for.
  func pasted() throws -> String? { try lines.nextLine(before: Deadline()) }

  func close() {
    process.end()
    connection.close()
    unlink(folder + "/typed")
    rmdir(folder)
  }
}
