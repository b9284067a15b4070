/// Knows which view the idle pointer is over, and shows that view's pointer shape.
@MainActor final class HoverTracker {
  unowned let application: Application
  private weak var hovered: View?
  /// Where the idle pointer was when the content moved under it.
  private var stale: (window: Window, location: Point)?

  init(application: Application) { self.application = application }

  func move(to view: View?, in window: Window) {
    if view !== hovered {
      hovered?.pointerHoverChanged(isInside: false)
      hovered = view
      view?.pointerHoverChanged(isInside: true)
    }
    if let view { show(view.pointerShape, in: window) }
  }

  /// The content is about to move under the pointer: looks again once it has been laid out.
  func contentMoves(in window: Window, under location: Point) { stale = (window, location) }

  /// The user types: the pointer is not shown in the window until it moves.
  func hide(in window: Window) {
    if application.host.settings.hidesPointerWhileTyping { show(.hidden, in: window) }
  }

  func refresh() {
    guard let (window, location) = stale else { return }
    stale = nil
    move(to: window.hitTest(location), in: window)
  }

  private func show(_ shape: PointerShape, in window: Window) {
    guard window.shownPointer != shape, let id = window.windowID else { return }
    window.shownPointer = shape
    application.emit(.setCursor(id, shape))
  }
}
