/// A window of tools at an edge of the screen, for all other windows of its program: a keyboard.
///
/// It never has the input focus, and never is the key window; keys that come to it are the key window's. A program
/// whose last other window is closed ends, and the dock with it.
@MainActor open class DockWindow: Window {
  /// The upper left corner, in points from that of the X screen.
  public private(set) var origin: Point

  /// A window that is not open yet, at a place of the X screen; lengths are in points.
  public init(title: String, area: Rect) {
    origin = area.origin
    super.init(title: title, size: area.size, minimumSize: .zero)
    // It goes with the program, and by its own keys.
    shouldClose = { false }
  }

  override var kind: WindowKind? { .dock(origin: origin) }

  override var isDock: Bool { true }

  /// A press between the tools is one on them.
  open override var toolTraits: ToolTraits { .all }

  /// Puts it somewhere else on the X screen, in points.
  public func move(to area: Rect) {
    guard area != Rect(origin: origin, size: frame.size) else { return }
    origin = area.origin
    frame.size = area.size
    if let surfaceID { application?.emit(.moveSurface(surfaceID, frame: area)) }
  }
}
