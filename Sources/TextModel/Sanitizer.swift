/// Makes text from anywhere (paste, drop, input method, program) fit for a field.
///
/// Bytes that are not UTF-8 become U+FFFD, one per maximal subpart. Control characters other than
/// Tab go. A run of newlines becomes one space, or nothing at the end, in a single-line field; in a
/// multi-line field each newline becomes one line feed. Bidirectional controls stay.
public struct Sanitizer: Sendable, Hashable {
  public var isMultiLine: Bool

  public init(isMultiLine: Bool) { self.isMultiLine = isMultiLine }

  /// - Complexity: O(*n*) in the length of `text`.
  public func sanitize(_ text: String) -> String {
    var text = text
    return text.withUTF8 { sanitize(utf8: $0) }
  }

  /// - Complexity: O(*n*) in the number of bytes.
  public func sanitize(utf8 bytes: UnsafeBufferPointer<UInt8>) -> String {
    withSanitized(bytes) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the clean text, valid only during the call: `bytes` themselves where nothing
  /// had to change, else a copy that is wiped afterwards, since it may be a secret.
  package func withSanitized<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var measure = Counter()
    guard scan(bytes, into: &measure) else { return body(bytes) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: measure.count) { copy in
      var writer = Writer(target: copy)
      _ = scan(bytes, into: &writer)
      defer { copy.wipe() }
      return body(UnsafeBufferPointer(copy))
    }
  }
}

private protocol Sink {
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>)
  mutating func append(_ scalar: StaticString)
}

private struct Counter: Sink {
  var count = 0
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { count += bytes.count }
  mutating func append(_ scalar: StaticString) { count += scalar.utf8CodeUnitCount }
}

private struct Writer: Sink {
  let target: UnsafeMutableBufferPointer<UInt8>
  var count = 0

  init(target: UnsafeMutableBufferPointer<UInt8>) { self.target = target }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let start = target.baseAddress else { return }
    (start + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ scalar: StaticString) {
    append(UnsafeBufferPointer(start: scalar.utf8Start, count: scalar.utf8CodeUnitCount))
  }
}

extension Sanitizer {
  /// Writes the clean text to `sink` and returns whether it differs from `bytes`.
  private func scan(_ bytes: UnsafeBufferPointer<UInt8>, into sink: inout some Sink) -> Bool {
    var cleanStart = 0
    var offset = 0
    var changed = false
    var newlineIsPending = false
    while offset < bytes.count {
      let piece = UTF8Piece(bytes, at: offset, keepsLineFeed: isMultiLine)
      if piece.kind == .text, !newlineIsPending {
        offset += piece.length
        continue
      }
      changed = true
      sink.append(bytes.part(cleanStart..<offset))
      if newlineIsPending, piece.kind == .text || piece.kind == .invalid {
        sink.append(" ")
        newlineIsPending = false
      }
      cleanStart = piece.kind == .text ? offset : offset + piece.length
      offset += piece.length
      if piece.kind == .invalid { sink.append("\u{FFFD}") }
      if piece.kind == .newline {
        if isMultiLine { sink.append("\n") } else { newlineIsPending = true }
      }
    }
    sink.append(bytes.part(cleanStart..<bytes.count))
    return changed
  }
}
