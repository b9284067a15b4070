import CFriBidi
import UICore

/// The resolved levels of a paragraph of one line (UAX #9), by FriBidi.
struct BidiLevels {
  let base: TextDirection
  /// Of the character that each UTF-8 byte is part of.
  let byByte: [UInt8]

  /// Resolves the levels. Nil where nothing can run from right to left, which is quickly seen, and where
  /// FriBidi has no memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, base: TextDirection? = nil) {
    guard base == .rightToLeft || BidiLevels.areNeeded(bytes) else { return nil }
    var scalars: [FriBidiChar] = []
    scalars.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = UTF8Decoding.scalar(at: offset, in: bytes)
      scalars.append(scalar.value)
      offset += length
    }
    guard let resolved = BidiLevels.resolve(scalars, base) else { return nil }
    self.base = resolved.base
    byByte = BidiLevels.spread(resolved.levels, over: bytes)
  }

  /// Levels by scalar. `fribidi_get_par_embedding_levels_ex`
  private static func resolve(
    _ scalars: [FriBidiChar], _ base: TextDirection?
  ) -> (levels: [FriBidiLevel], base: TextDirection)? {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = parameter(base)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0 else {
      return nil
    }
    let isRightToLeft = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL
    return (levels, isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private static func parameter(_ base: TextDirection?) -> FriBidiParType {
    switch base {
    case nil: FRIBIDI_PAR_ON
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    }
  }

  private static func spread(_ levels: [FriBidiLevel], over bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var index = -1
    return bytes.map { byte in
      if byte & 0xC0 != 0x80 { index += 1 }
      return UInt8(bitPattern: levels[index])
    }
  }

  // MARK: - Whether there is anything to resolve

  /// Whether a character is of a right-to-left script, or asks for a direction.
  static func areNeeded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = ByteScan.firstNonASCII(in: bytes, from: 0)
    while offset < bytes.count {
      switch bytes[offset] {
      case ..<0x80: offset = ByteScan.firstNonASCII(in: bytes, from: offset)
      // Most scripts are told by the first byte; the first right-to-left character is U+0590, D6 90.
      case ..<0xD6: offset += 2
      case 0xE1, 0xE3..<0xEF: offset += 3
      case 0xF1...: offset += 4
      default:
        let (scalar, length) = UTF8Decoding.scalar(at: offset, in: bytes)
        if mayReorder(scalar.value) { return true }
        offset += length
      }
    }
    return false
  }

  /// Takes in whole blocks, and those kept free for right-to-left scripts (DerivedBidiClass.txt).
  private static func mayReorder(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      return true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
}
