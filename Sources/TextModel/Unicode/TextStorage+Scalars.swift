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
      let read = withUTF8(in: window) { $0.scanScalars(from: offset, body) }
      guard let read else { return }
      offset += read
      windowSize = min(windowSize * 2, 4096)
    }
  }

  /// Calls `body` with the scalars before `offset`, the last one first, and their offsets, until it
  /// returns false or the text begins. `offset` is the start of a scalar.
  func scanScalarsBackward(from offset: Int, _ body: (Unicode.Scalar, Int) -> Bool) {
    var offset = offset
    var windowSize = 64
    while offset > 0 {
      let window = max(offset - windowSize, 0)..<offset
      let read = withUTF8(in: window) { $0.scanScalarsBackward(to: window.lowerBound, body) }
      guard let read else { return }
      offset -= read
      windowSize = min(windowSize * 2, 4096)
    }
  }

  /// The end of the line before the newline at `newline`, whose carriage return belongs to it.
  func lineEnd(before newline: Int, notBefore offset: Int) -> Int {
    guard newline > offset else { return newline }
    let isPair = withUTF8(in: newline - 1..<newline) { $0[0] == .carriageReturn }
    return isPair ? newline - 1 : newline
  }
}
