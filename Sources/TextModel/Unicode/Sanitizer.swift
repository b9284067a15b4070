/// Makes text from anywhere (paste, drop, input method, program) fit for a field.
///
/// Bytes that are not UTF-8 become U+FFFD, one per maximal subpart. Newlines are all that UAX #14 ends a line at: LF,
/// CR, CR LF, U+000B, U+000C, U+0085, U+2028 and U+2029. A run of them becomes one space, or nothing at the start and at
/// the end, in a single-line field; in a multi-line field each becomes one line feed. Other control characters go, but
/// for Tab. Bidirectional controls stay.
public struct Sanitizer: Sendable, Hashable {
  /// Whether newlines stay, each as one line feed.
  public var isMultiLine: Bool

  /// A sanitiser for fields of one line or of many.
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
    var measure = Cleaning(sink: Counter(), isMultiLine: isMultiLine)
    measure.run(over: bytes)
    guard measure.hasChanged else { return body(bytes) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: measure.sink.count) { copy in
      var cleaning = Cleaning(sink: Writer(target: copy), isMultiLine: isMultiLine)
      cleaning.run(over: bytes)
      defer { UnsafeMutableRawBufferPointer(copy).wipe() }
      return body(UnsafeBufferPointer(copy))
    }
  }
}

/// One pass over the bytes, which measures or writes, as its sink does.
private struct Cleaning<Output: Sink> {
  var sink: Output
  let isMultiLine: Bool
  private(set) var hasChanged = false
  /// Whether newlines went by that become a space if anything follows.
  private var newlineIsPending = false

  init(sink: Output, isMultiLine: Bool) {
    self.sink = sink
    self.isMultiLine = isMultiLine
  }

  mutating func run(over bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      let end = endOfText(in: bytes, from: offset)
      if end > offset { keep(bytes.part(offset..<end)) }
      offset = end
      guard offset < bytes.count else { return }
      let piece = piece(of: bytes, at: offset)
      change(piece.kind)
      offset += piece.length
    }
  }

  private func piece(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UTF8Piece {
    UTF8Piece(bytes, at: offset, keepsLineFeed: isMultiLine)
  }

  private func endOfText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while true {
      offset = bytes.endOfPlainASCII(from: offset)
      guard offset < bytes.count else { break }
      let piece = piece(of: bytes, at: offset)
      guard piece.kind == .text else { break }
      offset += piece.length
    }
    return offset
  }

  private mutating func keep(_ text: UnsafeBufferPointer<UInt8>) {
    endNewlines()
    sink.append(text)
  }

  private mutating func change(_ kind: UTF8Piece.Kind) {
    hasChanged = true
    switch kind {
    case .text, .control: break
    case .newline where isMultiLine: sink.append("\n")
    // Before everything else there is nothing to part.
    case .newline: newlineIsPending = !sink.isEmpty
    case .invalid:
      endNewlines()
      sink.append("\u{FFFD}")
    }
  }

  private mutating func endNewlines() {
    if newlineIsPending { sink.append(" ") }
    newlineIsPending = false
  }
}

private protocol Sink {
  var isEmpty: Bool { get }
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>)
  mutating func append(_ scalar: StaticString)
}

private struct Counter: Sink {
  var count = 0
  var isEmpty: Bool { count == 0 }
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { count += bytes.count }
  mutating func append(_ scalar: StaticString) { count += scalar.utf8CodeUnitCount }
}

private struct Writer: Sink {
  let target: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  var isEmpty: Bool { count == 0 }

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
