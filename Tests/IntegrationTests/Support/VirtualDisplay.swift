import CXTest
import Glibc

/// How an X server is started, if not as usual.
struct ServerSetup {
  var program = "Xvfb"
  /// Width, height and depth; nil where the server is told otherwise.
  var screen: String? = "1280x800x24"
  var arguments: [String] = []
  /// Resources as xrdb gives them to programs.
  var resources = ""
}

/// An X server of the tests' own with an empty screen.
@HarnessActor
final class VirtualDisplay {
  /// For `DISPLAY`.
  let name: String
  let manager: WindowManager
  private let server: ChildProcess
  private var managerProcess: ChildProcess?
  private var connections: [XConnection] = []

  private static var shared: [WindowManager: VirtualDisplay] = [:]

  /// The one of this test process; it lasts until the process ends.
  static func shared(_ manager: WindowManager) throws -> VirtualDisplay {
    if let display = shared[manager], !display.hasEnded { return display }
    let display = try VirtualDisplay(manager)
    shared[manager] = display
    return display
  }

  init(_ manager: WindowManager, _ setup: ServerSetup = ServerSetup()) throws {
    let number = try Descriptor.pipe()
    let screen = setup.screen.map { ["-screen", "0", $0] } ?? []
    var spawn = Spawn(
      setup.program, ["-displayfd", "3", "-noreset", "-nolisten", "tcp"] + screen + setup.arguments)
    spawn.descriptors[3] = number.writing
    server = try ChildProcess(spawn)
    spawn.descriptors = [:]
    self.manager = manager
    name = try Self.displayName(from: number.reading, of: server)
    if !setup.resources.isEmpty { try publish(setup.resources) }
    try startManager()
  }

  private func publish(_ resources: String) throws {
    let connection = try connect()
    defer { connection.close() }
    let bytes = Array(resources.utf8)
    XChangeProperty(
      connection.display, connection.root, connection.atom("RESOURCE_MANAGER"), connection.atom("STRING"), 8,
      PropModeReplace, bytes, Int32(bytes.count))
    connection.synchronize()
  }

  /// A new connection, closed at the latest with the display.
  func connect() throws -> XConnection {
    let connection = try XConnection(to: name)
    connections.removeAll { !$0.isOpen }
    connections.append(connection)
    return connection
  }

  var hasEnded: Bool { server.hasEnded }

  /// Kills the server as a crash would; the programs on it are left alone.
  func crash() {
    connections.forEach { $0.close() }
    server.send(SIGKILL)
    _ = try? server.waitForEnd()
  }

  /// Ends the window manager, and waits until the windows are nobody's; it leaves its property on the root.
  func endManager() throws {
    let connection = try connect()
    defer { connection.close() }
    managerProcess?.send(SIGKILL)
    _ = try managerProcess?.waitForEnd()
    let deadline = Deadline()
    while connection.isManaged { if deadline.isOver { throw Failure("\(manager) does not end") } }
  }

  func close() {
    connections.forEach { $0.close() }
    managerProcess?.end()
    server.end()
  }

  private static func displayName(from number: Descriptor, of server: ChildProcess) throws -> String {
    let line = try LineReader(number).nextLine(before: Deadline())
    guard let line, Int(line) != nil else { throw Failure("no X server: \(server.errors)") }
    return ":\(line)"
  }

  private func startManager() throws {
    let connection = try connect()
    defer { connection.close() }
    managerProcess = try manager.start(on: name, seenBy: connection)
  }
}
