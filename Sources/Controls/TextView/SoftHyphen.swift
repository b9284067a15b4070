import TextModel
import UICore

/// U+00AD, which shows only where a row is broken at it: as a hyphen.
@MainActor enum SoftHyphen {
  private static let hyphen = "\u{2010}"

  static func isIn(_ text: String) -> Bool {
    text.utf8.contains(0xAD) && text.unicodeScalars.contains("\u{AD}")
  }

  /// The text of a row that ends in front of another, as it is laid out: with its hyphen, which runs as the letters
  /// before it do. Offsets in the row are the same.
  static func shown(_ text: String, in direction: TextDirection) -> String {
    guard text.unicodeScalars.last == "\u{AD}" else { return text }
    let letters = text.utf8.withContiguousStorageIfAvailable { $0.lastStrongDirection } ?? nil
    switch letters {
    case .rightToLeft: return text + hyphen + "\u{200F}"
    case .leftToRight where direction == .rightToLeft: return text + hyphen + "\u{200E}"
    default: return text + hyphen
    }
  }

  /// In points; 0 for a text that has none.
  static func width(in text: String, font: Font, system: any TextSystem) -> Double {
    isIn(text) ? system.layout(hyphen, font: font).width : 0
  }
}
