/// What ``UnicodeTable`` says of a scalar.
struct UnicodeProperties {
  private let value: UInt32

  init(_ scalar: Unicode.Scalar) {
    self.init(entry: UnicodeTable.entries.partitionPoint { $0 >> 8 > scalar.value } - 1)
  }

  private init(entry: Int) { value = UnicodeTable.entries[entry] }

  var lineBreakClass: LineBreakClass { LineBreakClass(rawValue: UInt8(value & 0x3F))! }
  var bidiEffect: BidiEffect { BidiEffect(rawValue: UInt8(value >> 6 & 3))! }
}

/// What a character's Bidi_Class may do to the order of a line.
enum BidiEffect: UInt8 {
  /// Neutral, or weak: it goes with what is around it.
  case none
  case strongLeftToRight, strongRightToLeft
  /// An Arabic number, or a control that asks for a direction.
  case weak
}
