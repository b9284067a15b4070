import Testing

/// The demo under the user's fingers.
extension Stage {
  /// Runs a scene of the demo on a touchscreen, and ends it.
  static func runTouched(
    _ manager: WindowManager = .none, _ setup: DemoSetup = DemoSetup(),
    location: SourceLocation = #_sourceLocation, _ body: (Stage, Fingers) throws -> Void
  ) throws {
    let screen = try TouchScreen.shared(manager)
    defer { screen.fingers.lift() }
    try run(on: screen.display, with: setup, location: location) { try body($0, screen.fingers) }
  }

  /// Taps once and waits until the demo has decided what the tap was.
  @discardableResult
  func tap(_ place: Point, _ fingers: Fingers) throws -> DemoEvent {
    try demo.nextStep()
    try fingers.tap(place)
    let press = try demo.waitFor("press")
    _ = try demo.tree()
    return press
  }

  func waitForBegin(of field: String) throws { try demo.waitFor("begin") { $0.view == field } }

  /// Why editing has ended since the start, each time.
  var causesOfEnds: [String?] { demo.all.filter { $0.name == "end" }.map(\.cause) }

  /// Taps a field and waits until the keyboard panel is up.
  func edit(_ field: DemoView, _ fingers: Fingers) throws {
    try tap(field.box.center, fingers)
    try waitForBegin(of: field.id)
    try demo.waitFor("keyboardDidShow")
    try demo.nextStep()
  }
}
