import TextModel
import UICore

/// Where things are in the line.
extension LineDisplay {
  /// Where the text's left edge is: text that fits stands at the side it starts from.
  var textOrigin: Double {
    guard let line = currentLine() else { return input.textArea.minX }
    let slack = line.standsAtRight ? max(0, room - line.width) : 0
    return input.textArea.minX + slack - scroll
  }

  /// From the text's left edge.
  private func caretX(in line: Line) -> Double {
    let selection = content.shownSelection
    return line.caretX(at: TextPosition(offset: selection.head, affinity: selection.affinity))
  }

  func caretRect(origin: Double) -> Rect {
    guard let line = currentLine() else { return caretRect(x: origin) }
    return caretRect(x: origin + caretX(in: line))
  }

  func caretRect(x: Double) -> Rect {
    let metrics = currentLine()?.layout.metrics ?? FontMetrics(ascent: 0, descent: 0)
    let bounds = input.box
    return Rect(
      x: x, y: bounds.minY + (bounds.height - metrics.lineHeight) / 2, width: input.caretWidth,
      height: metrics.lineHeight)
  }

  func shownCaret(origin: Double) -> ShownCaret {
    let rect = caretRect(origin: origin)
    let selection = content.shownSelection
    guard let line = currentLine(), !line.direction.isSimple, selection.isEmpty else {
      return ShownCaret(rect)
    }
    return ShownCaret(rect, line.carets(at: selection.head), origin: origin)
  }

  /// A place of what is shown in the text.
  func stored(_ shown: TextPosition) -> TextPosition {
    TextPosition(offset: content.offset(ofShown: shown.offset), affinity: shown.affinity)
  }

  /// What must be seen, in shown offsets: the caret, or the start of the text when it is not being edited.
  var focus: Int { input.isFirstResponder ? content.shownSelection.head : 0 }

  func focusX(in line: Line) -> Double {
    input.isFirstResponder ? caretX(in: line) : line.direction.startsAtRight ? line.width : 0
  }
}
