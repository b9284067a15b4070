import UICore

/// How a scroll view makes room for the keyboard panel.
struct KeyboardAvoidance {
  /// How much of the viewport's lower part the panel covers, in points.
  var covered = 0.0
  /// The caret that was last brought into view, in the scroll view's coordinates; nil while there is no panel.
  var caret: Rect?
  /// Where the scroll view was then, in points in the window: it may have made room by itself.
  var viewport = Rect.zero
  /// Where the content was before.
  var home = Point.zero
  /// The user scrolled since, or the program: there is no going back.
  var hasScrolled = false

  /// Free above and below the caret: more than the panel itself asks for, or it would lift the window.
  static let margin = 16.0

  /// How much further than the content the scroll view can be scrolled.
  var extraRoom: Double { covered > 0 ? covered + Self.margin : 0 }
}

/// Keeps what is being edited in sight.
extension ScrollView {
  /// Does nothing while caret and panel are where they were, so that the user can scroll away.
  func bringAbove(_ limit: Double, caret: Rect) {
    let viewport = convertToWindow(bounds)
    let caret = Rect(origin: convertFromWindow(caret.origin), size: caret.size)
    // Where the panel leaves no room for the caret, it is the window's content that must move.
    let hasRoom = limit - viewport.minY > caret.height + 2 * KeyboardAvoidance.margin
    let covered = hasRoom ? max(0, viewport.maxY - limit) : 0
    guard covered != avoidance.covered || caret != avoidance.caret || viewport != avoidance.viewport else {
      return
    }
    if avoidance.caret == nil { avoidance = KeyboardAvoidance(home: boundsOrigin) }
    avoidance.covered = covered
    avoidance.caret = caret
    avoidance.viewport = viewport
    if covered > 0 || !bounds.contains(caret) { revealCaret(caret) }
    setNeedsLayout()
  }

  func goBack() {
    guard avoidance.caret != nil else { return }
    let target = avoidance.hasScrolled ? boundsOrigin : avoidance.home
    avoidance = KeyboardAvoidance()
    move(to: target)
    setNeedsLayout()
  }

  /// Tab may lead to a field that is scrolled away, and so may typing after a turn of the wheel.
  func notice(_ notification: Application.Notification) {
    switch notification {
    case .firstResponderDidChange(let window) where window === self.window: revealFirstResponder()
    case .textDidChange(let view) where view.isFirstResponder,
      .markedTextDidChange(let view) where view.isFirstResponder,
      .selectionDidChange(let view) where view.isFirstResponder:
      revealFirstResponder()
    default: break
    }
  }

  private func revealFirstResponder() {
    // What moves under a held button turns a click into a drag.
    guard window?.application?.hasPressOnContent == false, let responder = firstResponder as? View,
      responder !== self
    else { return }
    guard let input = responder.textInput else {
      scrollToVisible(responder.convert(responder.bounds, to: self).inset(by: -8), cause: .reveal)
      return
    }
    revealCaret(input.textInputView.convert(input.caretRect, to: self))
  }

  private func revealCaret(_ caret: Rect) {
    let margin = KeyboardAvoidance.margin
    scrollToVisible(caret.inset(by: Insets(top: -margin, bottom: -margin)), cause: .reveal)
  }
}
