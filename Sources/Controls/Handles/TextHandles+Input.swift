import TextModel
import UICore

extension TextInputView {
  /// The text was touched: from now on a finger finds something to hold.
  func showHandles() {
    let handles = handles ?? TextHandles(self)
    self.handles = handles
    handles.show()
    setNeedsLayout()
  }

  /// Where it hides neither what is selected, nor the handles, nor lies under the finger.
  func openFingerMenu(_ press: Press) {
    var rect = caretRect(of: .lower).union(caretRect(of: .upper))
    if handles?.isShown == true { rect.size.height += TextHandle.side }
    let finger = Rect(origin: press.location(in: self), size: .zero).inset(by: -Self.fingerReach)
    menu.open(.finger(above: rect.intersection(bounds).union(finger)))
  }

  /// How far from its middle a finger covers something, in points.
  private static let fingerReach = 24.0

  func caretRect(of end: TextEnd) -> Rect {
    let selection = content.editor.selection
    return switch end {
    case .caret: display.caretRect
    case .lower: display.caretRect(at: TextPosition(offset: selection.lowerBound))
    // Where a line is broken it is at the end of the upper row.
    case .upper: display.caretRect(at: TextPosition(offset: selection.upperBound, affinity: .upstream))
    }
  }

  /// Moves an end to the place nearest to a point; the caret goes with it. It stops a cluster before the other end.
  func move(_ end: TextEnd, to point: Point) {
    let reach = textArea.inset(by: -TextSelector.longestScrollStep)
    let position = display.position(at: point.clamped(to: reach))
    let selection = content.editor.selection
    let (lower, upper) = (selection.lowerBound, selection.upperBound)
    switch end {
    case .caret: select(TextSelection(caret: position.offset, affinity: position.affinity))
    case .lower:
      let head = min(position.offset, content.editor.storage.clusterBoundary(before: upper))
      select(TextSelection(anchor: upper, head: head, affinity: position.affinity))
    case .upper:
      let head = max(position.offset, content.editor.storage.clusterBoundary(after: lower))
      select(TextSelection(anchor: lower, head: head, affinity: position.affinity))
    }
  }
}
