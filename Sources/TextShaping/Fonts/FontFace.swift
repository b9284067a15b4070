import CFontconfig
import CHarfBuzz

/// One font file at one size: what a run of glyphs is drawn with.
public final class FontFace {
  struct Identity: Hashable {
    var file: FontFile.Identity
    var pixelSize: Double
    var variations: String?

    init?(_ pattern: FontPattern) {
      guard let path = pattern.string(FC_FILE), let size = pattern.double(FC_PIXEL_SIZE) else { return nil }
      file = FontFile.Identity(path: path, index: pattern.integer(FC_INDEX) ?? 0)
      pixelSize = size * pattern.horizontalScale
      variations = pattern.string(FC_FONT_VARIATIONS)
    }
  }

  /// The font file's path.
  public let path: String
  /// fontconfig's index of the face in the file: the number of the named instance in its upper half.
  public let index: Int
  /// The size of the em, in pixels, as drawn.
  public let pixelSize: Double
  /// Whether the glyphs bring their own colours.
  public let isColor: Bool
  /// fontconfig's weight: 80 is regular, 200 bold.
  public let weight: Int
  /// From the baseline to the top of the line, in pixels.
  public let ascent: Int
  /// From the baseline to the bottom of the line, in pixels.
  public let descent: Int

  /// Where the platform keeps what it draws this face with; goes away with the face.
  package var rendering: AnyObject?

  let font: OpaquePointer
  private let file: FontFile
  private let pattern: FontPattern
  private var ascii = SIMD2<UInt64>.zero

  init(_ identity: Identity, file: FontFile, pattern: FontPattern) {
    self.file = file
    self.pattern = pattern
    path = identity.file.path
    index = identity.file.index
    pixelSize = identity.pixelSize
    isColor = pattern.bool(FC_COLOR) ?? false
    weight = pattern.integer(FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR)
    font = FontFace.makeFont(identity, file)
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Int((extents.ascender + 63) >> 6)
    descent = Int((63 - extents.descender) >> 6)
    findASCII()
  }

  deinit { hb_font_destroy(font) }

  /// The fontconfig pattern (`FcPattern *`) that the face was found with, borrowed for the call: what a
  /// platform opens its own font by, after `FcPatternDuplicate`.
  package func withPattern<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try body(pattern.handle)
  }

  /// Shapes by HarfBuzz's own reading of the file, which needs no rasterizer. `hb_ot_font_set_funcs`
  private static func makeFont(_ identity: Identity, _ file: FontFile) -> OpaquePointer {
    // Never nil: HarfBuzz answers with its empty font.
    let font = hb_font_create(file.handle)!
    let size = Int32((identity.pixelSize * 64).rounded())
    hb_font_set_scale(font, size, size)
    let instance = UInt32(truncatingIfNeeded: identity.file.index) >> 16
    if instance > 0, instance < 0x8000 { hb_font_set_var_named_instance(font, instance - 1) }
    if let variations = identity.variations { FontFace.set(variations, of: font) }
    hb_font_make_immutable(font)
    return font
  }

  /// `variations` is a list such as `wght=700,wdth=75`.
  private static func set(_ variations: String, of font: OpaquePointer) {
    var values: [hb_variation_t] = variations.split(separator: ",").compactMap { word in
      var value = hb_variation_t()
      let text = String(word)
      return hb_variation_from_string(text, Int32(text.utf8.count), &value) != 0 ? value : nil
    }
    hb_font_set_variations(font, &values, UInt32(values.count))
  }

  // MARK: - Characters

  /// Whether it has all of printable ASCII, in one colour.
  private(set) lazy var isPlain = !isColor && ascii == SIMD2(0xFFFF_FFFF << 32, .max >> 1)

  /// Whether the font can show a character, if need be from its canonical parts.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 64 { return ascii.x >> UInt64(value) & 1 != 0 }
    if value < 128 { return ascii.y >> UInt64(value - 64) & 1 != 0 }
    return hasGlyph(value) || coversParts(of: value)
  }

  /// HarfBuzz normalizes in favour of the glyphs that there are.
  private func coversParts(of value: UInt32) -> Bool {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &first, &second) != 0 else {
      return false
    }
    return (hasGlyph(first) || coversParts(of: first)) && (second == 0 || hasGlyph(second))
  }

  func hasGlyph(_ value: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, value, &glyph) != 0
  }

  private func findASCII() {
    for value in UInt32(0x20)..<0x7f where hasGlyph(value) {
      if value < 64 { ascii.x |= 1 << UInt64(value) } else { ascii.y |= 1 << UInt64(value - 64) }
    }
  }

  /// The advance of a space, in pixels.
  private(set) lazy var spaceAdvance: Int32 = {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0 else { return Int32(pixelSize / 4) }
    return (hb_font_get_glyph_h_advance(font, glyph) + 32) >> 6
  }()
}
