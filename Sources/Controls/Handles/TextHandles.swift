import TextModel
import UICore

/// The handles of an input that is edited with a finger: one below the caret, or one at each end of what is selected.
@MainActor final class TextHandles {
  private unowned let input: TextInputView
  private var handles: [TextEnd: TextHandle] = [:]
  private let scroller = DragScroller()
  /// From the middle of the held end's caret to the finger.
  private var grip = Point.zero
  private var finger = Point.zero
  /// What was selected when it was taken.
  private var start: TextSelection?

  private(set) var isShown = false
  private var hook: TurnHook?

  init(_ input: TextInputView) { self.input = input }

  func show() {
    guard let application = input.window?.application else { return }
    isShown = true
    hook?.cancel()
    hook = application.atEndOfTurn(.placed) { [weak self] in self?.follow() }
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    hook?.cancel()
    stop()
    for handle in handles.values { handle.removeFromSuperview() }
    handles.removeAll()
  }

  // MARK: Places

  private func follow() {
    guard isShown, let window = input.window else { return }
    let ends: [TextEnd] =
      !input.content.editor.selection.isEmpty ? [.lower, .upper] : input.isEmpty ? [] : [.caret]
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
    let caret = input.caretRect(of: end)
    let foot = input.convertToWindow(Point(x: caret.midX, y: caret.maxY - 1))
    guard input.visibleInWindow(input.bounds).inset(by: -1).contains(foot) else { return nil }
    let side = TextHandle.side
    return Rect(
      x: input.wholePixels(foot.x - side / 2), y: input.wholePixels(foot.y), width: side, height: side)
  }

  // MARK: Dragging

  func begin(_ end: TextEnd, _ press: Press) {
    grip = press.location(in: input) - input.caretRect(of: end).center
    start = input.content.editor.selection
  }

  func drag(_ end: TextEnd, _ press: Press) {
    finger = press.location(in: input) - grip
    input.move(end, to: finger)
    if input.isWithinReach(finger) {
      scroller.stop()
    } else {
      scroller.start(in: input.window?.application) { [weak self] in
        if let self { input.move(end, to: finger) }
      }
    }
  }

  /// A tap on a handle asks for the menu.
  func finish(_ press: Press) {
    stop()
    input.selector.claim()
    if !press.isPan, input.content.editor.selection == start { input.openFingerMenu(press) }
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
