/// The way a paragraph, or a letter, runs.
public enum TextDirection: Sendable, Hashable {
  /// As Latin does.
  case leftToRight
  /// As Arabic and Hebrew do.
  case rightToLeft
}

extension Unicode.Scalar {
  /// The direction of a character that has one of its own, whatever is around it: Bidi_Class L, R or AL
  /// (UAX #9). Letters have, and so have some digits, marks and signs.
  package var strongDirection: TextDirection? {
    if isASCII { return 0x61...0x7A ~= value | 0x20 ? .leftToRight : nil }
    switch UnicodeProperties(self).bidiEffect {
    case .strongLeftToRight: return .leftToRight
    case .strongRightToLeft: return .rightToLeft
    case .none, .weak: return nil
    }
  }

  /// Whether text with this character in it may not run from left to right throughout.
  fileprivate var mayReorder: Bool {
    switch UnicodeProperties(self).bidiEffect {
    case .strongRightToLeft, .weak: true
    case .none, .strongLeftToRight: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The direction of the first strong character that no isolate holds, or nil without one (UAX #9, P2 and P3).
  ///
  /// - Complexity: O(*n*) in the bytes before that character.
  package var firstStrongDirection: TextDirection? {
    var (offset, depth) = (0, 0)
    while offset < count {
      let scalar = scalar(at: offset)
      offset += scalarLength(at: offset)
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = Swift.max(0, depth - 1)
      case _ where depth == 0: if let direction = scalar.strongDirection { return direction }
      default: break
      }
    }
    return nil
  }

  /// The direction of the last strong character, or nil without one.
  package var lastStrongDirection: TextDirection? {
    var found: TextDirection?
    _ = scanScalarsBackward(to: 0) { scalar, _ in
      found = scalar.strongDirection
      return found == nil
    }
    return found
  }

  /// Whether any of it may run from right to left. Most scripts are told by the first byte of a character.
  ///
  /// - Complexity: O(*n*), eight bytes at a time where there is ASCII.
  package var mayReorder: Bool {
    var offset = firstNonASCII(from: 0)
    while offset < count {
      switch self[offset] {
      case ..<0x80: offset = firstNonASCII(from: offset)
      // The first character that runs from the right is U+0590, D6 90.
      case ..<0xD6: offset += 2
      case 0xE1, 0xE3..<0xEF: offset += 3
      case 0xF1...: offset += 4
      default:
        if scalar(at: offset).mayReorder { return true }
        offset += scalarLength(at: offset)
      }
    }
    return false
  }
}
