extension LineStorage {
  /// Calls `body` with the bytes of `range`, contiguous and valid only during the call.
  ///
  /// - Complexity: O(log *n*) when the range lies in one chunk, as a line mostly does; otherwise its
  ///   bytes are copied together first.
  @inlinable public func withUTF8<Result>(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    var result: Result?
    try read(range) { result = try body($0) }
    return result!
  }

  /// Calls `body` once. It returns nothing, so that its code is of no type that must be asked for at run time.
  @usableFromInline func read(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    precondition(range.lowerBound >= 0 && range.upperBound <= utf8Count, "range outside of the text")
    guard !range.isEmpty else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let index = chunkIndex(at: range.lowerBound)
    let local = range.lowerBound - starts[index]
    guard local + range.count > chunks[index].bytes.count else {
      return try chunks[index].bytes.withUnsafeBufferPointer {
        try body($0.part(local..<local + range.count))
      }
    }
    return try withCopy(of: range, body)
  }

  @inline(never) private func withCopy(
    of range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { copy in
      gather(range, into: copy)
      try body(UnsafeBufferPointer(copy))
    }
  }

  private func gather(_ range: Range<Int>, into copy: UnsafeMutableBufferPointer<UInt8>) {
    var index = chunkIndex(at: range.lowerBound)
    var offset = range.lowerBound
    while offset < range.upperBound {
      chunks[index].bytes.withUnsafeBufferPointer { bytes in
        let local = offset - starts[index]
        let count = min(bytes.count - local, range.upperBound - offset)
        let target = copy.baseAddress! + (offset - range.lowerBound)
        target.initialize(from: bytes.baseAddress! + local, count: count)
        offset += count
      }
      index += 1
    }
  }

  /// The text of `range`.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  public func text(in range: Range<Int>) -> String {
    withUTF8(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  /// The whole text.
  public var text: String { text(in: 0..<utf8Count) }

  /// - Complexity: O(1) for lines within a chunk; else a step per chunk without a newline.
  public func lineStart(at offset: Int) -> Int {
    guard !chunks.isEmpty else { return 0 }
    var index = chunkIndex(at: offset)
    var upper = offset - starts[index]
    while true {
      if let newline = lastNewline(inChunk: index, before: upper) { return starts[index] + newline + 1 }
      guard index > 0 else { return 0 }
      index -= 1
      upper = chunks[index].bytes.count
    }
  }

  /// - Complexity: O(1) for lines within a chunk; else a step per chunk without a newline.
  public func lineEnd(at offset: Int) -> Int {
    guard !chunks.isEmpty else { return 0 }
    var index = chunkIndex(at: offset)
    var lower = offset - starts[index]
    while index < chunks.count {
      if let newline = firstNewline(inChunk: index, from: lower) {
        return lineEnd(before: starts[index] + newline, notBefore: offset)
      }
      index += 1
      lower = 0
    }
    return utf8Count
  }

  private func lastNewline(inChunk index: Int, before upper: Int) -> Int? {
    guard chunks[index].newlineCount > 0 else { return nil }
    return chunks[index].bytes.withUnsafeBufferPointer { $0.part(0..<upper).lastIndex(of: .lineFeed) }
  }

  private func firstNewline(inChunk index: Int, from lower: Int) -> Int? {
    guard chunks[index].newlineCount > 0 else { return nil }
    return chunks[index].bytes[lower...].firstIndex(of: .lineFeed)
  }
}
