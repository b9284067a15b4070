import TextModel
import UICore

/// A text input of one line that scrolls sideways: the common part of ``TextField`` and ``SecureField``.
@MainActor open class SingleLineField: TextInputView, Measured {
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

  open override var caretRect: Rect {
    revealCaret()
    return caretRect(origin: textOrigin)
  }

  override func textPosition(at point: Point) -> TextPosition { position(atX: point.x) }

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
}
