/// A text field's editing, with no display: text, selection, marked text, limits and undo.
///
/// All offsets are UTF-8 offsets into ``storage``. Functions that edit take the kind of the edit and
/// the moment, as a duration since an origin of the caller's choice, and return what changed.
public struct TextEditor {
  /// The text. It changes by edits only.
  public internal(set) var storage: FieldStorage
  /// What is selected; change it by ``select(_:)`` or a command.
  public internal(set) var selection: TextSelection
  /// What an input method is composing, or nil.
  public internal(set) var markedText: MarkedText?
  /// Whether the text is a secret.
  public let isSecret: Bool
  /// Whether newlines stay; if not they become spaces.
  public let isMultiLine: Bool
  /// Whether edits are refused. The selection moves all the same, and ``setText(_:)`` still works.
  public var isReadOnly = false
  /// The most grapheme clusters that an edit may leave, or nil.
  public var maxClusterCount: Int?
  /// Sees each edit by the user before it happens, with the text as it is, and returns it, a changed
  /// one, or nil to refuse. It must not touch the editor. Secrets are not shown to it.
  public var filter: ((ProposedEdit, LineStorage) -> ProposedEdit?)?
  /// Whether only digits are kept of what the user types or pastes, of whatever script, as ASCII's: for a secret number,
  /// where nobody sees that something else has come along. An edit without any is refused.
  public var takesOnlyDigits = false

  var history = EditHistory()

  /// Edits ordinary text; the caret is at its end.
  public init(_ text: LineStorage, isMultiLine: Bool = false) {
    self.init(storage: .lines(text), isMultiLine: isMultiLine)
  }

  /// Edits a secret, which is one line: no history, no words, no marked text, no filter. A copy of the editor
  /// edits the same secret.
  public init(_ secret: SecureStorage) { self.init(storage: .secret(secret), isMultiLine: false) }

  private init(storage: FieldStorage, isMultiLine: Bool) {
    self.storage = storage
    isSecret = storage.isSecret
    self.isMultiLine = isMultiLine
    selection = TextSelection(caret: storage.utf8Count)
  }

  /// The text; empty for a secret, which is never a `String`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var text: String { storage.lines.text }

  var sanitizer: Sanitizer { Sanitizer(isMultiLine: isMultiLine) }
}
