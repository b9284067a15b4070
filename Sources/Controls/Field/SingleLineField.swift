import TextModel
import UICore

/// A text input of one line that scrolls sideways: the common part of ``TextField`` and ``SecureField``.
@MainActor open class SingleLineField: TextInputView, Measured {
  /// Shown while there is no text.
  public var placeholder = "" {
    didSet {
      guard placeholder != oldValue else { return }
      placeholderLayout = nil
      if isEmpty { setNeedsDisplay(in: textArea) }
    }
  }

  /// What is wrong with the text, for the user; turns the border red and is written below the field, outside
  /// of its bounds. Nil when all is well.
  public var errorMessage: String? {
    didSet { if errorMessage != oldValue { errorChanged() } }
  }

  /// Below the field, only while there is an error.
  private(set) var errorLabel: Label?
  private var placeholderLayout: (any TextLayout)?

  /// The text laid out; nil when it must be done anew.
  var line: Line?
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
    Size(width: width, height: theme.metrics.fieldHeight)
  }

  /// From the field's edges to its text, in points.
  var textInsets: Insets {
    let padding = theme.metrics.fieldPadding
    return Insets(top: 1, left: padding, bottom: 1, right: padding)
  }

  var cornerRadius: Double { theme.metrics.fieldRadius }

  override var textArea: Rect { bounds.inset(by: textInsets) }

  open override var caretRect: Rect {
    revealCaret()
    return caretRect(origin: textOrigin)
  }

  override func textPosition(at point: Point) -> TextPosition { position(atX: point.x) }

  var isEmpty: Bool { editing.utf8Count == 0 }

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

  open override func layoutSubviews() {
    errorLabel?.frame = errorFrame
    updateDisplay()
  }

  open override func draw(on canvas: any Canvas, damage: Rect) { drawField(on: canvas, damage: damage) }

  open override func fills(_ rect: Rect) -> Bool {
    interior.contains(rect) && boxColor(theme).alpha == 255
  }

  open override var drawingOutset: Double { theme.metrics.focusRingWidth }

  open override func settingsDidChange() {
    forgetLayouts()
    setNeedsLayout()
    super.settingsDidChange()
  }

  open override func didMoveToWindow() {
    forgetLayouts()
    if window == nil { blinker.stop() }
  }

  private func forgetLayouts() {
    line = nil
    shown = nil
    placeholderLayout = nil
    revealedRoom = nil
  }

  func makePlaceholderLayout() -> (any TextLayout)? {
    if placeholderLayout == nil {
      placeholderLayout = textSystem?.layout(placeholder, font: theme.fonts.body)
    }
    return placeholderLayout
  }

  // MARK: Error

  private var errorFrame: Rect {
    Rect(x: bounds.minX, y: bounds.maxY + 2, width: bounds.width, height: 18)
  }

  private func errorChanged() {
    setNeedsDisplay()
    guard let errorMessage else {
      errorLabel?.removeFromSuperview()
      errorLabel = nil
      return
    }
    if errorLabel == nil {
      let label = Label("", style: .small, role: .error, frame: errorFrame)
      errorLabel = label
      addSubview(label)
    }
    errorLabel?.text = errorMessage
  }
}
