extension TextStorage {
  /// Rounds an offset into the text and down to the start of a scalar.
  func scalarOffset(_ offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8Count)
    let window = max(offset - 3, 0)..<min(offset + 1, utf8Count)
    return withUTF8(in: window) {
      window.lowerBound + $0.scalarStart(atOrBefore: offset - window.lowerBound)
    }
  }

  /// The scalar that starts at `offset`, which is before the end.
  func scalar(at offset: Int) -> Unicode.Scalar {
    withUTF8(in: offset..<min(offset + 4, utf8Count)) { $0.scalar(at: 0) }
  }

  /// The scalar that ends at `offset`, which is after the start, and its own offset.
  func scalar(before offset: Int) -> (scalar: Unicode.Scalar, offset: Int) {
    let window = max(offset - 4, 0)..<offset
    return withUTF8(in: window) { bytes in
      let local = bytes.scalarStart(atOrBefore: bytes.count - 1)
      return (bytes.scalar(at: local), window.lowerBound + local)
    }
  }

  /// Calls `body` with the scalars from `start` on and their offsets, until it returns false or the
  /// range ends. Reads in windows that grow from a cluster's size to a page's.
  func scanScalars(in range: Range<Int>, _ body: (Unicode.Scalar, Int) -> Bool) {
    var offset = range.lowerBound
    var windowSize = 64
    while offset < range.upperBound {
      let window = offset..<min(offset + windowSize, range.upperBound)
      let read = withUTF8(in: window) { scan($0, from: offset, body) }
      guard let read else { return }
      offset += read
      windowSize = min(windowSize * 2, 4096)
    }
  }

  /// Returns how many bytes of whole scalars it read, or nil if `body` had enough.
  private func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (Unicode.Scalar, Int) -> Bool
  ) -> Int? {
    var local = 0
    while local < bytes.count, local + bytes.scalarLength(at: local) <= bytes.count {
      guard body(bytes.scalar(at: local), start + local) else { return nil }
      local += bytes.scalarLength(at: local)
    }
    // A range that ends inside a scalar must not keep the caller waiting for the rest of it.
    return local == 0 ? bytes.count : local
  }

  /// The end of the line before the newline at `newline`, whose carriage return belongs to it.
  func lineEnd(before newline: Int, notBefore offset: Int) -> Int {
    guard newline > offset else { return newline }
    let isPair = withUTF8(in: newline - 1..<newline) { $0[0] == .carriageReturn }
    return isPair ? newline - 1 : newline
  }
}
