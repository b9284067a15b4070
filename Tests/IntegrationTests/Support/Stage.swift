import CXTest
import Glibc
import Testing

/// The demo on a display, with a user in front of it.
@HarnessActor
final class Stage {
  let display: VirtualDisplay
  let demo: DemoProcess
  let connection: XConnection
  let pointer: Pointer
  let keyboard: Keyboard
  /// The demo's top-level window.
  let window: XID

  /// Runs a scene of the demo, and ends it.
  static func run(
    _ manager: WindowManager, scene: String = "nested", location: SourceLocation = #_sourceLocation,
    _ body: (Stage) throws -> Void
  ) throws {
    try run(on: VirtualDisplay.shared(manager), with: DemoSetup(scene: scene), location: location, body)
  }

  static func run(
    on display: VirtualDisplay, with setup: DemoSetup = DemoSetup(),
    location: SourceLocation = #_sourceLocation, _ body: (Stage) throws -> Void
  ) throws {
    let stage = try Stage(setup, on: display)
    defer { stage.close(location) }
    try body(stage)
    let status = try stage.demo.quit()
    #expect(status == .exited(0), "\(stage.demo.process.errors)", sourceLocation: location)
  }

  init(_ setup: DemoSetup, on display: VirtualDisplay) throws {
    self.display = display
    connection = try display.connect()
    pointer = try Pointer(display)
    keyboard = try Keyboard(display)
    demo = try DemoProcess(setup, on: display.name)
    do {
      let ready = try demo.waitFor("ready")
      guard let number = ready.body["window"]?.integer else { throw Failure("no window: \(ready)") }
      window = XID(number)
    } catch {
      demo.process.end()
      throw error
    }
  }

  /// Clicks once and waits until the demo has decided what the click was.
  @discardableResult
  func click(_ place: Point) throws -> DemoEvent {
    try demo.nextStep()
    pointer.click(place)
    let press = try demo.waitFor("press")
    _ = try demo.tree()
    return press
  }

  /// Clicks in a field and waits until the keyboard panel is up.
  func edit(_ field: DemoView) throws {
    try click(field.box.center)
    try demo.waitFor("begin")
    try demo.waitFor("keyboardDidShow")
    try demo.nextStep()
  }

  /// Where the keyboard panel is on the screen.
  func panel() throws -> (window: XID, box: Box) {
    guard let key = try demo.tree().keys.first else { throw Failure("no keys to be seen") }
    let window = XID(key.window)
    guard window != self.window, let box = connection.box(of: window) else {
      throw Failure("the panel has no window of its own: \(key)")
    }
    return (window, box)
  }

  func close(_ location: SourceLocation = #_sourceLocation) {
    if let folder = getenv("OUTFIELD_SHOTS"), !demo.process.hasEnded {
      let picture = try? Picture(of: connection.screen, on: connection)
      try? picture?.write(to: "\(String(cString: folder))/line\(location.line).png")
    }
    pointer.close()
    keyboard.close()
    connection.close()
    demo.process.end()
  }
}
