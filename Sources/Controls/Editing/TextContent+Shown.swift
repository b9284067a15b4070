import TextModel

/// What a display shows. A secret is shown as a mask, and marked text in the text, so that the offsets of what is
/// stored and of what is shown differ: *shown* offsets are UTF-8 offsets into what is shown, all others into the
/// storage.
extension TextContent {
  /// The length of what is shown, in UTF-8 bytes.
  public var shownCount: Int {
    if isMasked { return shownOffset(of: utf8Count) }
    return ordinaryLines?.utf8Count ?? utf8Count
  }

  /// What is shown of a range of shown offsets, which begins and ends on cluster boundaries. Of a secret masks only,
  /// whether or not the screen shows it: a secret is never a string.
  public func shownText(in range: Range<Int>) -> String {
    ordinaryLines?.text(in: range) ?? String(repeating: Mask.glyph, count: range.count / Mask.utf8Count)
  }

  /// The last cluster boundary that is not after a shown offset.
  public func shownBoundary(atOrBefore offset: Int) -> Int {
    if isMasked { return offset / Mask.utf8Count * Mask.utf8Count }
    return ordinaryLines?.clusterBoundary(atOrBefore: offset)
      ?? editor.storage.clusterBoundary(atOrBefore: offset)
  }

  /// What is selected of what is shown, or of the marked text; in shown offsets.
  public var shownSelection: TextSelection {
    if let marked = editor.markedText {
      let start = marked.range.lowerBound
      return TextSelection(
        anchor: start + marked.selection.lowerBound, head: start + marked.selection.upperBound)
    }
    var selection = editor.selection
    guard isMasked else { return selection }
    let isEmpty = selection.isEmpty
    selection.head = shownOffset(of: selection.head)
    selection.anchor = isEmpty ? selection.head : shownOffset(of: selection.anchor)
    return selection
  }

  /// Where the marked text is shown, in shown offsets; nil without any.
  public var shownMarkedRange: Range<Int>? {
    editor.markedText.map { $0.range.lowerBound..<$0.range.lowerBound + $0.text.utf8.count }
  }

  /// Where a place of the text is in what is shown. Inside of what marked text replaces there is only its start.
  public func shownOffset(of offset: Int) -> Int {
    if isMasked { return clusterOffset(of: offset) * Mask.utf8Count }
    guard let marked = editor.markedText, offset > marked.range.lowerBound else { return offset }
    if offset < marked.range.upperBound { return marked.range.lowerBound }
    return offset - marked.range.count + marked.text.utf8.count
  }

  /// The other way. All of the marked text is in one place of the text.
  public func offset(ofShown shown: Int) -> Int {
    if isMasked { return offset(ofCluster: shown / Mask.utf8Count) }
    guard let marked = editor.markedText, shown > marked.range.lowerBound else { return shown }
    let end = marked.range.lowerBound + marked.text.utf8.count
    return shown < end ? marked.range.lowerBound : shown - marked.text.utf8.count + marked.range.count
  }

  /// The shown offset from where a change at `offset` of the text with the marked text in it may alter glyphs:
  /// joined letters reach back.
  func shownStart(ofChangeAt offset: Int) -> Int {
    // No two glyphs of a secret join, masked or not.
    guard let lines = ordinaryLines else { return shownOffset(of: offset) }
    let offset = min(offset, lines.utf8Count)
    let lower = max(0, offset - Self.shapingReach)
    if offset == 0 { return 0 }
    let space = lines.withUTF8(in: lower..<offset) { $0.lastIndex(of: UInt8(ascii: " ")) }
    if lower == 0, space == nil { return 0 }
    return lines.clusterBoundary(atOrBefore: lower + (space ?? 0))
  }

  /// How far back, in bytes, a typed letter may change how others look. Words are mostly shorter, and a space
  /// ends every ligature and every joined form.
  private static var shapingReach: Int { 64 }

  /// Which way the text of a range of shown offsets runs. Secrets run from left to right.
  func direction(ofShown range: Range<Int>) -> LineDirection {
    ordinaryLines?.withUTF8(in: range) { LineDirection(of: $0) } ?? .leftToRight
  }

  /// What is shown of ordinary text; nil for a secret.
  private var ordinaryLines: LineStorage? { editor.isSecret ? nil : shownLines }
}
