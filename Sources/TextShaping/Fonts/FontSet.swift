import UICore

/// A font and those that stand in for it where it lacks a character.
final class FontSet {
  let request: FontRequest
  /// Nil when there are no fonts at all: every cluster is a box.
  let primary: FontFace?
  private let catalog: FontCatalog
  /// By the first scalar, failures too: asking again for each key costs a third of a millisecond.
  private(set) var fallbacks: [UInt32: FontFace?] = [:]
  private var emoji: [UInt32: FontFace?] = [:]
  private var combinations: [[Unicode.Scalar]: FontFace?] = [:]
  /// Asked first for more of the same: a page of Han would otherwise cost a match per character.
  private var facesOfScript: [Script: [FontFace]] = [:]
  private var emojiFaces: [FontFace] = []
  static let limit = 4096

  init(_ request: FontRequest, catalog: FontCatalog) {
    self.request = request
    self.catalog = catalog
    primary = catalog.face(request)
    if primary == nil { catalog.complain(.noFonts) }
  }

  /// In pixels.
  var ascent: Int { primary?.ascent ?? Int((request.pixelSize * 0.75).rounded(.up)) }
  var descent: Int { primary?.descent ?? Int((request.pixelSize * 0.25).rounded(.up)) }
  /// The advance of a box, which stands for a cluster that no font has, in pixels.
  var boxAdvance: Int32 { Int32(max(2, (request.pixelSize * 0.6).rounded())) }
  var spaceAdvance: Int32 { primary?.spaceAdvance ?? boxAdvance }
  /// From one tab stop to the next, in pixels: eight spaces.
  var tabDistance: Int32 { 8 * spaceAdvance }

  /// The face for a cluster, given by those of its scalars that leave a mark on the screen.
  func face(
    for scalars: [Unicode.Scalar], of script: Script, _ presentation: ClusterPresentation
  ) -> FontFace? {
    guard let primary, let base = scalars.first else { return primary }
    if presentation == .emoji {
      if let face = emojiFace(base) { return face }
      catalog.complain(catalog.allowsColorGlyphs ? .noEmojiFont : .noColorGlyphs)
    }
    if FontSet.covers(primary, scalars) { return primary }
    return fallback(base, scalars, script) ?? (primary.covers(base) ? primary : nil)
  }

  /// The font in colour that has a character, or nil.
  func emojiFace(_ base: Unicode.Scalar) -> FontFace? {
    FontSet.cached(base.value, in: &emoji) {
      if let known = emojiFaces.first(where: { $0.covers(base) }) { return known }
      guard let face = catalog.emojiFace(request, having: base), face.covers(base) else { return nil }
      emojiFaces.append(face)
      return face
    }
  }

  private func fallback(_ base: Unicode.Scalar, _ scalars: [Unicode.Scalar], _ script: Script) -> FontFace? {
    let face = FontSet.cached(base.value, in: &fallbacks) { find([base], script) }
    if scalars.count == 1 { return face }
    if let face, FontSet.covers(face, scalars) { return face }
    return FontSet.cached(scalars, in: &combinations) { find(scalars, script) } ?? face
  }

  private func find(_ scalars: [Unicode.Scalar], _ script: Script) -> FontFace? {
    let known = facesOfScript[script] ?? []
    if let face = known.first(where: { FontSet.covers($0, scalars) }) { return face }
    // fontconfig always answers something.
    guard let face = catalog.face(request, having: scalars), FontSet.covers(face, scalars) else { return nil }
    facesOfScript[script, default: []].append(face)
    return face
  }

  private static func cached<Key>(
    _ key: Key, in cache: inout [Key: FontFace?], _ find: () -> FontFace?
  ) -> FontFace? {
    if let known = cache[key] { return known }
    let face = find()
    if cache.count >= limit { cache.removeAll(keepingCapacity: true) }
    cache[key] = .some(face)
    return face
  }

  /// Whether a face has every character, or those that they compose to: HarfBuzz looks for both.
  private static func covers(_ face: FontFace, _ scalars: [Unicode.Scalar]) -> Bool {
    var composed = scalars[0].value
    guard face.covers(scalars[0]) || scalars.count > 1 else { return false }
    var isCovered = face.covers(scalars[0])
    for scalar in scalars.dropFirst() {
      if let both = Composition.compose(composed, scalar.value), face.hasGlyph(both) {
        composed = both
        isCovered = true
      } else if !isCovered || !face.covers(scalar) {
        return false
      }
    }
    return isCovered
  }
}
