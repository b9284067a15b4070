import TextModel
import UICore

/// A field for text of many lines, wrapped to its width. It scrolls; Return makes a new line and Tab a tab,
/// Ctrl with Tab moves the focus.
///
/// Only what is seen is laid out, so that a text of megabytes opens at once.
@MainActor open class TextView: TextInputView, PlainTextInput, Measured {
  private let columnDisplay = ColumnDisplay()

  /// How many lines ``preferredSize(width:)`` asks room for.
  public var preferredLineCount = 4 {
    didSet { if preferredLineCount != oldValue { preferredSizeDidChange() } }
  }

  /// A text with line feeds between its lines, and what is shown while there is none.
  public init(_ text: String = "", placeholder: String = "", frame: Rect = .zero) {
    let content = TextContent(TextEditor(LineStorage(), isMultiLine: true))
    super.init(content, display: columnDisplay, frame: frame)
    keyboardTraits.isMultiline = true
    selectsAllOnTab = false
    // Where nothing can be typed Tab moves the focus, as elsewhere.
    ownBindings = .multiLine
    self.placeholder = placeholder
    self.text = text
  }

  /// How many lines the text takes at the present width, counted up to `limit`; 1 where nothing can be measured.
  public func lineCount(upTo limit: Int) -> Int {
    guard let column = columnDisplay.column else { return 1 }
    return 1 + column.move(column.place(at: 0), by: max(1, limit) - 1).moved
  }

  /// As wide as it may be, and ``preferredLineCount`` lines high; with a message for the user one line higher.
  public func preferredSize(width: Double) -> Size {
    // Knows the font's lines from now on. The height itself must not ask for it: a column has the width of the box.
    _ = columnDisplay.column
    return preferredSize(boxWidth: width)
  }

  open override var preferredBoxHeight: Double {
    let insets = textInsets
    return insets.top + insets.bottom + Double(preferredLineCount) * columnDisplay.lineHeight
  }

  /// Whether Tab, where text can be typed, makes a tab; else it moves the focus, as in a form. Ctrl with Tab always
  /// does that.
  public var takesTab = true {
    didSet { ownBindings = takesTab ? .multiLine : .multiLineInForm }
  }

  /// A new line, or what the return key says where it says something else; then Shift with Return makes one.
  open override func insertReturn() {
    guard mayReturn() else { return }
    if keyboardTraits.returnKey == .return { insertText("\n") } else { doReturn() }
  }

  open override func insertLineBreak() { insertText("\n") }

  open override var textInsets: DirectionalInsets {
    let side = theme.metrics.fieldPadding
    // One line stands as in a field of one line.
    let upright = max(1, (theme.metrics.fieldHeight - columnDisplay.lineHeight) / 2)
    return DirectionalInsets(top: upright, leading: side, bottom: upright, trailing: side)
  }
}
