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
  /// How far the text is scrolled to the left, in points.
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

  override func textPosition(at point: Point) -> TextPosition { position(atX: point.x) }

  override func visualStep(_ motion: VisualMotion, from position: TextPosition) -> TextPosition? {
    guard let line = currentLine(), !line.direction.isSimple else { return nil }
    let local = TextPosition(
      offset: editing.displayOffset(of: position.offset), affinity: position.affinity)
    guard var step = line.layout.position(motion, of: local) else { return position }
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
      changeStart = min(changeStart ?? .max, edit.range.lowerBound)
    }
    setNeedsLayout()
  }

  override func caretDidBlink() {
    if let caret = shown?.caret { setNeedsDisplay(in: caret) }
  }

  override func updateDisplay() { updateLine() }

  override func drawContent(on canvas: any Canvas, damage: Rect) { drawLine(on: canvas) }

  override func placeholderDidChange() {
    placeholderLayout = nil
    super.placeholderDidChange()
  }

  override func forgetLayouts() {
    line = nil
    staleLayout = nil
    shown = nil
    placeholderLayout = nil
    revealedRoom = nil
  }

  func makeLine(with system: any TextSystem) -> Line {
    let font = theme.fonts.body
    // A form has many fields without text.
    guard !showsNothing else {
      return Line(
        layout: EmptyLayout(metrics: system.metrics(of: font)), direction: .leftToRight,
        standsAtRight: layoutDirection == .rightToLeft)
    }
    let text = editing.displayText()
    defer { staleLayout = nil }
    let layout = system.layout(text.string, font: font, reusing: staleLayout)
    return Line(
      layout: layout, direction: text.direction, standsAtRight: text.standsAtRight(in: layoutDirection))
  }

  func makePlaceholderLayout() -> (any TextLayout)? {
    if placeholderLayout == nil {
      placeholderLayout = textSystem?.layout(placeholder, font: theme.fonts.body)
    }
    return placeholderLayout
  }
}
