import TextModel

/// Holds a field's editor, and shows a secret as a mask.
final class EditingController<Storage: TextStorage>: TextEditing {
  /// As the editor's: it is asked several times for a key, and what comes before an editor of any kind of
  /// storage is found without asking which kind it is.
  var isReadOnly: Bool { didSet { editor.isReadOnly = isReadOnly } }
  private(set) var editor: TextEditor<Storage>
  /// The text with the marked text in its place, while there is any.
  private var storageWithMarkedText: Storage?
  private var isFiltering = false
  private var counter = ClusterCounter()
  /// Whether the field shows a glyph for each cluster instead of the text.
  var isMasked = Storage.isSecret

  init(_ editor: TextEditor<Storage>) {
    isReadOnly = editor.isReadOnly
    self.editor = editor
  }

  var selection: TextSelection { editor.selection }
  var utf8Count: Int { editor.storage.utf8Count }
  var canUndo: Bool { editor.canUndo }
  var canRedo: Bool { editor.canRedo }

  var maxClusterCount: Int? {
    get { editor.maxClusterCount }
    set { editor.maxClusterCount = newValue }
  }

  var filter: ((ProposedEdit, Storage) -> ProposedEdit?)? {
    get { editor.filter }
    set { editor.filter = newValue }
  }

  func perform(_ command: TextCommand, at time: Duration) -> TextEdit? {
    edit { $0.perform(command, at: time) }
  }

  func insert(_ text: String, kind: TextEditKind, at time: Duration) -> TextEdit? {
    edit { $0.insert(text, kind: kind, at: time) }
  }

  func insert(utf8 bytes: UnsafeBufferPointer<UInt8>, kind: TextEditKind, at time: Duration) -> TextEdit? {
    edit { $0.insert(utf8: bytes, kind: kind, at: time) }
  }

  func drop(utf8 bytes: UnsafeBufferPointer<UInt8>, at offset: Int, time: Duration) -> TextEdit? {
    edit { $0.drop(utf8: bytes, at: offset, time: time) }
  }

  func move(_ range: Range<Int>, to offset: Int, time: Duration) -> TextEdit? {
    edit { $0.move(range, to: offset, time: time) }
  }

  func remove(_ text: [UInt8], from range: Range<Int>, time: Duration) -> TextEdit? {
    edit { $0.remove(text, from: range, time: time) }
  }

  func selectedUTF8() -> [UInt8] { utf8(in: editor.selection.range) }

  func utf8(in range: Range<Int>) -> [UInt8] {
    Storage.isSecret ? [] : editor.storage.withUTF8(in: range) { Array($0) }
  }

  func range(ofKill motion: TextMotion) -> Range<Int> { editor.range(ofKill: motion) }

  func setText(_ text: String) -> TextEdit? { edit { $0.setText(text) } }

  func setText(utf8 bytes: UnsafeBufferPointer<UInt8>) -> TextEdit? { edit { $0.setText(utf8: bytes) } }

  func select(_ selection: TextSelection) {
    if !isFiltering { editor.select(selection) }
  }

  func select(at offset: Int, by granularity: TextGranularity) -> SelectionOrigin {
    editor.select(at: offset, by: granularity)
  }

  func extendSelection(from origin: SelectionOrigin, to offset: Int) {
    editor.extendSelection(from: origin, to: offset)
  }

  func extendSelection(to offset: Int, affinity: TextAffinity) {
    editor.extendSelection(to: offset, affinity: affinity)
  }

  /// A filter is the program's code and may read the field, so it runs while a copy is being edited: nobody
  /// holds the editor meanwhile. What it does to the field itself would be lost with the original: nothing.
  func edit(_ body: (inout TextEditor<Storage>) -> TextEdit?) -> TextEdit? {
    guard !isFiltering else { return nil }
    defer { composeShownStorage() }
    let edit = filter != nil && !Storage.isSecret ? editCopy(body) : body(&editor)
    if let edit { counter.follow(edit) }
    return edit
  }

  private func editCopy(_ body: (inout TextEditor<Storage>) -> TextEdit?) -> TextEdit? {
    isFiltering = true
    defer { isFiltering = false }
    var copy = editor
    let edit = body(&copy)
    editor = copy
    return edit
  }

  func changeMarking(_ body: (inout TextEditor<Storage>) -> Void) {
    guard !isFiltering else { return }
    body(&editor)
    composeShownStorage()
  }

  /// What is shown, but for masks.
  var shownStorage: Storage { storageWithMarkedText ?? editor.storage }

  private func composeShownStorage() {
    guard let marked = editor.markedText else {
      if storageWithMarkedText != nil { storageWithMarkedText = nil }
      return
    }
    var storage = editor.storage
    var text = marked.text
    text.withUTF8 { storage.replace(marked.range, with: $0) }
    storageWithMarkedText = storage
  }

  func clusterBoundary(before offset: Int) -> Int { editor.storage.clusterBoundary(before: offset) }
  func clusterBoundary(after offset: Int) -> Int { editor.storage.clusterBoundary(after: offset) }
  func clusterOffset(of offset: Int) -> Int { counter.clusterOffset(of: offset, in: editor.storage) }
  func offset(ofCluster cluster: Int) -> Int { editor.storage.offset(ofCluster: cluster) }

  // MARK: Display

  var displayCount: Int { isMasked ? displayOffset(of: utf8Count) : shownStorage.utf8Count }

  func displayText(in range: Range<Int>) -> String {
    // A secret is never a string, masked or not.
    if Storage.isSecret { return String(repeating: Mask.glyph, count: range.count / Mask.utf8Count) }
    return shownStorage.withUTF8(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  func displayBoundary(atOrBefore displayOffset: Int) -> Int {
    isMasked
      ? displayOffset / Mask.utf8Count * Mask.utf8Count
      : shownStorage.clusterBoundary(atOrBefore: displayOffset)
  }

  func direction(of range: Range<Int>) -> LineDirection {
    Storage.isSecret ? .leftToRight : shownStorage.withUTF8(in: range) { LineDirection(of: $0) }
  }

  func displayOffset(of offset: Int) -> Int {
    isMasked ? clusterOffset(of: offset) * Mask.utf8Count : shownOffset(of: offset)
  }

  func offset(ofDisplay displayOffset: Int) -> Int {
    isMasked
      ? self.offset(ofCluster: displayOffset / Mask.utf8Count) : storedOffset(of: displayOffset)
  }

  func displayStart(ofChangeAt offset: Int) -> Int {
    // No two glyphs of a secret join, masked or not.
    if Storage.isSecret { return displayOffset(of: offset) }
    let storage = shownStorage
    let offset = min(offset, storage.utf8Count)
    let lower = max(0, offset - Self.shapingReach)
    let space = storage.withUTF8(in: lower..<offset) { $0.lastIndex(of: UInt8(ascii: " ")) }
    return storage.clusterBoundary(atOrBefore: lower + (space ?? 0))
  }

  /// How far back, in bytes, a typed letter may change how others look. Words are mostly shorter, and a space
  /// ends every ligature and every joined form.
  private static var shapingReach: Int { 64 }
}

/// What stands for each cluster of a secret.
enum Mask {
  static let glyph = "•"
  static let utf8Count = 3
}
