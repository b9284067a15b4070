import TextModel
import UICore

extension SingleLineField {
  /// Laid out when it is first needed after a change, once for however many edits.
  func currentLine() -> Line? {
    if let line { return line }
    guard let textSystem else { return nil }
    let made = makeLine(with: textSystem)
    line = made
    return made
  }

  /// How wide a text may be and still be seen whole, with the caret behind it.
  var room: Double { textArea.width - themeMetrics.caretWidth }

  /// Where the text's left edge is: text that fits stands at the side it starts from.
  var textOrigin: Double {
    guard let line = currentLine() else { return textArea.minX }
    let slack = line.standsAtRight ? max(0, room - line.width) : 0
    return textArea.minX + slack - scroll
  }

  /// From the text's left edge.
  private func caretX(in line: Line) -> Double {
    let selection = editing.displaySelection
    return line.caretX(at: TextPosition(offset: selection.head, affinity: selection.affinity))
  }

  func caretRect(origin: Double) -> Rect {
    caretRect(x: origin + (currentLine().map { caretX(in: $0) } ?? 0))
  }

  func placedCaretRect(at position: TextPosition) -> Rect {
    caretRect(x: textOrigin + (currentLine()?.caretX(at: position) ?? 0))
  }

  private func caretRect(x: Double) -> Rect {
    let metrics = currentLine()?.layout.metrics ?? FontMetrics(ascent: 0, descent: 0)
    return Rect(
      x: x, y: bounds.minY + (bounds.height - metrics.lineHeight) / 2, width: themeMetrics.caretWidth,
      height: metrics.lineHeight)
  }

  func shownCaret(origin: Double) -> ShownCaret {
    let rect = caretRect(origin: origin)
    let selection = editing.displaySelection
    guard let line = currentLine(), !line.direction.isSimple, selection.isEmpty else {
      return ShownCaret(rect)
    }
    return ShownCaret(rect, line.carets(at: selection.head), origin: origin)
  }

  func position(atX x: Double) -> TextPosition {
    guard let line = currentLine() else { return TextPosition(offset: 0) }
    var position = line.position(at: x - textOrigin)
    position.offset = editing.offset(ofDisplay: position.offset)
    return position
  }

  /// Scrolls no further than it must to show the focus.
  func revealCaret() {
    let room = room
    guard revealedRoom != room, let line = currentLine() else { return }
    revealedRoom = room
    scroll(to: focusX(in: line), in: line)
    if line.isPart { layOutWhatIsSeen() }
  }

  private func scroll(to x: Double, in line: Line) {
    guard line.width > room else {
      scroll = 0
      return
    }
    // Whole points keep the glyphs where they were drawn before.
    if x < scroll { scroll = x.rounded(.down) }
    if x > scroll + room { scroll = (x - room).rounded(.up) }
    scroll = max(0, min(scroll, (line.width - room).rounded(.up)))
  }

  /// Lays out another part of a very long text, and more of it, until no edge of the part can be seen, or the part
  /// is as large as any may be: where two directions meet, an edge may stand beside the caret. The focus stays where
  /// it is on the screen.
  private func layOutWhatIsSeen() {
    var size = Line.longest
    while size <= Line.largestPart, let line, let textSystem,
      line.isCut(between: scroll - room, and: scroll + 2 * room)
    {
      let place = focusX(in: line) - scroll
      self.line = nil
      let next = makeLine(around: focus, size: size, with: textSystem)
      self.line = next
      let x = focusX(in: next)
      scroll = (x - place).rounded()
      scroll(to: x, in: next)
      size *= 2
    }
  }

  /// What must be seen, in display offsets: the caret, or the start of the text when it is not being edited.
  var focus: Int { isFirstResponder ? editing.displaySelection.head : 0 }

  private func focusX(in line: Line) -> Double {
    isFirstResponder ? caretX(in: line) : line.direction.startsAtRight ? line.width : 0
  }

  /// Without regard to the caret; whether it moved.
  func scrollLine(by distance: Double) -> Bool {
    guard let line = currentLine() else { return false }
    let furthest = max(0, (line.width - room).rounded(.up))
    let target = max(0, min(scroll + distance, furthest))
    guard target != scroll else { return false }
    scroll = target
    setNeedsLayout()
    return true
  }
}
