import TextModel
import UICore

/// A field for one line of text.
@MainActor open class TextField: SingleLineField, PlainTextInput {
  /// A field with `text` in it, and what is shown while there is none.
  public init(_ text: String = "", placeholder: String = "", frame: Rect = .zero) {
    super.init(TextContent(TextEditor(LineStorage())), frame: frame)
    self.placeholder = placeholder
    self.text = text
  }
}
