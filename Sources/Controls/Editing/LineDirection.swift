import UICore

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

extension LineDirection {
  /// The direction of a line by its bytes, which must be valid UTF-8.
  ///
  /// - Complexity: O(*n*) with one comparison a byte where nothing can run from right to left.
  init(of utf8: UnsafeBufferPointer<UInt8>) {
    guard Self.mayHoldRightToLeft(utf8) else {
      self = .leftToRight
      return
    }
    let text = String(decoding: utf8, as: UTF8.self)
    self = .mixed(startsAtRight: Self.startsAtRight(text.unicodeScalars))
  }

  /// Whether the first letter or direction mark that no isolate holds is right-to-left (UAX #9, P2 and P3).
  private static func startsAtRight(_ scalars: String.UnicodeScalarView) -> Bool {
    var depth = 0
    for scalar in scalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      case 0x200E where depth == 0: return false
      case _ where depth == 0:
        if scalar.isRightToLeft { return true }
        if scalar.properties.isAlphabetic { return false }
      default: break
      }
    }
    return false
  }

  /// Every right-to-left letter and direction control starts with one of these bytes; so do some others.
  private static func mayHoldRightToLeft(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in utf8.indices where utf8[index] >= 0xD6 {
      switch utf8[index] {
      case 0xD6...0xDF, 0xEF: return true
      // U+0800 to U+08FF.
      case 0xE0: if utf8[index + 1] < 0xA4 { return true }
      case 0xE2: if isDirectionControl(utf8[index + 1], utf8[index + 2]) { return true }
      // U+10000 to U+10FFF and U+1E000 to U+1EFFF; emoji are F0 9F.
      case 0xF0: if utf8[index + 1] != 0x9F { return true }
      default: continue
      }
    }
    return false
  }

  /// U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069, by the bytes after the first.
  private static func isDirectionControl(_ second: UInt8, _ third: UInt8) -> Bool {
    switch (second, third) {
    case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
    default: false
    }
  }
}

extension LineDirection {
  /// Whether a line stands at the right: by its first letter, or as the layout runs where there is none.
  func standsAtRight(_ text: String, in layout: LayoutDirection) -> Bool {
    isSimple && layout == .rightToLeft ? text.hasNoLetter : startsAtRight
  }
}

extension String {
  /// Whether nothing in it has a direction of its own.
  var hasNoLetter: Bool { !unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension Unicode.Scalar {
  /// The blocks of the right-to-left scripts.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    case 0x200F: true
    default: false
    }
  }
}
