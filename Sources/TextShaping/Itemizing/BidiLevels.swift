import CFriBidi
import TextModel

/// The resolved levels of a paragraph of one line (UAX #9), by FriBidi.
struct BidiLevels {
  let base: TextDirection
  /// Of the character that each UTF-8 byte is part of.
  let byByte: [UInt8]

  /// Resolves the levels. Nil where nothing can run from right to left, which is quickly seen, and where
  /// FriBidi has no memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, base: TextDirection? = nil) {
    guard base == .rightToLeft || bytes.mayReorder else { return nil }
    var scalars: [FriBidiChar] = []
    scalars.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      scalars.append(bytes.scalar(at: offset).value)
      offset += bytes.scalarLength(at: offset)
    }
    self.base = base ?? bytes.firstStrongDirection ?? .leftToRight
    guard let levels = BidiLevels.resolve(scalars, self.base) else { return nil }
    byByte = BidiLevels.spread(levels, over: bytes)
  }

  /// Levels by scalar. `fribidi_get_par_embedding_levels_ex`
  private static func resolve(_ scalars: [FriBidiChar], _ base: TextDirection) -> [FriBidiLevel]? {
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction: FriBidiParType = base == .rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    return highest > 0 ? levels : nil
  }

  private static func spread(_ levels: [FriBidiLevel], over bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var index = -1
    return bytes.map { byte in
      if byte & 0xC0 != 0x80 { index += 1 }
      return UInt8(bitPattern: levels[index])
    }
  }
}
