/// Ordinary text: a value whose bytes lie in chunks of a few kilobytes, cut after newlines where
/// there are any, so that an edit moves the bytes of one chunk only.
public struct LineStorage: TextStorage, Sendable {
  struct Chunk: Sendable {
    var bytes: [UInt8]
    /// Lets a search for a line's edge pass over a chunk without reading it.
    var newlineCount: Int
  }

  /// No chunk is longer; a single line of megabytes is cut like any other text.
  static let chunkLimit = 4096
  /// Fresh chunks leave room, so that typing in pasted text does not split one at each key.
  static let chunkTarget = 3072
  /// A chunk shorter than this joins a neighbour.
  static let chunkMinimum = 512

  var chunks: [Chunk] = []
  /// The offset at which each chunk starts.
  var starts: [Int] = []
  /// The length in UTF-8 bytes.
  public private(set) var utf8Count = 0

  /// Empty text.
  public init() {}

  /// The text of `string`, unchanged.
  ///
  /// - Complexity: O(*n*) in the length of `string`.
  public init(_ string: String) {
    var string = string
    string.withUTF8 { replace(0..<0, with: $0) }
  }

  /// Replaces the bytes of `range` with `utf8`, which must be valid UTF-8 and must not be this
  /// storage's own memory.
  ///
  /// - Complexity: O(*n* + *m*) in the bytes removed and inserted, plus one chunk and an addition per
  ///   4 KiB of the text behind it.
  public mutating func replace(_ range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= utf8Count, "range outside of the text")
    guard !chunks.isEmpty else { return install(Self.split(utf8), at: 0..<0) }
    let first = chunkIndex(at: range.lowerBound)
    let last = range.isEmpty ? first : lastChunkIndex(endingAt: range.upperBound, from: first)
    let newCount = chunks[first].bytes.count - range.count + utf8.count
    // The only chunk has no neighbour to join, and may become empty: most fields never have another.
    if first == last, newCount <= Self.chunkLimit, newCount >= Self.chunkMinimum || chunks.count == 1 {
      edit(chunkAt: first, range, with: utf8)
    } else {
      rebuild(first..<last + 1, replacing: range, with: utf8)
    }
  }
}

extension LineStorage {
  /// The chunk that holds the byte at `offset`, or the last one at the end of the text.
  func chunkIndex(at offset: Int) -> Int {
    // Most fields never have another.
    starts.count < 2 ? 0 : max(0, starts.partitionPoint { $0 > offset } - 1)
  }

  private func lastChunkIndex(endingAt offset: Int, from first: Int) -> Int {
    let index = chunkIndex(at: offset)
    return index > first && starts[index] == offset ? index - 1 : index
  }

  private mutating func edit(
    chunkAt index: Int, _ range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>
  ) {
    let start = starts[index]
    let local = range.lowerBound - start..<range.upperBound - start
    if !range.isEmpty {
      chunks[index].newlineCount -=
        chunks[index].bytes.withUnsafeBufferPointer { $0.part(local).newlineCount }
    }
    chunks[index].newlineCount += utf8.newlineCount
    chunks[index].bytes.replaceSubrange(local, with: utf8)
    let difference = utf8.count - range.count
    utf8Count += difference
    for later in starts.indices.dropFirst(index + 1) { starts[later] += difference }
  }

  /// Joins what is left of the chunks, the new bytes and a neighbour where little is left, and cuts
  /// the whole anew.
  private mutating func rebuild(
    _ indices: Range<Int>, replacing range: Range<Int>, with utf8: UnsafeBufferPointer<UInt8>
  ) {
    let indices = widened(indices, newCount: span(of: indices) - range.count + utf8.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span(of: indices) - range.count + utf8.count)
    append(starts[indices.lowerBound]..<range.lowerBound, to: &bytes)
    bytes.append(contentsOf: utf8)
    append(range.upperBound..<starts[indices.lowerBound] + span(of: indices), to: &bytes)
    install(bytes.withUnsafeBufferPointer(Self.split), at: indices)
  }

  private func widened(_ indices: Range<Int>, newCount: Int) -> Range<Int> {
    guard newCount < Self.chunkMinimum else { return indices }
    if indices.upperBound < chunks.count { return indices.lowerBound..<indices.upperBound + 1 }
    return max(indices.lowerBound - 1, 0)..<indices.upperBound
  }

  private func span(of indices: Range<Int>) -> Int {
    let end = indices.upperBound < starts.count ? starts[indices.upperBound] : utf8Count
    return end - starts[indices.lowerBound]
  }

  private func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    withUTF8(in: range) { bytes.append(contentsOf: $0) }
  }

  private mutating func install(_ new: [Chunk], at indices: Range<Int>) {
    chunks.replaceSubrange(indices, with: new)
    var start = indices.lowerBound == 0 ? 0 : starts[indices.lowerBound - 1]
    if indices.lowerBound > 0 { start += chunks[indices.lowerBound - 1].bytes.count }
    starts.removeSubrange(indices.lowerBound...)
    starts.reserveCapacity(chunks.count)
    for chunk in chunks[indices.lowerBound...] {
      starts.append(start)
      start += chunk.bytes.count
    }
    utf8Count = start
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> [Chunk] {
    var chunks: [Chunk] = []
    chunks.reserveCapacity(bytes.count / (chunkTarget / 2) + 1)
    var start = 0
    while start < bytes.count {
      let end = cut(bytes, from: start)
      let part = bytes.part(start..<end)
      chunks.append(Chunk(bytes: Array(part), newlineCount: part.newlineCount))
      start = end
    }
    return chunks
  }

  private static func cut(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard bytes.count - start > chunkLimit else { return bytes.count }
    let limit = start + chunkTarget
    let earliest = start + chunkTarget / 2
    if let newline = bytes.part(earliest..<limit).lastIndex(of: .lineFeed) {
      return earliest + newline + 1
    }
    return bytes.scalarStart(atOrBefore: limit)
  }
}
