import CX11
import CXft
import UICore

/// One opened font at one size, with what it was asked before.
@MainActor final class FontFace {
  struct Entry {
    /// 0 where the font has no such character.
    var glyph: UInt32
    /// In pixels, rounded: text is measured with the numbers it is drawn with.
    var advance: Int32
  }

  let font: UnsafeMutablePointer<XftFont>
  private let connection: Connection
  private var latin: [Entry?] = Array(repeating: nil, count: 128)
  private var others: [UInt32: Entry] = [:]
  private static let limit = 8192

  init(_ font: UnsafeMutablePointer<XftFont>, _ connection: Connection) {
    self.font = font
    self.connection = connection
  }

  func entry(_ scalar: Unicode.Scalar) -> Entry {
    let value = scalar.value
    if value < 128 {
      if let entry = latin[Int(value)] { return entry }
      let entry = look(value)
      latin[Int(value)] = entry
      return entry
    }
    if let entry = others[value] { return entry }
    if others.count >= FontFace.limit { others.removeAll(keepingCapacity: true) }
    let entry = look(value)
    others[value] = entry
    return entry
  }

  /// Loads the glyph's measures: no request waits for a reply. `XftCharIndex`, `XftGlyphExtents`
  private func look(_ scalar: UInt32) -> Entry {
    var glyph = XftCharIndex(connection.display, font, scalar)
    guard glyph != 0 else { return Entry(glyph: 0, advance: 0) }
    var extents = XGlyphInfo()
    XftGlyphExtents(connection.display, font, &glyph, 1, &extents)
    return Entry(glyph: glyph, advance: Int32(extents.xOff))
  }
}
