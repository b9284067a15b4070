/// Knows which view the idle pointer is over, and shows that view's pointer shape.
@MainActor final class HoverTracker {
  unowned let application: Application
  private weak var hovered: View?
  /// Where the pointer is, in a window of ours.
  private weak var window: Window?
  private var location = Point.zero
  /// Something may have come under the pointer, or gone from there, while it stood still.
  private var isStale = false

  init(application: Application) { self.application = application }

  /// The pointer is at `location`, with no button held.
  func move(to location: Point, in window: Window) {
    self.location = location
    self.window = window
    let view = window.hitTest(location)
    enter(view)
    if let view { show(view.pointerShape, in: window) }
  }

  /// The pointer has left the window.
  func leave() {
    window = nil
    enter(nil)
  }

  private func enter(_ view: View?) {
    guard view !== hovered else { return }
    hovered?.pointerHoverChanged(isInside: false)
    hovered = view
    view?.pointerHoverChanged(isInside: true)
  }

  /// The content is about to move under the pointer: looks again once it has been laid out.
  func contentMoves(in window: Window, under location: Point) {
    (self.window, self.location) = (window, location)
    isStale = true
  }

  /// A view of the window came, went or moved.
  func contentChanged(in window: Window) {
    if window === self.window { isStale = true }
  }

  /// The user types: the pointer is not shown in the window until it moves.
  func hide(in window: Window) {
    if application.host.settings.hidesPointerWhileTyping { show(.hidden, in: window) }
  }

  /// After layout. While something is pressed the press has the pointer.
  func refresh(isPressed: Bool) {
    guard isStale, !isPressed else { return }
    isStale = false
    guard let window, window.windowID != nil else { return leave() }
    let view = window.hitTest(location)
    enter(view)
    // A pointer that is hidden while the user types stays so until it moves.
    if let view, window.shownPointer != .hidden { show(view.pointerShape, in: window) }
  }

  private func show(_ shape: PointerShape, in window: Window) {
    guard window.shownPointer != shape, let id = window.windowID else { return }
    window.shownPointer = shape
    application.emit(.setCursor(id, shape))
  }
}
