import CXTest
import Testing

/// Who manages the windows of a display; every rule holds under each.
enum WindowManager: CaseIterable, CustomTestStringConvertible {
  case none
  case openbox

  var testDescription: String {
    switch self {
    case .none: "no window manager"
    case .openbox: "openbox"
    }
  }

  /// Starts it and waits until it manages.
  ///
  /// `_NET_SUPPORTING_WM_CHECK` appears too early for that: openbox reads a request to map a window while it is
  /// still starting, and then sleeps on it until something else happens. Its start-up command comes last.
  @HarnessActor
  func start(on display: String, seenBy connection: XConnection) throws -> ChildProcess? {
    guard self == .openbox else { return nil }
    let output = try Descriptor.pipe()
    var spawn = Spawn("openbox", ["--sm-disable", "--startup", "echo managing"])
    spawn.environment["DISPLAY"] = display
    spawn.descriptors[1] = output.writing
    let process = try ChildProcess(spawn)
    let lines = LineReader(output.reading)
    let deadline = Deadline()
    while let line = try lines.nextLine(before: deadline), line != "managing" {}
    guard connection.windowProperty("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil else {
      throw Failure("openbox did not start: \(process.errors)")
    }
    return process
  }
}
