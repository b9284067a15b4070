import TextModel
import UICore

/// Shows a text in one line that scrolls sideways.
@MainActor final class LineDisplay {
  unowned(unsafe) var input: TextInputView!

  private var placeholderFlow = PlaceholderFlow()
  /// The text laid out; nil when it must be done anew.
  private var line: Line? {
    didSet { if line == nil { staleLayout = oldValue?.layout ?? staleLayout } }
  }
  /// The layout before the last change, from which a text system may take what is the same.
  private var staleLayout: (any TextLayout)?
  /// What was laid out of a very long text: it is still that part, as long as nobody leaves it.
  private var lastPart: Range<Int>?
  /// Which way the whole text runs; nil when that must be found anew.
  private var direction: LineDirection?
  /// How far the text is scrolled to the left, in points; of a very long text, what is laid out of it.
  private(set) var scroll = 0.0
  /// The width for which the text was last scrolled to the caret; nil when the caret may be out of sight.
  private var revealedRoom: Double?
  /// What is on the screen.
  private(set) var shown: Shown?
  /// From where the text differs from what is on the screen.
  private(set) var changeStart: Int?

  var content: TextContent { input.content }

  /// How wide a text may be and still be seen whole, with the caret behind it.
  var room: Double { input.textArea.width - input.caretWidth }

  // MARK: Layout

  /// Laid out when it is first needed after a change, once for however many edits.
  func currentLine() -> Line? {
    if let line { return line }
    guard let textSystem = input.textSystem else { return nil }
    let made = makeLine(with: textSystem)
    line = made
    return made
  }

  /// Lays out what is shown: all of it, or of a very long text the part that was laid out before.
  private func makeLine(with system: any TextSystem) -> Line {
    let font = input.bodyFont
    // A form has many fields without text.
    guard !input.showsNothing else {
      return Line(EmptyLayout(metrics: system.metrics(of: font)), standsAtRight: beginsAtRight)
    }
    if case .secret(let secret) = content.editor.storage, !content.isMasked {
      let layout = RevealedLayout(secret, font: font, system: system)
      return Line(layout, part: 0..<layout.utf8Count, of: layout.utf8Count, standsAtRight: beginsAtRight)
    }
    let count = content.shownCount
    guard count > Line.longest else { return makeLine(0..<count, of: count, with: system) }
    if let lastPart, lastPart.count <= 2 * Line.longest {
      let start = content.shownBoundary(atOrBefore: lastPart.lowerBound)
      let end = content.shownBoundary(atOrBefore: lastPart.upperBound)
      return makeLine(start..<max(start, end), of: count, with: system)
    }
    return makeLine(around: focus, size: Line.longest, with: system)
  }

  private var beginsAtRight: Bool { input.layoutDirection == .rightToLeft }

  /// Lays out about `size` bytes of what is shown, as many before `focus` as behind it.
  private func makeLine(around focus: Int, size: Int, with system: any TextSystem) -> Line {
    let count = content.shownCount
    let start = content.shownBoundary(atOrBefore: max(0, focus - size / 2))
    let end = content.shownBoundary(atOrBefore: min(count, max(focus, start) + size / 2))
    return makeLine(start..<max(focus, end), of: count, with: system)
  }

  private func makeLine(_ part: Range<Int>, of count: Int, with system: any TextSystem) -> Line {
    let (direction, isWhole) = (currentDirection(), part.count == count)
    let previous = staleLayout
    staleLayout = nil
    lastPart = isWhole ? nil : part
    var text = content.shownText(in: part)
    let layout = system.layout(
      text, font: input.bodyFont, direction: direction.base, reusing: previous)
    return Line(
      layout, part: part, of: count, direction: direction,
      standsAtRight: text.withUTF8 { direction.standsAtRight($0, in: input.layoutDirection) })
  }

  /// The placeholder in one line, which ends in "…" where it is too wide.
  func placeholderLine() -> TextFlow? {
    guard let textSystem = input.textSystem else { return nil }
    return placeholderFlow.flow(
      input.placeholder, font: input.bodyFont, in: Size(width: room, height: 0), maxLines: 1,
      system: textSystem)
  }

  // MARK: Following the text

  /// What has changed is on the screen.
  func show(_ new: Shown) {
    shown = new
    changeStart = nil
  }

  private func follow(_ edit: TextEdit) {
    line = nil
    lastPart = content.editor.isSecret ? nil : lastPart.map { part($0, after: edit) }
    updateDirection(after: edit)
    changeStart = min(changeStart ?? .max, edit.range.lowerBound)
  }

  /// With what was inserted at its end, where the caret often is.
  private func part(_ part: Range<Int>, after edit: TextEdit) -> Range<Int> {
    let start = edit.newOffset(of: part.lowerBound)
    guard part.upperBound >= edit.range.lowerBound else { return start..<part.upperBound }
    return start..<max(edit.newOffset(of: part.upperBound), edit.range.lowerBound + edit.insertedCount)
  }

  /// Most text runs one way, and then what was inserted is all that need be read, if at all.
  private func updateDirection(after edit: TextEdit) {
    let inserted = edit.range.lowerBound..<edit.range.lowerBound + edit.insertedCount
    guard direction?.isSimple == true, edit.isPlain || content.direction(ofShown: inserted).isSimple else {
      return direction = nil
    }
  }

  private func currentDirection() -> LineDirection {
    if let direction { return direction }
    let found = content.direction(ofShown: 0..<content.shownCount)
    direction = found
    return found
  }

  // MARK: Scrolling

  /// Scrolls no further than it must to show the focus.
  func revealCaret() {
    let room = room
    guard revealedRoom != room, let line = currentLine() else { return }
    revealedRoom = room
    scroll(to: focusX(in: line), in: line)
    guard line.isPart else { return }
    layOutWhatIsSeen(around: focus)
    if let line = self.line { scroll(to: focusX(in: line), in: line) }
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
  /// is as large as any may be: where two directions meet, an edge may stand beside the caret. What is at `offset` of
  /// what is shown stays where it is on the screen.
  private func layOutWhatIsSeen(around offset: Int) {
    let position = TextPosition(offset: offset)
    var size = Line.longest
    while size <= Line.largestPart, let line, let textSystem = input.textSystem,
      line.isCut(between: scroll - room, and: scroll + 2 * room)
    {
      let place = line.caretX(at: position) - scroll
      self.line = nil
      let next = makeLine(around: offset, size: size, with: textSystem)
      self.line = next
      let x = next.caretX(at: position)
      scroll = (x - place).rounded()
      scroll(to: x, in: next)
      size *= 2
    }
  }
}

extension LineDisplay: TextDisplay {
  func attach(to input: TextInputView) { self.input = input }

  // MARK: Places

  var caretRect: Rect {
    revealCaret()
    return caretRect(origin: textOrigin)
  }

  var shownCaret: ShownCaret? { shown?.caret }

  func caretRect(at position: TextPosition) -> Rect {
    revealCaret()
    let offset = content.shownOffset(of: position.offset)
    let local = TextPosition(offset: offset, affinity: position.affinity)
    return caretRect(x: textOrigin + (currentLine()?.caretX(at: local) ?? 0))
  }

  func position(at point: Point) -> TextPosition {
    guard let line = currentLine() else { return TextPosition(offset: 0) }
    return stored(line.position(at: point.x - textOrigin))
  }

  func character(under point: Point) -> Int {
    guard let line = currentLine() else { return 0 }
    let x = point.x - textOrigin
    let offset = line.position(at: x).offset
    let before = offset > 0 ? content.shownBoundary(atOrBefore: offset - 1) : 0
    let isBefore =
      offset == line.part.upperBound || line.spans(of: before..<offset).contains { $0.contains(x) }
    return content.offset(ofShown: isBefore ? before : offset)
  }

  func showsSelection(at point: Point) -> Bool {
    guard let shown, input.textArea.spansX(of: point) else { return false }
    return shown.line.spans(of: shown.selection).contains { $0.contains(point.x - shown.origin) }
  }

  // MARK: Motions

  var startsAtRight: Bool { currentLine()?.direction.startsAtRight ?? false }

  var hasPages: Bool { false }

  /// Where text runs both ways the arrow keys move as they point.
  func destination(of motion: TextMotion, column: inout Double?) -> TextPosition? {
    guard let arrow = VisualMotion(motion) else { return nil }
    revealCaret()
    guard let line = currentLine(), !line.direction.isSimple else { return nil }
    let selection = content.editor.selection
    let head = TextPosition(
      offset: content.shownOffset(of: selection.head), affinity: selection.affinity)
    guard let step = line.position(arrow, of: head) else {
      return TextPosition(offset: selection.head, affinity: selection.affinity)
    }
    return stored(step)
  }

  // MARK: Scrolling

  var scrollAxis: ScrollAxis { .horizontal }

  /// As far as three lines of a column are high, whatever the font.
  var scrollStep: Double { 3 * (currentLine()?.layout.metrics.lineHeight ?? 0) }

  func scroll(by distance: Double) -> Bool {
    guard var line = currentLine() else { return false }
    if line.isPart {
      layOutWhatIsSeen(around: line.position(at: scroll + room / 2).offset)
      line = currentLine() ?? line
    }
    let furthest = max(0, (line.width - room).rounded(.up))
    let target = max(0, min(scroll + distance, furthest))
    guard target != scroll else { return false }
    scroll = target
    input.setNeedsLayout()
    return true
  }

  // MARK: Changes

  func contentDidChange(_ edit: TextEdit?) {
    revealedRoom = nil
    if let edit { follow(edit) }
    input.setNeedsLayout()
  }

  func forgetLayouts() {
    line = nil
    lastPart = nil
    staleLayout = nil
    shown = nil
    placeholderFlow.forget()
    revealedRoom = nil
  }
}

extension VisualMotion {
  /// The arrow key of a motion; nil for a motion of another kind.
  init?(_ motion: TextMotion) {
    switch motion {
    case .backward: self = .left
    case .forward: self = .right
    default: return nil
    }
  }
}
