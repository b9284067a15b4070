/// Knows which view the idle pointer is over, and shows that view's pointer shape.
@MainActor final class HoverTracker {
  unowned let application: Application
  private weak var hovered: View?
  private var shown: [WindowID: PointerShape] = [:]

  init(application: Application) { self.application = application }

  func move(to view: View?, in window: Window) {
    if view !== hovered {
      hovered?.pointerHoverChanged(isInside: false)
      hovered = view
      view?.pointerHoverChanged(isInside: true)
    }
    if let view { show(view.pointerShape, in: window) }
  }

  private func show(_ shape: PointerShape, in window: Window) {
    guard let id = window.windowID, shown[id, default: .arrow] != shape else { return }
    shown[id] = shape
    application.emit(.setCursor(id, shape))
  }
}
