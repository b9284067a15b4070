/// A text field's editing, with no display: text, selection, marked text, limits and undo.
///
/// All offsets are UTF-8 offsets into ``storage``. Functions that edit take the kind of the edit and
/// the moment, as a duration since an origin of the caller's choice, and return what changed.
public struct TextEditor<Storage: TextStorage> {
  public internal(set) var storage: Storage
  /// What is selected; change it by ``select(_:)`` or a command.
  public internal(set) var selection = TextSelection(caret: 0)
  /// What an input method is composing, or nil.
  public internal(set) var markedText: MarkedText?
  /// Whether newlines stay; if not they become spaces.
  public let isMultiLine: Bool
  /// Whether edits are refused. The selection moves all the same, and ``setText(_:)`` still works.
  public var isReadOnly = false
  /// The most grapheme clusters that an edit may leave, or nil.
  public var maxClusterCount: Int?
  /// Sees each edit by the user before it happens, with the text as it is, and returns it, a changed
  /// one, or nil to refuse. It must not touch the editor. Secrets are not shown to it.
  public var filter: ((ProposedEdit, Storage) -> ProposedEdit?)?

  var history = EditHistory()

  public init(_ storage: Storage, isMultiLine: Bool = false) {
    self.storage = storage
    self.isMultiLine = isMultiLine
    selection = TextSelection(caret: storage.utf8Count)
  }

  var sanitizer: Sanitizer { Sanitizer(isMultiLine: isMultiLine) }
}
