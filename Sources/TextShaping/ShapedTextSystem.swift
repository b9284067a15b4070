import TextModel
import UICore

/// Lays text out with HarfBuzz, FriBidi and fontconfig. It needs no display.
///
/// Making one costs nothing: fontconfig starts with the first layout.
@MainActor public final class ShapedTextSystem: TextSystem {
  /// Pixels per point.
  public let scale: Double
  let catalog: FontCatalog
  private let shaper: Shaper
  private(set) var sets: [Font: FontSet] = [:]
  /// The one that was asked for last, and mostly is again.
  private var latest: (font: Font, set: FontSet)?
  private var lines = LayoutCache()
  static let setLimit = 64

  /// A text system on the system's fonts.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - report: Is told what is missing, each thing once.
  public convenience init(
    scale: Double, options: TextShapingOptions = TextShapingOptions(),
    report: @escaping (TextShapingNotice) -> Void = { _ in }
  ) {
    self.init(scale: scale, options: options, configuration: .system, advisor: nil, report: report)
  }

  /// A text system whose fonts are drawn as `advisor` says.
  package convenience init(
    scale: Double, options: TextShapingOptions, advisor: any FontPatternAdvisor,
    report: @escaping (TextShapingNotice) -> Void
  ) {
    self.init(scale: scale, options: options, configuration: .system, advisor: advisor, report: report)
  }

  init(
    scale: Double, options: TextShapingOptions, configuration: FontConfiguration,
    advisor: (any FontPatternAdvisor)?, report: @escaping (TextShapingNotice) -> Void
  ) {
    self.scale = scale
    catalog = FontCatalog(
      configuration, options, advisor: advisor, report: report)
    shaper = Shaper(language: options.language)
  }

  /// How many clusters were shaped so far: what a key stroke costs.
  package var shapedClusterCount: Int { shaper.shapedClusterCount }

  /// How high the lines of a font are, in points, by its first face.
  public func metrics(of font: Font) -> FontMetrics {
    let set = set(font)
    return FontMetrics(ascent: Double(set.ascent) / scale, descent: Double(set.descent) / scale)
  }

  /// ``line(_:font:)``, for callers that know only the protocol.
  public func layout(_ text: String, font: Font) -> any TextLayout { line(text, font: font) }

  /// ``line(_:font:direction:reusing:)``, for callers that know only the protocol. A layout of another text system is not
  /// reused.
  public func layout(
    _ text: String, font: Font, direction: TextDirection?, reusing previous: (any TextLayout)?
  ) -> any TextLayout {
    line(text, font: font, direction: direction, reusing: previous as? ShapedLine)
  }

  /// Lays out one line; short ones are remembered.
  public func line(_ text: String, font: Font) -> ShapedLine {
    let key = LayoutCache.Key(text: text, font: font)
    if let known = lines[key] { return known }
    let line = makeLine(text, set(font), base: nil, reusing: nil)
    lines[key] = line
    return line
  }

  /// Lays out one line that differs little from `previous`: the pieces before and after the change are
  /// taken from it, if it was set in the same font. What people type is not remembered.
  ///
  /// - Parameter direction: The paragraph's; nil for that of the line's first strong character.
  public func line(
    _ text: String, font: Font, direction: TextDirection? = nil, reusing previous: ShapedLine?
  ) -> ShapedLine {
    let set = set(font)
    return makeLine(text, set, base: direction, reusing: previous?.fonts === set ? previous : nil)
  }

  /// - Parameter base: The paragraph's direction; nil to see it from the text.
  func makeLine(
    _ text: String, _ fonts: FontSet, base: TextDirection?, reusing previous: ShapedLine?
  ) -> ShapedLine {
    var text = text
    if base != .rightToLeft, let piece = PlainRun.piece(of: &text, fonts, by: shaper) {
      let pieces = [LinePiece(shape: piece, start: 0, level: 0)]
      return ShapedLine(text, pieces: pieces, base: .leftToRight, fonts: fonts, scale: scale)
    }
    return makeLineOfPieces(text, fonts, base: base, reusing: previous)
  }

  /// The same for any text: looks for what it is made of, and takes over what it can of `previous`.
  func makeLineOfPieces(
    _ text: String, _ fonts: FontSet, base: TextDirection?, reusing previous: ShapedLine?
  ) -> ShapedLine {
    var text = text
    text.makeContiguousUTF8()
    var (pieces, base) = text.utf8.withContiguousStorageIfAvailable { bytes in
      let levels = BidiLevels(bytes, base: base)
      var builder = LineBuilder(bytes, levels: levels, fonts: fonts, shaper: shaper)
      builder.build(reusing: plan(previous, bytes))
      return (builder.pieces, levels?.base ?? .leftToRight)
    }!
    TabStops(fonts).place(&pieces)
    return ShapedLine(text, pieces: pieces, base: base, fonts: fonts, scale: scale)
  }

  private func plan(_ previous: ShapedLine?, _ bytes: UnsafeBufferPointer<UInt8>) -> ReusePlan {
    guard let previous else { return ReusePlan() }
    let plan = previous.text.utf8.withContiguousStorageIfAvailable {
      ReusePlan(previous.pieces, $0, bytes)
    }
    return plan ?? ReusePlan()
  }

  /// Whether a font in colour has one glyph for an emoji. Nobody is told where there is no such font.
  public func drawsPicture(of emoji: String, font: Font) -> Bool {
    let set = set(font)
    guard let first = emoji.unicodeScalars.first, set.emojiFace(first) != nil else { return false }
    // Of one character it is said already; whether a font joins several is seen by shaping them.
    if emoji.unicodeScalars.dropFirst().allSatisfy({ $0 == "\u{FE0F}" }) { return true }
    let runs = makeLine(emoji, set, base: .leftToRight, reusing: nil).runs
    let glyphs = runs.flatMap(\.glyphs)
    return glyphs.count == 1 && glyphs[0].id != 0 && runs.allSatisfy { $0.font?.isColor == true }
  }

  func set(_ font: Font) -> FontSet {
    if let latest, latest.font == font { return latest.set }
    let set = findSet(font)
    latest = (font, set)
    return set
  }

  private func findSet(_ font: Font) -> FontSet {
    if let set = sets[font] { return set }
    let set = FontSet(FontRequest(font, scale: scale), catalog: catalog)
    if sets.count >= ShapedTextSystem.setLimit { sets.removeAll() }
    sets[font] = set
    return set
  }
}
