/// The digits of a text that may be a secret number, as ASCII has them.
enum DigitsOnly {
  /// Calls `body` with the digits, valid only during the call and wiped afterwards, and with how many characters beside
  /// them the user will miss: white space, dashes and what cannot be seen only part them.
  static func withDigits<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, _ dropped: Int) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, bytes.count)) { digits in
      defer { UnsafeMutableRawBufferPointer(digits).wipe() }
      var (count, dropped) = (0, 0)
      _ = bytes.scanScalars(from: 0) { scalar, _ in
        if let digit = scalar.decimalDigit {
          digits[count] = UInt8(ascii: "0") + digit
          count += 1
        } else if !scalar.partsDigits {
          dropped += 1
        }
        return true
      }
      return body(UnsafeBufferPointer(rebasing: digits[..<count]), dropped)
    }
  }
}

extension Unicode.Scalar {
  /// Of any script.
  fileprivate var decimalDigit: UInt8? {
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return UInt8(value)
  }

  fileprivate var partsDigits: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .dashPunctuation || self == "\u{2212}"
  }
}
