import TextModel
import UICore

extension TextInputView {
  func beginSelecting(_ press: Press) {
    guard press.button <= 3, self.press == nil else { return }
    primaryClaim.settle()
    // A finger may be about to scroll: it focuses when it has become a tap.
    if press.isTouch {
      self.press = press
      return
    }
    touchHandles?.hide()
    // Found before the focus comes, which may scroll the text.
    let position = textPosition(at: press.location(in: self))
    let hadFocus = isFirstResponder
    guard becomeFirstResponder() else { return }
    if press.button == 3 { return openMenu(at: position, press) }
    guard press.button == 1 else { return }
    self.press = press
    if hadFocus, mayDrag(press) { return dragging.press = press }
    let extends = hadFocus && press.modifiers.contains(.shift)
    select(position, clicks: press.clickCount, extends: extends)
  }

  func select(_ position: TextPosition, clicks: Int, extends: Bool = false) {
    dragOrigin = nil
    change { editing in
      switch clicks {
      case _ where extends: editing.extendSelection(to: position.offset, affinity: position.affinity)
      case 1: editing.select(TextSelection(caret: position.offset, affinity: position.affinity))
      case 2: dragOrigin = editing.select(at: position.offset, by: .word)
      default: dragOrigin = editing.select(at: position.offset, by: .line)
      }
      return nil
    }
  }

  func goOnSelecting(_ press: Press) {
    menuPopUp?.follow(press)
    guard press === self.press, !press.isTouch else { return }
    if dragging.press === press { return beginDragging(press) }
    let point = press.location(in: self)
    extendSelection(to: point.clamped(to: textArea))
    if isWithinReach(point) {
      dragScroller.stop()
    } else {
      dragScroller.start(in: window?.application) { [weak self] in self?.scrollWithDrag() }
    }
  }

  /// The further out the pointer is held, the faster; a few clusters at a time at most.
  private func scrollWithDrag() {
    guard let press else { return dragScroller.stop() }
    let reach = textArea.inset(by: -Self.longestScrollStep)
    extendSelection(to: press.location(in: self).clamped(to: reach))
  }

  /// In points.
  static var longestScrollStep: Double { 40 }

  private func extendSelection(to point: Point) {
    let position = textPosition(at: point)
    change { editing in
      if let dragOrigin {
        editing.extendSelection(from: dragOrigin, to: position.offset)
      } else {
        editing.extendSelection(to: position.offset, affinity: position.affinity)
      }
      return nil
    }
  }

  func endSelecting(_ press: Press) {
    menuPopUp?.end(press)
    guard press === self.press else { return }
    let wasClick = dragging.press === press
    stopSelecting(press)
    if wasClick { return select(textPosition(at: press.location(in: self)), clicks: 1) }
    guard press.isTouch else { return claimPrimary() }
    guard !press.isPan else { return }
    unmarkText()
    let position = textPosition(at: press.location(in: self))
    guard becomeFirstResponder() else { return }
    select(position, clicks: press.clickCount)
    claimPrimary()
    showHandles()
  }

  func stopSelecting(_ press: Press) {
    guard press === self.press else { return }
    self.press = nil
    dragging.press = nil
    dragScroller.stop()
  }
}

extension Point {
  func clamped(to rect: Rect) -> Point {
    Point(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}

extension Rect {
  func spansX(of point: Point) -> Bool { point.x >= minX && point.x <= maxX }
  func spansY(of point: Point) -> Bool { point.y >= minY && point.y <= maxY }
}
