import TextModel
import UICore

extension SingleLineField {
  /// The text as it is laid out.
  struct Line {
    let layout: any TextLayout
    let direction: LineDirection
    /// Whether it begins at the right edge of the field while it fits in.
    let standsAtRight: Bool
  }

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
    let slack = line.standsAtRight ? max(0, room - line.layout.width) : 0
    return textArea.minX + slack - scroll
  }

  /// From the text's left edge.
  private var caretX: Double {
    let selection = editing.displaySelection
    let position = TextPosition(offset: selection.head, affinity: selection.affinity)
    return currentLine()?.layout.caretX(at: position) ?? 0
  }

  func caretRect(origin: Double) -> Rect {
    let metrics = currentLine()?.layout.metrics ?? FontMetrics(ascent: 0, descent: 0)
    return Rect(
      x: origin + caretX, y: bounds.minY + (bounds.height - metrics.lineHeight) / 2,
      width: themeMetrics.caretWidth, height: metrics.lineHeight)
  }

  func position(atX x: Double) -> TextPosition {
    guard let layout = currentLine()?.layout else { return TextPosition(offset: 0) }
    var position = layout.position(at: x - textOrigin)
    position.offset = editing.offset(ofDisplay: position.offset)
    return position
  }

  /// Scrolls no further than it must: to the caret, or to the start of the text when it is not being edited.
  func revealCaret() {
    let room = room
    guard revealedRoom != room, let line = currentLine() else { return }
    revealedRoom = room
    guard line.layout.width > room else {
      scroll = 0
      return
    }
    let x = isFirstResponder ? caretX : startX(of: line)
    // Whole points keep the glyphs where they were drawn before.
    if x < scroll { scroll = x.rounded(.down) }
    if x > scroll + room { scroll = (x - room).rounded(.up) }
    scroll = max(0, min(scroll, (line.layout.width - room).rounded(.up)))
  }

  private func startX(of line: Line) -> Double { line.direction.startsAtRight ? line.layout.width : 0 }
}
