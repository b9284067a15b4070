/// Where a field's text lives: UTF-8 bytes that always start and end on grapheme cluster boundaries.
///
/// Positions are UTF-8 offsets from the start of the text. Cluster numbers exist only at the edge
/// of the API (``TextStorage/clusterOffset(of:)`` and its inverse), because counting clusters costs
/// time in proportion to the text.
///
/// ``LineStorage`` holds ordinary text and ``SecureStorage`` secrets; the latter is a class, so that no copy of its
/// bytes is ever made. ``FieldStorage`` is either.
public protocol TextStorage {
  /// The length of the text in UTF-8 bytes.
  var utf8Count: Int { get }

  /// Calls `body` with the bytes of `range`, contiguous and valid only during the call.
  func withUTF8<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result

  /// Replaces the bytes of `range` with `utf8`, which must be valid UTF-8.
  mutating func replace(_ range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>)

  /// The start of the line (after its newline, or 0) that holds `offset`.
  func lineStart(at offset: Int) -> Int

  /// The end of the line (before its newline, or the end of the text) that holds `offset`.
  func lineEnd(at offset: Int) -> Int
}
