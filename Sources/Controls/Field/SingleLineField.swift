import TextModel
import UICore

/// A text input of one line that scrolls sideways: the common part of ``TextField`` and ``SecureField``.
@MainActor open class SingleLineField: TextInputView, Measured {
  /// A button at the trailing end, inside the border: it takes room from the text.
  var accessory: View? {
    didSet {
      guard accessory !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessory { addSubview(accessory) }
      textInsetsDidChange()
    }
  }

  private var placeholderLayout: (any TextLayout)?

  /// The text laid out; nil when it must be done anew.
  var line: Line? {
    didSet { if line == nil { staleLayout = oldValue?.layout ?? staleLayout } }
  }
  /// The layout before the last change, from which a text system may take what is the same.
  private var staleLayout: (any TextLayout)?
  /// What was laid out of a very long text: it is still that part, as long as nobody leaves it.
  private var lastPart: Range<Int>?
  /// Which way the whole text runs; nil when that must be found anew.
  private var direction: LineDirection?
  /// How far the text is scrolled to the left, in points; of a very long text, what is laid out of it.
  var scroll = 0.0
  /// The width for which the text was last scrolled to the caret; nil when the caret may be out of sight.
  var revealedRoom: Double?
  /// What is on the screen.
  var shown: Shown?
  /// From where the text differs from what is on the screen.
  var changeStart: Int?

  // MARK: Layout

  public func preferredSize(width: Double) -> Size {
    Size(width: width, height: themeMetrics.fieldHeight)
  }

  /// Room that a subclass takes between the text and the accessory, in points.
  var markWidth: Double { 0 }

  override var textInsets: DirectionalInsets {
    var insets = super.textInsets
    if accessory != nil { insets.trailing = Self.accessoryMargin + Self.accessorySide + themeMetrics.grid }
    insets.trailing += markWidth
    return insets
  }

  func textInsetsDidChange() {
    setNeedsDisplay()
    contentDidChange(nil)
  }

  open override func layoutSubviews() {
    accessory?.leadingFrame = accessoryFrame
    super.layoutSubviews()
  }

  private var accessoryFrame: Rect {
    let end = Rect(
      x: bounds.maxX - Self.accessoryMargin - Self.accessorySide, y: bounds.minY,
      width: Self.accessorySide, height: bounds.height)
    return end.centred(width: Self.accessorySide, height: Self.accessorySide)
  }

  static var accessorySide: Double { 24 }
  private static var accessoryMargin: Double { 5 }

  open override var caretRect: Rect {
    revealCaret()
    return caretRect(origin: textOrigin)
  }

  override func caretRect(at position: TextPosition) -> Rect {
    revealCaret()
    return placedCaretRect(at: position)
  }

  override func showsSelection(at point: Point) -> Bool {
    guard let shown, textArea.spansX(of: point) else { return false }
    return shown.line.spans(of: shown.selection).contains { $0.contains(point.x - shown.origin) }
  }

  override func dropScroll(at point: Point) -> Double {
    Self.dropScroll(at: point.x, from: textArea.minX, to: textArea.maxX)
  }

  override func scrollText(by distance: Double) -> Bool { scrollLine(by: distance) }

  override func textPosition(at point: Point) -> TextPosition { position(atX: point.x) }

  override func visualStep(_ motion: VisualMotion, from position: TextPosition) -> TextPosition? {
    revealCaret()
    guard let line = currentLine(), !line.direction.isSimple else { return nil }
    let local = TextPosition(
      offset: editing.displayOffset(of: position.offset), affinity: position.affinity)
    guard var step = line.position(motion, of: local) else { return position }
    step.offset = editing.offset(ofDisplay: step.offset)
    return step
  }

  override func isForSurroundings(_ command: TextCommand) -> Bool {
    command == .move(.pageUp) || command == .move(.pageDown)
  }

  override var startsAtRight: Bool { currentLine()?.direction.startsAtRight ?? false }

  // MARK: Display

  override func contentDidChange(_ edit: TextEdit?) {
    revealedRoom = nil
    if let edit {
      line = nil
      lastPart = isSecure ? nil : lastPart.map { part($0, after: edit) }
      updateDirection(after: edit)
      changeStart = min(changeStart ?? .max, edit.range.lowerBound)
    }
    setNeedsLayout()
  }

  override func caretDidBlink() {
    shown?.caret?.forEachBar { setNeedsDisplay(in: $0) }
  }

  override func updateDisplay() { updateLine() }

  override func drawContent(on canvas: any Canvas, damage: Rect) { drawLine(on: canvas) }

  override func placeholderDidChange() {
    placeholderLayout = nil
    super.placeholderDidChange()
  }

  override func forgetLayouts() {
    line = nil
    lastPart = nil
    staleLayout = nil
    shown = nil
    placeholderLayout = nil
    revealedRoom = nil
  }

  /// With what was inserted at its end, where the caret often is.
  private func part(_ part: Range<Int>, after edit: TextEdit) -> Range<Int> {
    let start = edit.newOffset(of: part.lowerBound)
    guard part.upperBound >= edit.range.lowerBound else { return start..<part.upperBound }
    return start..<max(edit.newOffset(of: part.upperBound), edit.range.lowerBound + edit.insertedCount)
  }

  /// Most text runs one way, and then what was inserted is all that need be read.
  private func updateDirection(after edit: TextEdit) {
    let start = edit.range.lowerBound
    let inserted = editing.direction(of: start..<start + edit.insertedCount)
    if direction?.isSimple != true || !inserted.isSimple { direction = nil }
  }

  private func currentDirection() -> LineDirection {
    if let direction { return direction }
    let found = editing.direction(of: 0..<editing.displayCount)
    direction = found
    return found
  }

  /// Lays out what is shown: all of it, or of a very long text the part that was laid out before.
  func makeLine(with system: any TextSystem) -> Line {
    // A form has many fields without text.
    guard !showsNothing else {
      return Line(
        EmptyLayout(metrics: system.metrics(of: theme.fonts.body)),
        standsAtRight: layoutDirection == .rightToLeft)
    }
    let count = editing.displayCount
    guard count > Line.longest else { return makeLine(0..<count, of: count, with: system) }
    if let lastPart, lastPart.count <= 2 * Line.longest {
      let start = editing.displayBoundary(atOrBefore: lastPart.lowerBound)
      let end = editing.displayBoundary(atOrBefore: lastPart.upperBound)
      return makeLine(start..<max(start, end), of: count, with: system)
    }
    return makeLine(around: focus, size: Line.longest, with: system)
  }

  /// Lays out about `size` bytes of what is shown, as many before `focus` as behind it.
  func makeLine(around focus: Int, size: Int, with system: any TextSystem) -> Line {
    let count = editing.displayCount
    let start = editing.displayBoundary(atOrBefore: max(0, focus - size / 2))
    let end = editing.displayBoundary(atOrBefore: min(count, max(focus, start) + size / 2))
    return makeLine(start..<max(focus, end), of: count, with: system)
  }

  private func makeLine(_ part: Range<Int>, of count: Int, with system: any TextSystem) -> Line {
    let (direction, isWhole) = (currentDirection(), part.count == count)
    let previous = staleLayout
    staleLayout = nil
    lastPart = isWhole ? nil : part
    let text = editing.displayText(in: part)
    let layout = system.layout(
      text, font: theme.fonts.body, direction: direction.base, reusing: previous)
    return Line(
      layout, part: part, of: count, direction: direction,
      standsAtRight: direction.standsAtRight(text, in: layoutDirection))
  }

  func makePlaceholderLayout() -> (any TextLayout)? {
    if placeholderLayout == nil {
      placeholderLayout = textSystem?.layout(placeholder, font: theme.fonts.body)
    }
    return placeholderLayout
  }
}
