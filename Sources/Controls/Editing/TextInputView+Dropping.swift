import TextModel
import UICore

/// Taking dropped text, as from a paste.
extension TextInputView: TextDropTarget {
  public func dragMoved(_ drag: TextDrag) -> DragAction? {
    dragging.drag = drag
    showDropCaret()
    if dropScroll(at: drag.location(in: self)) != 0 {
      dragScroller.start(in: window?.application) { [weak self] in self?.scrollWithDrop() }
    } else {
      dragScroller.stop()
    }
    return dragging.place == nil ? nil : drag.action
  }

  public func dragLeft() {
    dragging.drag = nil
    dragScroller.stop()
    showDropCaret()
    // Back to its own caret, or to the start.
    if dragging.hasScrolled { contentDidChange(nil) }
    dragging.hasScrolled = false
  }

  public func drop(_ text: SecureBytes, _ drag: TextDrag) -> DragAction? {
    // Found before the focus comes, which may scroll the text.
    dragging.place = place(of: drag)
    defer { dragging.place = nil }
    guard dragging.place != nil else { return nil }
    becomeFirstResponder()
    unmarkText()
    primaryClaim.settle()
    // What the program does when the focus comes may have moved it.
    guard let offset = dragging.place?.offset, let edit = insert(text, drag, at: offset) else {
      ringBell()
      return nil
    }
    // What did not fit must not be deleted where it came from.
    return edit.droppedClusterCount > 0 ? .copy : drag.action
  }

  /// Nil when nothing has changed.
  private func insert(_ text: SecureBytes, _ drag: TextDrag, at offset: Int) -> TextEdit? {
    var edit: TextEdit?
    change { editing in
      if drag.source === self, drag.action == .move {
        // Deleted with the same step.
        defer { dragging.range = nil }
        edit = dragging.range.flatMap { editing.move($0, to: offset, time: now) }
      } else {
        edit = text.withUTF8 { editing.drop(utf8: $0, at: offset, time: now) }
      }
      return edit
    }
    return edit.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Places

  /// A place of the text in what is shown.
  func shownPosition(of position: TextPosition) -> TextPosition {
    TextPosition(offset: editing.displayOffset(of: position.offset), affinity: position.affinity)
  }

  /// Where a drop would put the text; nil where it takes none.
  private func place(of drag: TextDrag) -> TextPosition? {
    guard !isReadOnly, canBecomeFirstResponder else { return nil }
    let position = textPosition(at: drag.location(in: self).clamped(to: textArea))
    guard drag.source === self else { return position }
    // Dropped into itself it would change nothing.
    guard let range = dragging.range else { return drag.action == .copy ? position : nil }
    let isInside = position.offset > range.lowerBound && position.offset < range.upperBound
    let isAtEdge = position.offset == range.lowerBound || position.offset == range.upperBound
    return isInside || isAtEdge && drag.action == .move ? nil : position
  }

  private func showDropCaret() {
    dragging.place = dragging.drag.flatMap { place(of: $0) }
    let caret = dragging.place.map { caretRect(at: shownPosition(of: $0)).intersection(bounds) }
    guard caret != dragging.caret else { return }
    for rect in [dragging.caret, caret] { if let rect { setNeedsDisplay(in: rect) } }
    let hadCaret = dragging.caret != nil
    dragging.caret = caret
    if hadCaret != (caret != nil) { caretDidBlink() }
  }

  /// Whether the text's own caret is drawn: never two at once.
  var isCaretLit: Bool { blinker.isLit && dragging.caret == nil }

  func drawDropCaret(on canvas: any Canvas) {
    if let caret = dragging.caret { canvas.fill(caret, accent) }
  }

  // MARK: Scrolling

  private func scrollWithDrop() {
    guard let drag = dragging.drag else { return dragScroller.stop() }
    let distance = dropScroll(at: drag.location(in: self))
    guard distance != 0, scrollText(by: distance) else { return dragScroller.stop() }
    dragging.hasScrolled = true
    showDropCaret()
  }

  /// A step backwards near `low`, one forwards near `high`.
  static func dropScroll(at place: Double, from low: Double, to high: Double) -> Double {
    if place < low + dropScrollZone { return -dropScrollStep }
    return place > high - dropScrollZone ? dropScrollStep : 0
  }

  /// How near to an edge a dragged text scrolls the field, in points.
  private static var dropScrollZone: Double { 14 }
  /// How far at a time, in points.
  private static var dropScrollStep: Double { 8 }
}
