import TextModel
import UICore

/// A field for text of many lines, wrapped to its width. It scrolls; Return makes a new line and Tab a tab,
/// Ctrl with Tab moves the focus.
///
/// Only what is seen is laid out, so that a text of megabytes opens at once.
@MainActor open class TextView: TextInputView, PlainTextInput, Measured {
  private let controller: EditingController<LineStorage>

  /// How many lines ``preferredSize(width:)`` asks room for.
  public var preferredLineCount = 4

  private var storedColumn: TextColumn?
  /// The first row that is seen: the offset at which it begins, and how much of it is scrolled away, in
  /// points.
  var anchor = ScrollAnchor()
  /// Whether the caret may be out of sight and should not be.
  var needsReveal = false
  /// Where the caret would be in a line that is long enough, while it moves up and down.
  var goalX: Double?
  /// What is on the screen.
  var shown: Shown?
  private var placeholderFlow: (TextFlow, width: Double)?

  public init(_ text: String = "", placeholder: String = "", frame: Rect = .zero) {
    controller = EditingController(TextEditor(LineStorage(), isMultiLine: true))
    super.init(controller, frame: frame)
    keyboardTraits.isMultiline = true
    self.placeholder = placeholder
    self.text = text
  }

  /// How many lines the text takes at the present width, counted up to `limit`; 1 where nothing can be measured.
  public func lineCount(upTo limit: Int) -> Int {
    guard let column else { return 1 }
    return 1 + column.move(column.place(at: 0), by: max(1, limit) - 1).moved
  }

  public func preferredSize(width: Double) -> Size {
    let insets = textInsets
    let lineHeight = column?.lineHeight ?? 20
    return Size(width: width, height: insets.top + insets.bottom + Double(preferredLineCount) * lineHeight)
  }

  // MARK: Keys

  open override func insertReturn() {
    guard delegate?.shouldReturn(self) ?? true else { return }
    insertText("\n")
  }

  /// Where nothing can be typed Tab moves the focus, as elsewhere.
  override func command(for event: KeyEvent) -> TextCommand? {
    if !isReadOnly, let command = KeyBindings.multiLine.command(for: event) { return command }
    return super.command(for: event)
  }

  override func moveByRow(_ command: TextCommand) -> Bool {
    switch command {
    case .move(let motion): move(motion, extending: false)
    case .extend(let motion): move(motion, extending: true)
    default: false
    }
  }

  open override func scroll(_ event: ScrollEvent) -> Bool { turn(event.notches.y) || super.scroll(event) }

  // MARK: For the base

  override var textInsets: DirectionalInsets {
    let side = theme.metrics.fieldPadding
    // One line stands as in a field of one line.
    let upright = max(1, (theme.metrics.fieldHeight - (storedColumn?.lineHeight ?? 20)) / 2)
    return DirectionalInsets(top: upright, leading: side, bottom: upright, trailing: side)
  }

  override var isSelectedByTab: Bool { false }

  override func visualStep(_ motion: VisualMotion, from position: TextPosition) -> TextPosition? {
    column?.visualStep(motion, from: position)
  }

  override var startsAtRight: Bool { column?.place(of: head).paragraph.direction.startsAtRight ?? false }

  override func isWithinReach(_ point: Point) -> Bool { textArea.spansY(of: point) }

  override func showsSelection(at point: Point) -> Bool { shownSelection(contains: point) }

  override func dropScroll(at point: Point) -> Double {
    Self.dropScroll(at: point.y, from: textArea.minY, to: textArea.maxY)
  }

  override func scrollText(by distance: Double) -> Bool { scrollRows(by: distance) }

  override func textPosition(at point: Point) -> TextPosition {
    var position = position(nearest: point)
    position.offset = editing.offset(ofDisplay: position.offset)
    return position
  }

  open override var caretRect: Rect {
    revealIfNeeded()
    return currentCaretRect()
  }

  override func caretRect(at position: TextPosition) -> Rect {
    revealIfNeeded()
    return placedCaretRect(at: position)
  }

  override func contentDidChange(_ edit: TextEdit?) {
    goalX = nil
    if let edit {
      storedColumn?.follow(edit)
      anchor.offset = edit.newOffset(of: anchor.offset)
    }
    if isFirstResponder { needsReveal = true }
    setNeedsLayout()
  }

  override func caretDidBlink() {
    shown?.caret?.forEachBar { setNeedsDisplay(in: $0) }
  }

  override func updateDisplay() { updateRows() }

  override func drawContent(on canvas: any Canvas, damage: Rect) { drawRows(on: canvas, damage: damage) }

  override func placeholderDidChange() {
    placeholderFlow = nil
    super.placeholderDidChange()
  }

  override func forgetLayouts() {
    storedColumn = nil
    placeholderFlow = nil
    shown = nil
  }

  // MARK: Layout

  /// The text laid out for the present width, or nil where nothing can be shown.
  var column: TextColumn? {
    let width = textArea.width - theme.metrics.caretWidth
    if let storedColumn, storedColumn.width == width { return storedColumn }
    guard let textSystem, width > 0 else { return nil }
    let made = TextColumn(
      controller, font: theme.fonts.body, width: width, system: textSystem, layoutDirection: layoutDirection)
    storedColumn = made
    return made
  }

  func placeholderLines() -> TextFlow? {
    let width = textArea.width
    if let placeholderFlow, placeholderFlow.width == width { return placeholderFlow.0 }
    guard let textSystem, !placeholder.isEmpty else { return nil }
    let made = TextFlow(
      placeholder, font: theme.fonts.body, width: width, maxLines: 0, system: textSystem)
    placeholderFlow = (made, width)
    return made
  }
}
