import CXTest
import Testing

/// Who manages the windows of a display.
enum WindowManager: CustomTestStringConvertible {
  case none
  case openbox
  /// Tiles: a new window takes half of the place of the others.
  case i3

  /// Those under which every rule is tried.
  static let allCases: [WindowManager] = [.none, .openbox]

  var testDescription: String {
    switch self {
    case .none: "no window manager"
    case .openbox: "openbox"
    case .i3: "i3"
    }
  }

  /// What starts it; its start-up command says `managing`.
  private var command: Spawn? {
    switch self {
    case .none: nil
    case .openbox: Spawn("openbox", ["--sm-disable", "--startup", "echo managing"])
    case .i3: Spawn("i3", ["-c", Self.folder + "i3.conf"])
    }
  }

  var isInstalled: Bool { command.map { Spawn.canFind($0.program) } ?? true }

  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 } + "/Managers/"

  /// Starts it and waits until it manages.
  ///
  /// `_NET_SUPPORTING_WM_CHECK` appears too early for that: openbox reads a request to map a window while it is
  /// still starting, and then sleeps on it until something else happens. Its start-up command comes last.
  @HarnessActor
  func start(on display: String, seenBy connection: XConnection) throws -> ChildProcess? {
    guard var spawn = command else { return nil }
    let output = try Descriptor.pipe()
    spawn.environment["DISPLAY"] = display
    spawn.descriptors[1] = output.writing
    let process = try ChildProcess(spawn)
    let lines = LineReader(output.reading)
    let deadline = Deadline()
    while let line = try lines.nextLine(before: deadline), line != "managing" {}
    guard connection.windowProperty("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil else {
      throw Failure("\(self) did not start: \(process.errors)")
    }
    return process
  }
}
