import TextModel
import UICore

/// The handles of a field that is edited with a finger: one below the caret, or one at each end of what is selected.
@MainActor final class TextHandles: LayoutFollowing {
  private unowned let field: TextInputView
  private var handles: [TextEnd: TextHandle] = [:]
  private let scroller = DragScroller()
  /// From the middle of the held end's caret to the finger.
  private var grip = Point.zero
  private var finger = Point.zero
  /// What was selected when it was taken.
  private var start: TextSelection?

  private(set) var isShown = false

  init(_ field: TextInputView) { self.field = field }

  func show() {
    guard let application = field.window?.application else { return }
    isShown = true
    application.layoutFollower = self
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    stop()
    for handle in handles.values { handle.removeFromSuperview() }
    handles.removeAll()
  }

  // MARK: Places

  func layoutDidFinish() {
    guard isShown, let window = field.window else { return }
    let ends: [TextEnd] =
      !field.editing.selection.isEmpty ? [.lower, .upper] : field.isEmpty ? [] : [.caret]
    for end in TextEnd.allCases {
      if ends.contains(end), let frame = frame(of: end, in: window) {
        place(end, frame, in: window)
      } else {
        handles.removeValue(forKey: end)?.removeFromSuperview()
      }
    }
  }

  private func place(_ end: TextEnd, _ frame: Rect, in window: Window) {
    let handle = handles[end] ?? TextHandle(end, of: self)
    handles[end] = handle
    handle.frame = frame
    if handle.window !== window { window.addSubview(handle) }
  }

  /// Nil where the end of the line of text is scrolled away.
  private func frame(of end: TextEnd, in window: Window) -> Rect? {
    let caret = field.caretRect(of: end)
    let foot = field.convertToWindow(Point(x: caret.midX, y: caret.maxY - 1))
    guard field.visibleInWindow(field.bounds).inset(by: -1).contains(foot) else { return nil }
    let side = TextHandle.side
    return Rect(
      x: field.wholePixels(foot.x - side / 2), y: field.wholePixels(foot.y), width: side, height: side)
  }

  // MARK: Dragging

  func begin(_ end: TextEnd, _ press: Press) {
    grip = press.location(in: field) - field.caretRect(of: end).center
    start = field.editing.selection
  }

  func drag(_ end: TextEnd, _ press: Press) {
    finger = press.location(in: field) - grip
    field.move(end, to: finger)
    if field.isWithinReach(finger) {
      scroller.stop()
    } else {
      scroller.start(in: field.window?.application) { [weak self] in
        if let self { field.move(end, to: finger) }
      }
    }
  }

  /// A tap on a handle asks for the menu.
  func finish(_ press: Press) {
    stop()
    field.claimPrimary()
    if !press.isPan, field.editing.selection == start { field.openFingerMenu() }
  }

  func stop() { scroller.stop() }
}

extension View {
  /// What of `rect` no view around it cuts off, in the window's coordinates.
  func visibleInWindow(_ rect: Rect) -> Rect {
    var visible = convertToWindow(rect)
    for view in sequence(first: self as View, next: \.superview) where view.clipsToBounds {
      visible = visible.intersection(view.convertToWindow(view.bounds))
    }
    return visible
  }
}
