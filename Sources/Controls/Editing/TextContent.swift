import TextModel

/// The text that a ``TextInputView`` edits and its ``TextDisplay`` shows: both look at this one.
@MainActor public final class TextContent {
  /// Text, selection, marked text, limits and undo. It is changed through the input, which tells of each change.
  public private(set) var editor: TextEditor
  /// Whether a glyph is shown for each cluster instead of the text.
  var isMasked: Bool

  /// The text with the marked text in its place, while there is any.
  private var composedLines: LineStorage?
  private var isFiltering = false
  private var counter = ClusterCounter()

  /// The content that `editor` begins with. A secret is masked.
  public init(_ editor: TextEditor) {
    self.editor = editor
    isMasked = editor.isSecret
  }

  // MARK: Settings

  var isReadOnly: Bool {
    get { editor.isReadOnly }
    set { editor.isReadOnly = newValue }
  }

  var maxClusterCount: Int? {
    get { editor.maxClusterCount }
    set { editor.maxClusterCount = newValue }
  }

  var takesOnlyDigits: Bool {
    get { editor.takesOnlyDigits }
    set { editor.takesOnlyDigits = newValue }
  }

  var filter: ((ProposedEdit, LineStorage) -> ProposedEdit?)? {
    get { editor.filter }
    set { editor.filter = newValue }
  }

  // MARK: Changes

  /// A filter is the program's code and may read the input, so it runs while a copy is being edited: nobody
  /// holds the editor meanwhile. What it does to the input itself would be lost with the original: nothing.
  @inline(__always) func edit(_ body: (inout TextEditor) -> TextEdit?) -> TextEdit? {
    guard !isFiltering else { return nil }
    let edit = editor.filter == nil ? body(&editor) : editCopy(body)
    if let edit { counter.follow(edit) }
    if editor.markedText != nil || composedLines != nil { compose() }
    return edit
  }

  private func editCopy(_ body: (inout TextEditor) -> TextEdit?) -> TextEdit? {
    isFiltering = true
    defer { isFiltering = false }
    var copy = editor
    let edit = body(&copy)
    editor = copy
    return edit
  }

  private func compose() {
    guard let marked = editor.markedText else { return composedLines = nil }
    var lines = editor.storage.lines
    var text = marked.text
    text.withUTF8 { lines.replace(marked.range, with: $0) }
    composedLines = lines
  }

  // MARK: Reading

  /// The length of the text in UTF-8 bytes.
  public var utf8Count: Int { editor.storage.utf8Count }

  /// The number of grapheme clusters before a UTF-8 offset.
  ///
  /// - Complexity: O(*n*) in the distance from the place last asked for.
  public func clusterOffset(of offset: Int) -> Int { counter.clusterOffset(of: offset, in: editor.storage) }

  /// The UTF-8 offset of the grapheme cluster of that number, or the end of the text.
  ///
  /// - Complexity: O(*n*) in the result.
  public func offset(ofCluster cluster: Int) -> Int { editor.storage.offset(ofCluster: cluster) }

  /// A copy of a part of the text, as UTF-8; always empty for a secret.
  func utf8(in range: Range<Int>) -> [UInt8] {
    editor.isSecret ? [] : editor.storage.withUTF8(in: range) { Array($0) }
  }

  /// What is shown of ordinary text: all of it, and the marked text in its place.
  var shownLines: LineStorage { composedLines ?? editor.storage.lines }
}

/// What stands for each cluster of a secret.
enum Mask {
  static let glyph = "•"
  static let utf8Count = 3
}
