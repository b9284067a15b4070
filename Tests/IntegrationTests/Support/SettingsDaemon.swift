import CXTest
import Glibc
import Testing

/// The desktop's settings, from the real xsettingsd.
@HarnessActor
final class SettingsDaemon {
  nonisolated static var isNeeded: ConditionTrait {
    .enabled(if: Spawn.canFind("xsettingsd"), "xsettingsd is missing: apt-get install xsettingsd")
  }

  private let process: ChildProcess
  private let file: ScratchText

  /// Starts it and waits until its settings can be read. `lines` are of its own configuration.
  init(_ lines: String, on display: VirtualDisplay) throws {
    file = try ScratchText(lines + "\n")
    var spawn = Spawn("xsettingsd", ["-s", "0", "-c", file.path])
    spawn.environment["DISPLAY"] = display.name
    process = try ChildProcess(spawn)
    let connection = try display.connect()
    defer { connection.close() }
    let deadline = Deadline()
    while !Self.hasSettings(connection) {
      if deadline.isOver { throw Failure("xsettingsd did not start: \(process.errors)") }
    }
  }

  private static func hasSettings(_ connection: XConnection) -> Bool {
    let owner = XGetSelectionOwner(connection.display, connection.atom("_XSETTINGS_S0"))
    return owner != 0 && connection.properties(of: owner).contains(connection.atom("_XSETTINGS_SETTINGS"))
  }

  /// Other settings from now on.
  func change(to lines: String) throws {
    try file.replace(with: lines + "\n")
    process.send(SIGHUP)
  }

  /// As a crash would.
  func kill() throws {
    process.send(SIGKILL)
    try process.waitForEnd()
  }

  func end() { process.end() }
}

/// A file with a name, for as long as it is needed.
final class ScratchText: Sendable {
  let path: String

  init(_ text: String) throws {
    var template = Array("/tmp/outfield-test.XXXXXX".utf8CString)
    let descriptor = Descriptor(mkstemp(&template))
    guard descriptor.number >= 0 else { throw Failure("mkstemp: \(String(cString: strerror(errno)))") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try descriptor.write(text)
  }

  deinit { unlink(path) }

  func replace(with text: String) throws {
    let number = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard number >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    try Descriptor(number).write(text)
  }
}
