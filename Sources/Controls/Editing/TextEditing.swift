import TextModel
import UICore

/// The text of a field, wherever it is stored, and how the field shows it.
///
/// A secret is shown as a mask, and what an input method composes is shown in the text, so the offsets of what
/// is stored and of what is shown differ: *display* offsets are UTF-8 offsets into what is shown, all others
/// into the storage.
@MainActor protocol TextEditing: AnyObject {
  var selection: TextSelection { get }
  var utf8Count: Int { get }
  var isReadOnly: Bool { get set }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  var maxClusterCount: Int? { get set }

  func perform(_ command: TextCommand, at time: Duration) -> TextEdit?
  func insert(_ text: String, kind: TextEditKind, at time: Duration) -> TextEdit?

  /// Bytes that need not be valid UTF-8.
  func insert(utf8 bytes: UnsafeBufferPointer<UInt8>, kind: TextEditKind, at time: Duration) -> TextEdit?

  /// As the editor's functions of these names; nil where nothing was done.
  func drop(utf8 bytes: UnsafeBufferPointer<UInt8>, at offset: Int, time: Duration) -> TextEdit?
  func move(_ range: Range<Int>, to offset: Int, time: Duration) -> TextEdit?
  func remove(_ text: [UInt8], from range: Range<Int>, time: Duration) -> TextEdit?

  /// A copy of what is selected; always empty for a secret.
  func selectedUTF8() -> [UInt8]

  /// A copy of a part of the text; always empty for a secret.
  func utf8(in range: Range<Int>) -> [UInt8]

  /// What ``TextCommand/kill(_:)`` deletes.
  func range(ofKill motion: TextMotion) -> Range<Int>

  /// What an input method is composing, or nil; always nil for a secret.
  var markedText: MarkedText? { get }
  func setMarkedText(_ text: String, selection: Range<Int>)
  func commitMarkedText(at time: Duration) -> TextEdit?
  func discardMarkedText()

  func select(_ selection: TextSelection)
  func select(at offset: Int, by granularity: TextGranularity) -> SelectionOrigin
  func extendSelection(from origin: SelectionOrigin, to offset: Int)
  func extendSelection(to offset: Int, affinity: TextAffinity)

  func clusterBoundary(before offset: Int) -> Int
  func clusterBoundary(after offset: Int) -> Int
  func clusterOffset(of offset: Int) -> Int
  func offset(ofCluster cluster: Int) -> Int

  /// The length of what is shown, in UTF-8 bytes.
  var displayCount: Int { get }
  /// What is shown of a display range, which begins and ends on cluster boundaries.
  func displayText(in range: Range<Int>) -> String
  /// The last cluster boundary that is not after a display offset.
  func displayBoundary(atOrBefore displayOffset: Int) -> Int
  /// Which way the text of a display range runs. Masks run from left to right.
  func direction(of range: Range<Int>) -> LineDirection
  /// What is selected of what is shown, or of the marked text. In display offsets.
  var displaySelection: TextSelection { get }
  /// Where the marked text is shown, in display offsets.
  var displayMarkedRange: Range<Int>? { get }
  func displayOffset(of offset: Int) -> Int
  func offset(ofDisplay displayOffset: Int) -> Int
  /// The display offset from where a change at `offset` of the text with the marked text in it may alter glyphs:
  /// joined letters reach back.
  func displayStart(ofChangeAt offset: Int) -> Int
}

/// Which way a line runs.
enum LineDirection {
  case leftToRight
  /// Some of it runs the other way, so that a change may move glyphs on both sides of it.
  case mixed(startsAtRight: Bool)

  var isSimple: Bool {
    if case .leftToRight = self { true } else { false }
  }

  var startsAtRight: Bool {
    if case .mixed(true) = self { true } else { false }
  }

  /// The paragraph's direction.
  var base: TextDirection { startsAtRight ? .rightToLeft : .leftToRight }
}
