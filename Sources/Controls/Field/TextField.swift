import TextModel
import UICore

/// A field for one line of text.
@MainActor open class TextField: SingleLineField, PlainTextInput {
  public init(_ text: String = "", placeholder: String = "", frame: Rect = .zero) {
    super.init(EditingController(TextEditor(LineStorage())), frame: frame)
    self.placeholder = placeholder
    self.text = text
  }
}
