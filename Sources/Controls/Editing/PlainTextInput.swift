import TextModel

/// A text input whose text is no secret: ``TextField`` and ``TextView``, and a program's own.
@MainActor public protocol PlainTextInput: TextInputView {}

extension PlainTextInput {
  /// The text. A new one is made fit for the input (one line, or lines parted by line feeds), puts the caret
  /// at its end, drops marked text and forgets undo.
  public var text: String {
    get { content.editor.text }
    set {
      guard newValue != text || markedText != nil else { return }
      madeComposer?.forget()
      change { $0.setText(newValue) }
    }
  }

  /// The start of the text: as many grapheme clusters as fit in `utf8Limit` bytes.
  public func text(upTo utf8Limit: Int) -> String {
    let lines = content.editor.storage.lines
    return lines.text(in: 0..<lines.clusterBoundary(atOrBefore: max(0, utf8Limit)))
  }

  /// The length of the text in UTF-8 bytes.
  public var utf8Count: Int { content.utf8Count }

  /// Sees each edit by the user before it happens, with the text as it is, and returns it, a changed one, or
  /// nil to refuse. It may read the input, as it was before the edit; what it changes there is refused.
  public var filter: ((ProposedEdit, LineStorage) -> ProposedEdit?)? {
    get { content.filter }
    set { content.filter = newValue }
  }

  /// Whether there is an edit to be undone.
  public var canUndo: Bool { content.editor.canUndo }
  /// Whether there is an edit to be done again.
  public var canRedo: Bool { content.editor.canRedo }

  /// Says what is wrong with a text, in words for the user, or nil when nothing is. Asked when editing ends,
  /// and at each change while an error is shown.
  public var validator: (@MainActor (String) -> String?)? {
    get { storedValidator }
    set { storedValidator = newValue }
  }

  /// Asks the ``validator`` now, shows what it says as ``TextInputView/errorMessage``, and returns whether
  /// all is well. Call it before the text is used.
  @discardableResult public func validate() -> Bool {
    revalidate()
    return errorMessage == nil
  }
}
