import CXTest
import Glibc
import TestSupport
import Testing

/// Who manages the windows of a display.
enum WindowManager: CustomTestStringConvertible {
  case none
  case openbox
  /// The keys go to the window that the pointer is over.
  case openboxFollowingThePointer
  /// Tiles: a new window takes half of the place of the others. The keys follow the pointer.
  case i3
  case icewm
  case fluxbox
  /// Of the time before EWMH. The keys follow the pointer, and go to nobody beside the frames.
  case twm

  /// Those under which every rule is tried.
  static let allCases: [WindowManager] = [.none, .openbox]
  /// Those under which it is tried what hangs on the manager.
  static let each: [WindowManager] = [
    .none, .openbox, .openboxFollowingThePointer, .i3, .icewm, .fluxbox, .twm,
  ]
  static let installed = each.filter(\.isInstalled)
  /// Those that put a frame with a title round a window.
  static let framing = installed.filter(\.hasTitles)
  /// Those that are a program.
  static let running = installed.filter { $0 != .none }
  /// Those that keep maximized windows off the room that a dock takes.
  static let makingRoom = [WindowManager.openbox, .fluxbox].filter(\.isInstalled)
  static let missing = each.filter { !$0.isInstalled }

  var testDescription: String {
    switch self {
    case .none: "no window manager"
    case .openboxFollowingThePointer: "openbox, focus follows the pointer"
    default: "\(self)"
    }
  }

  /// What starts it; where it can be asked to, its start-up command says `managing`.
  private var command: Spawn? {
    switch self {
    case .none: nil
    case .openbox: Spawn("openbox", ["--sm-disable", "--startup", "echo managing"])
    case .openboxFollowingThePointer:
      Spawn(
        "openbox",
        ["--sm-disable", "--config-file", Self.folder + "openbox-pointer.xml", "--startup", "echo managing"])
    case .i3: Spawn("i3", ["-c", Self.folder + "i3.conf"])
    case .icewm: Spawn("icewm", ["-c", Self.folder + "icewm.conf"])
    case .fluxbox: Spawn("fluxbox", ["-rc", Self.folder + "fluxbox.conf", "-no-slit"])
    case .twm: Spawn("twm", ["-f", Self.folder + "twm.conf"])
    }
  }

  private var saysWhenItManages: Bool {
    self == .openbox || self == .openboxFollowingThePointer || self == .i3
  }

  /// Whether the keys go to the window that the pointer is over.
  var followsPointer: Bool { self == .openboxFollowingThePointer || self == .i3 || self == .twm }

  /// Whether it puts a title bar around a window.
  var hasTitles: Bool { self != .none && self != .i3 }

  /// Whether it speaks EWMH.
  var isModern: Bool { self != .none && self != .twm }

  var isInstalled: Bool { command.map { Spawn.canFind($0.program) } ?? true }

  private static let folder = Repository.path("Tests/IntegrationTests/Managers/")

  /// Starts it and waits until it manages.
  ///
  /// `_NET_SUPPORTING_WM_CHECK` appears too early for that: openbox reads a request to map a window while it is
  /// still starting, and then sleeps on it until something else happens. Its start-up command comes last.
  @HarnessActor
  func start(on display: String, seenBy connection: XConnection) throws -> ChildProcess? {
    guard var spawn = command else { return nil }
    if self == .fluxbox { spawn.environment["HOME"] = try Self.fluxboxHome.get() }
    let output = try Descriptor.pipe()
    spawn.environment["DISPLAY"] = display
    spawn.descriptors[1] = output.writing
    let process = try ChildProcess(spawn)
    let lines = LineReader(output.reading)
    let deadline = Deadline()
    while saysWhenItManages, let line = try lines.nextLine(before: deadline), line != "managing" {}
    while !manages(connection) {
      if deadline.isOver || process.hasEnded { throw Failure("\(self) did not start: \(process.errors)") }
    }
    if !saysWhenItManages { try waitUntilItMaps(connection, before: deadline) }
    return process
  }

  /// A request that comes while a manager is still looking at what there is may be left lying: tried with a window until
  /// one is shown.
  @HarnessActor
  private func waitUntilItMaps(_ connection: XConnection, before deadline: Deadline) throws {
    let display = connection.display
    let window = XCreateSimpleWindow(display, connection.root, 0, 0, 20, 20, 0, 0, 0)
    defer {
      XDestroyWindow(display, window)
      connection.synchronize()
    }
    repeat {
      XMapWindow(display, window)
      let patience = Deadline(in: .milliseconds(300))
      while !patience.isOver {
        var attributes = XWindowAttributes()
        XGetWindowAttributes(display, window, &attributes)
        if attributes.map_state == IsViewable { return }
      }
      XWithdrawWindow(display, window, XDefaultScreen(display))
    } while !deadline.isOver
    throw Failure("\(self) shows no window")
  }

  /// Where it finds no settings of its own in the user's folder, it writes Debian's over the file that it was given.
  private static let fluxboxHome = Result {
    let home = try Files.scratchFolder()
    mkdir(home + "/.fluxbox", 0o700)
    try Files.write("session.configVersion: 13\n", to: home + "/.fluxbox/init")
    return home
  }

  @HarnessActor
  private func manages(_ connection: XConnection) -> Bool {
    connection.isManaged
      && (!isModern || connection.windowProperty("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil)
  }
}

extension XConnection {
  /// Whether a window manager manages the windows: one client only may ask to be asked (ICCCM 4.1).
  var isManaged: Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, root, &attributes)
    return attributes.all_event_masks & SubstructureRedirectMask != 0
  }
}
