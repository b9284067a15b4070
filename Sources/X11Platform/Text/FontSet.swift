import UICore

/// A font and those that stand in for it where it lacks a character.
@MainActor final class FontSet {
  /// A glyph in one of the faces.
  struct Glyph {
    /// Nil for a character that no font has: a box.
    var face: FontFace?
    var entry: FontFace.Entry
  }

  let primary: FontFace?
  private let font: Font
  private let system: XftTextSystem
  /// Failures too: asking fontconfig again for each key costs a third of a millisecond.
  private var fallbacks: [UInt32: FontFace?] = [:]
  private static let limit = 4096

  init(_ font: Font, system: XftTextSystem) {
    self.font = font
    self.system = system
    primary = system.openFace(font)
  }

  /// In pixels.
  var ascent: Int { primary.map { Int($0.font.pointee.ascent) } ?? pixels(font.size * system.scale) }
  var descent: Int { primary.map { Int($0.font.pointee.descent) } ?? pixels(font.size * system.scale * 0.25) }

  func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    if let primary {
      let entry = primary.entry(scalar)
      if entry.glyph != 0 { return Glyph(face: primary, entry: entry) }
    }
    if let face = fallback(scalar) { return Glyph(face: face, entry: face.entry(scalar)) }
    return Glyph(face: nil, entry: FontFace.Entry(glyph: 0, advance: box))
  }

  /// The advance of a box.
  private var box: Int32 { Int32(max(2, pixels(font.size * system.scale * 0.6))) }

  private func fallback(_ scalar: Unicode.Scalar) -> FontFace? {
    if let known = fallbacks[scalar.value] { return known }
    if fallbacks.count >= FontSet.limit { fallbacks.removeAll(keepingCapacity: true) }
    let face = primary == nil ? nil : system.openFace(font, having: scalar)
    fallbacks[scalar.value] = .some(face)
    return face
  }
}
