/// A step, and what it made of one state in both editors.
struct EditingMoment {
  let kind: EditorKind
  let before: EditorState
  let step: EditingStep
  let ours: EditorState
  let theirs: EditorState

  var key: EditingKey? { if case .key(let key) = step { key } else { nil } }
  var gesture: EditingGesture? { if case .gesture(let gesture) = step { gesture } else { nil } }
  /// A word key, or a double click.
  var goesByWords: Bool { key?.isWordKey == true || gesture?.clicks == 2 }
  /// The character that was pressed on.
  var pressed: Int { gesture.map { $0.start.index(in: before.count) } ?? before.head }

  /// What the caret went over in ours, or what was deleted.
  var passed: [Unicode.Scalar] {
    let deleted = before.count - ours.count
    if deleted > 0, ours.head == before.head {
      return before.scalars(in: before.head..<before.head + deleted)
    }
    return before.scalars(in: min(before.head, ours.head)..<max(before.head, ours.head))
  }

  /// The characters at and between all ends of what happened in either editor.
  var touched: [Unicode.Scalar] {
    let deleted = before.count - min(ours.count, theirs.count)
    let ends = [before, ours, theirs].flatMap { [$0.anchor, $0.head] }
    return before.scalars(in: (ends.min() ?? 0) - 1..<(ends.max() ?? 0) + deleted + 1)
  }
}

extension EditorState {
  /// The characters of a range, as far as there are any.
  func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
    Array(Array(text.unicodeScalars)[range.clamped(to: 0..<count)])
  }

  func endsLine(at offset: Int) -> Bool { scalar(at: offset).map { $0 == "\n" } ?? true }

  func lineStart(of offset: Int) -> Int {
    offset - text.unicodeScalars.prefix(offset).reversed().prefix { $0 != "\n" }.count
  }

  /// Whether the first letter is Hebrew or Arabic.
  var isRightToLeft: Bool {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { 0x590..<0x700 ~= $0.value } ?? false
  }

  /// Whether an end is within a cluster.
  var cutsCluster: Bool { [anchor, head].contains { boundary(atOrAfter: $0) != $0 } }

  /// Whether the ends are those of another state, moved to the edges of its clusters.
  func isOnClusters(of other: EditorState) -> Bool {
    zip([anchor, head], [other.anchor, other.head]).allSatisfy {
      $0 == other.boundary(atOrAfter: $1) || $0 == other.boundary(atOrBefore: $1)
    }
  }
}
