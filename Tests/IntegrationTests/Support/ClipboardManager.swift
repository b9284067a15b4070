import CXTest
import TestSupport
import Testing

/// A program that keeps what was copied when its owner ends (freedesktop.org's clipboard manager specification).
enum ClipboardManager {
  private static let program = "xfce4-clipman"

  static var isNeeded: ConditionTrait {
    .enabled(
      if: Spawn.canFind(program) && Spawn.canFind("dbus-launch"),
      "no clipboard manager: apt-get install xfce4-clipman dbus-x11")
  }

  /// Starts it and waits until it is there.
  @HarnessActor
  static func start(on display: VirtualDisplay) throws -> ChildProcess {
    let connection = try display.connect()
    defer { connection.close() }
    var spawn = Spawn(program, [])
    spawn.environment["DISPLAY"] = display.name
    spawn.environment["HOME"] = try Files.scratchFolder()
    let process = try ChildProcess(spawn)
    let manager = connection.atom("CLIPBOARD_MANAGER")
    let deadline = Deadline()
    while XGetSelectionOwner(connection.display, manager) == 0 {
      if deadline.isOver || process.hasEnded { throw Failure("no clipboard manager: \(process.errors)") }
    }
    return process
  }
}
