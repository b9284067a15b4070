import TextModel
import UICore

/// Motions that depend on how lines are broken; all others are the editor's.
extension TextView {
  /// Returns whether the motion was one of these.
  func move(_ motion: TextMotion, extending: Bool) -> Bool {
    guard let column else { return false }
    switch motion {
    case .up: moveVertically(by: -1, extending, in: column)
    case .down: moveVertically(by: 1, extending, in: column)
    case .pageUp: turnPage(by: -pageRows(of: column), extending, in: column)
    case .pageDown: turnPage(by: pageRows(of: column), extending, in: column)
    case .lineStart:
      let place = column.place(of: head)
      go(to: TextPosition(offset: place.range.lowerBound), extending)
    case .lineEnd: go(to: column.end(of: column.place(of: head)), extending)
    default: return false
    }
    return true
  }

  /// Keeps the column over lines that are shorter. Beyond the first line is the start, beyond the last the
  /// end.
  private func moveVertically(by rows: Int, _ extending: Bool, in column: TextColumn) {
    let place = column.place(of: head)
    let x = goalX ?? column.caretX(at: head, in: place)
    let (target, moved) = column.move(place, by: rows)
    if moved == 0 {
      go(to: TextPosition(offset: rows < 0 ? 0 : column.utf8Count), extending)
    } else {
      go(to: column.position(atX: x, in: target), extending)
    }
    goalX = x
  }

  /// The text moves by as much as the caret, which so stays where it is on the screen.
  private func turnPage(by rows: Int, _ extending: Bool, in column: TextColumn) {
    revealIfNeeded()
    scroll(by: Double(rows) * column.lineHeight)
    moveVertically(by: rows, extending, in: column)
  }

  /// A line less than fits: one that was seen is seen still.
  private func pageRows(of column: TextColumn) -> Int {
    max(1, Int(textArea.height / column.lineHeight) - 1)
  }

  private func go(to position: TextPosition, _ extending: Bool) {
    let anchor = extending ? editing.selection.anchor : position.offset
    select(TextSelection(anchor: anchor, head: position.offset, affinity: position.affinity))
  }
}
