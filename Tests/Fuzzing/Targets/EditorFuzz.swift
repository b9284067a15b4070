@testable import TextModel

/// A script of editing commands: the text is always that of the edits, the caret stands on a cluster boundary, and
/// what is undone comes back by redo.
enum EditorFuzz {
  private static let units = [
    "a", " ", "word ", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "\u{1F1E9}", "\u{200D}", "\u{FE0F}", "क्", "षि",
    "שלום", "\r", "\n", "\r\n", "\u{1100}", "\u{1161}", "漢", "\u{202E}", "3.14", "don't",
  ]
  private static let motions: [TextMotion] = [
    .backward, .forward, .wordBackward, .wordForward, .lineStart, .lineEnd, .textStart, .textEnd, .up, .down,
    .pageUp, .pageDown,
  ]

  static func run(_ input: FuzzInput) {
    var input = input
    var editor = TextEditor(LineStorage(), isMultiLine: input.byte() & 1 == 1)
    if input.byte() & 3 == 0 { editor.maxClusterCount = Int(input.byte()) }
    var (mirror, counter, time): ([UInt8], ClusterCounter, Duration) = ([], ClusterCounter(), .zero)
    while !input.isEmpty {
      time += .milliseconds(Int(input.byte()) * 8)
      let edit = step(&editor, &input, time)
      follow(edit, editor, &mirror)
      if let edit { counter.follow(edit) }
      check(editor, mirror, &counter)
    }
    while editor.canRedo { follow(editor.perform(.redo, at: time), editor, &mirror) }
    let whole = mirror
    while editor.canUndo { follow(editor.perform(.undo, at: time), editor, &mirror) }
    while editor.canRedo { follow(editor.perform(.redo, at: time), editor, &mirror) }
    precondition(mirror == whole, "redo leads elsewhere")
  }

  private static func step(
    _ editor: inout TextEditor, _ input: inout FuzzInput, _ time: Duration
  ) -> TextEdit? {
    let kinds: [TextEditKind] = [.typing, .paste, .inputMethod, .drop, .program]
    let count = editor.storage.utf8Count
    switch input.byte() % 14 {
    case 0...2: return editor.insert(input.element(of: units), kind: .typing, at: time)
    case 3:
      let bytes = input.bytes(Int(input.byte() & 31))
      return bytes.withUnsafeBufferPointer {
        editor.insert(utf8: $0, kind: input.element(of: kinds), at: time)
      }
    case 4: return editor.perform(.delete(input.element(of: motions)), at: time)
    case 5: return editor.perform(.move(input.element(of: motions)), at: time)
    case 6: return editor.perform(.extend(input.element(of: motions)), at: time)
    case 7: return editor.perform(input.byte() & 1 == 0 ? .undo : .redo, at: time)
    case 8:
      let (a, b) = (input.int(below: count + 9) - 4, input.int(below: count + 9) - 4)
      editor.select(TextSelection(anchor: a, head: b))
    case 9:
      let granularity = input.element(of: [TextGranularity.cluster, .word, .line])
      let origin = editor.select(at: input.int(below: count + 9) - 4, by: granularity)
      editor.extendSelection(from: origin, to: input.int(below: count + 9) - 4)
    case 10:
      let (a, b) = (input.int(below: count + 1), input.int(below: count + 1))
      return editor.move(min(a, b)..<max(a, b), to: input.int(below: count + 1), time: time)
    case 11:
      let bytes = Array(input.element(of: units).utf8)
      return bytes.withUnsafeBufferPointer {
        editor.drop(utf8: $0, at: input.int(below: count + 9) - 4, time: time)
      }
    case 12:
      let (a, b) = (input.int(below: count + 1), input.int(below: count + 1))
      let range = min(a, b)..<max(a, b)
      return editor.remove(editor.storage.withUTF8(in: range) { Array($0) }, from: range, time: time)
    default:
      if input.byte() & 1 == 0 {
        editor.setMarkedText(input.element(of: units), selected: 0..<Int(input.byte() & 7))
      } else {
        return editor.commitMarkedText(at: time)
      }
    }
    return nil
  }

  /// Does the edit in a plain array, which shows that what is told of it is true.
  private static func follow(
    _ edit: TextEdit?, _ editor: TextEditor, _ mirror: inout [UInt8]
  ) {
    guard let edit else { return }
    let inserted = edit.range.lowerBound..<edit.range.lowerBound + edit.insertedCount
    precondition(edit.range.upperBound <= mirror.count && inserted.upperBound <= editor.storage.utf8Count)
    mirror.replaceSubrange(edit.range, with: editor.storage.withUTF8(in: inserted) { Array($0) })
  }

  private static func check(
    _ editor: TextEditor, _ mirror: [UInt8], _ counter: inout ClusterCounter
  ) {
    let storage = editor.storage
    precondition(storage.withUTF8(in: 0..<storage.utf8Count) { $0.elementsEqual(mirror) }, "text is lost")
    precondition(String(validating: mirror, as: UTF8.self) != nil, "not UTF-8")
    for offset in [editor.selection.anchor, editor.selection.head] {
      precondition(storage.clusterBoundary(atOrBefore: offset) == offset, "the caret is inside of a cluster")
      precondition(
        counter.clusterOffset(of: offset, in: storage) == storage.clusterOffset(of: offset), "miscounted")
    }
  }
}
