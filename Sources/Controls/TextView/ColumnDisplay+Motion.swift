import TextModel
import UICore

/// Motions that depend on how lines are broken, and arrows where text runs both ways.
extension ColumnDisplay {
  func destination(of motion: TextMotion, column goal: inout Double?) -> TextPosition? {
    guard let column else { return nil }
    let target: TextPosition? =
      switch motion {
      case .up: vertical(by: -1, &goal, in: column)
      case .down: vertical(by: 1, &goal, in: column)
      case .pageUp: page(by: -pageRows(of: column), &goal, in: column)
      case .pageDown: page(by: pageRows(of: column), &goal, in: column)
      case .lineStart: TextPosition(offset: column.place(of: head).range.lowerBound)
      case .lineEnd: column.lineEnd(of: column.place(of: head))
      case .backward: column.visualStep(.left, from: storedHead)
      case .forward: column.visualStep(.right, from: storedHead)
      case .wordBackward, .wordForward, .wordLeft, .wordRight, .paragraphBackward, .paragraphForward,
        .textStart, .textEnd:
        nil
      }
    return target
  }

  private var storedHead: TextPosition {
    let selection = content.editor.selection
    return TextPosition(offset: selection.head, affinity: selection.affinity)
  }

  /// Keeps the column over lines that are shorter. Beyond the first line is the start, beyond the last the
  /// end.
  private func vertical(by rows: Int, _ goal: inout Double?, in column: TextColumn) -> TextPosition {
    let place = column.place(of: head)
    let x = goal ?? column.caretX(at: head, in: place)
    goal = x
    let (target, moved) = column.move(place, by: rows)
    guard moved != 0 else { return TextPosition(offset: rows < 0 ? 0 : column.utf8Count) }
    return column.position(atX: x, in: target)
  }

  /// The text moves by as much as the caret, which so stays where it is on the screen.
  private func page(by rows: Int, _ goal: inout Double?, in column: TextColumn) -> TextPosition {
    revealIfNeeded()
    scrollRows(by: Double(rows) * column.lineHeight)
    return vertical(by: rows, &goal, in: column)
  }

  /// A line less than fits: one that was seen is seen still.
  private func pageRows(of column: TextColumn) -> Int {
    max(1, Int(input.textArea.height / column.lineHeight) - 1)
  }
}
