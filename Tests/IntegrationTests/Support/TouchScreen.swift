import Glibc
import TestSupport
import Testing

/// A display that real fingers touch: Xorg without any hardware, whose own driver for tests has a touchscreen.
@HarnessActor
final class TouchScreen {
  let display: VirtualDisplay
  let fingers: Fingers

  private static let server = "/usr/lib/xorg/Xorg"
  private static var shared: [WindowManager: TouchScreen] = [:]

  /// The one of this test process; it lasts until the process ends.
  static func shared(_ manager: WindowManager) throws -> TouchScreen {
    if let screen = shared[manager], !screen.display.hasEnded { return screen }
    let screen = try TouchScreen(manager)
    shared[manager] = screen
    return screen
  }

  private static let trial = Result { try shared(.none) }

  /// Whether there can be one on this machine; if not, it is said why.
  static func canStart() -> Bool {
    guard case .failure(let error) = trial else { return true }
    if !hasComplained { print("No touchscreen, so its tests are skipped: \(error)") }
    hasComplained = true
    return false
  }

  private static var hasComplained = false

  private init(_ manager: WindowManager) throws {
    let folder = try Files.scratchFolder()
    let files = (config: folder + "/xorg.conf", log: folder + "/log", socket: folder + "/touch")
    // The server has them open by the end of this.
    defer {
      for file in [files.config, files.log, files.log + ".old", files.socket] { unlink(file) }
      rmdir(folder)
    }
    try Files.write(Self.config(socket: files.socket), to: files.config)
    let arguments = [
      "-config", files.config, "-logfile", files.log, "-novtswitch", "-sharevts", "-ac",
    ]
    display = try VirtualDisplay(
      manager, ServerSetup(program: Self.server, screen: nil, arguments: arguments))
    fingers = try Fingers(socket: files.socket, width: Self.width, height: Self.height)
  }

  private static let (width, height) = (1280, 800)

  /// The dummy driver draws, and no device is looked for.
  private static func config(socket: String) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoAddGPU" "false"
      Option "AutoEnableDevices" "true"
    EndSection
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 16384
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5-1000
      VertRefresh 5-200
      Modeline "wanted" 83.5 \(width) 1352 1480 1680 \(height) 803 809 831
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "wanted"
        Virtual \(width) \(height)
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "fingers"
      Driver "inputtest"
      Option "DeviceType" "Touch"
      Option "TouchCount" "10"
      Option "SocketPath" "\(socket)"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "fingers" "SendCoreEvents"
    EndSection
    """
  }
}

extension Trait where Self == ConditionTrait {
  static var needsTouchScreen: Self {
    .enabled("needs Xorg, its dummy driver and the one for tests (make test installs them)") {
      await TouchScreen.canStart()
    }
  }
}
