import TextModel
import UICore

/// A field for one line of text.
@MainActor open class TextField: SingleLineField {
  private let controller: EditingController<LineStorage>

  public init(_ text: String = "", placeholder: String = "", frame: Rect = .zero) {
    controller = EditingController(TextEditor(LineStorage()))
    super.init(controller, frame: frame)
    self.placeholder = placeholder
    self.text = text
  }

  /// The text. A new one is made fit for a line, puts the caret at its end and forgets undo.
  public var text: String {
    get { controller.editor.storage.text }
    set {
      guard newValue != text else { return }
      change { _ in controller.setText(newValue) }
    }
  }

  /// Sees each edit by the user before it happens, with the text as it is, and returns it, a changed one, or
  /// nil to refuse. It may read the field, as it was before the edit; what it changes there is refused.
  public var filter: ((ProposedEdit, LineStorage) -> ProposedEdit?)? {
    get { controller.filter }
    set { controller.filter = newValue }
  }

  public var canUndo: Bool { controller.editor.canUndo }
  public var canRedo: Bool { controller.editor.canRedo }
}
