import TextModel
import UICore

/// Where text runs both ways the arrow keys move as they point, and not in the order of the text.
extension TextInputView {
  /// Returns whether the command was such a step.
  func moveOnScreen(_ command: TextCommand) -> Bool {
    switch command {
    case .move(let motion):
      guard let arrow = VisualMotion(motion) else { return false }
      return editing.selection.isEmpty ? step(arrow, extending: false) : collapse(arrow)
    case .extend(let motion):
      guard let arrow = VisualMotion(motion) else { return false }
      return step(arrow, extending: true)
    default: return false
    }
  }

  private func step(_ arrow: VisualMotion, extending: Bool) -> Bool {
    let selection = editing.selection
    let head = TextPosition(offset: selection.head, affinity: selection.affinity)
    guard let target = visualStep(arrow, from: head) else { return false }
    let anchor = extending ? selection.anchor : target.offset
    select(TextSelection(anchor: anchor, head: target.offset, affinity: target.affinity))
    return true
  }

  /// A selection gives way to a caret at the end that the key points to.
  private func collapse(_ arrow: VisualMotion) -> Bool {
    guard startsAtRight else { return false }
    let selection = editing.selection
    select(TextSelection(caret: arrow == .left ? selection.upperBound : selection.lowerBound))
    return true
  }
}

extension VisualMotion {
  fileprivate init?(_ motion: TextMotion) {
    switch motion {
    case .backward: self = .left
    case .forward: self = .right
    default: return nil
    }
  }
}
