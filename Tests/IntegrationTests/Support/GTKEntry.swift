import CXTest
import TestSupport
import Testing

/// A program of GTK 3 with one text field.
@HarnessActor
final class GTKEntry {
  /// Where its window is on the screen.
  let box: Box
  private let process: ChildProcess
  private let lines: LineReader

  private static let python = "/usr/bin/python3"

  nonisolated static var isNeeded: ConditionTrait {
    .enabled("python3-gi and gir1.2-gtk-3.0 are missing: apt-get install python3-gi gir1.2-gtk-3.0") {
      try await isInstalled()
    }
  }

  private static func isInstalled() throws -> Bool {
    let check = "import gi; gi.require_version('Gtk', '3.0')"
    guard let process = try? ChildProcess(Spawn(python, ["-c", check])) else { return false }
    return try process.waitForEnd() == .exited(0)
  }

  /// A script of ours for GTK, on a display.
  static func spawn(_ script: String, _ arguments: [String], on display: VirtualDisplay) -> Spawn {
    var spawn = Spawn(python, [Repository.path("Tests/IntegrationTests/Peers/" + script)] + arguments)
    spawn.environment["DISPLAY"] = display.name
    spawn.environment["GDK_BACKEND"] = "x11"
    // No accessibility bus runs here.
    spawn.environment["NO_AT_BRIDGE"] = "1"
    return spawn
  }

  init(_ stage: Stage, text: String = "") throws {
    let output = try Descriptor.pipe()
    let room = Stage.room
    var spawn = Self.spawn("gtk-entry.py", ["\(room.x)", "\(room.y)", text], on: stage.display)
    spawn.descriptors[1] = output.writing
    process = try ChildProcess(spawn)
    lines = LineReader(output.reading)
    let ready = try Self.next("ready ", of: lines, process)
    guard let window = XID(ready), let box = stage.connection.box(of: window) else {
      throw Failure("no window: \(ready)")
    }
    self.box = box
  }

  /// Until its text is this.
  func waitForText(_ text: String) throws {
    while try Self.next("text ", of: lines, process) != text {}
  }

  func close() { process.end() }

  private static func next(_ prefix: String, of lines: LineReader, _ process: ChildProcess) throws -> String {
    while let line = try lines.nextLine(before: Deadline()) {
      if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    }
    throw Failure("GTK's program has ended: \(process.errors)")
  }
}
