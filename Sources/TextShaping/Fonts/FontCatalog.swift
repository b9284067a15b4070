import CFontconfig

/// Finds fonts, one `FcFontMatch` each: sorting all of them (`FcFontSort`) takes as long as starting does.
final class FontCatalog {
  private let configuration: FontConfiguration
  private let options: TextShapingOptions
  private let advisor: (any FontPatternAdvisor)?
  private let report: (TextShapingNotice) -> Void
  private(set) var faces: [FontFace.Identity: FontFace] = [:]
  private(set) var files: [FontFile.Identity: FontFile] = [:]
  private var reported: Set<TextShapingNotice> = []
  /// How often fontconfig was asked.
  private(set) var matchCount = 0
  static let limit = 64

  var allowsColorGlyphs: Bool { options.allowsColorGlyphs }

  init(
    _ configuration: FontConfiguration, _ options: TextShapingOptions, advisor: (any FontPatternAdvisor)?,
    report: @escaping (TextShapingNotice) -> Void
  ) {
    self.configuration = configuration
    self.options = options
    self.advisor = advisor
    self.report = report
  }

  /// Says it once.
  func complain(_ notice: TextShapingNotice) {
    if reported.insert(notice).inserted { report(notice) }
  }

  /// The font for a request, or nil when there is none at all.
  func face(_ request: FontRequest) -> FontFace? {
    pattern(request).flatMap(match)
  }

  /// The font most like `request` that has `scalars`, or nil.
  func face(_ request: FontRequest, having scalars: [Unicode.Scalar]) -> FontFace? {
    guard let pattern = pattern(request) else { return nil }
    pattern.add(charactersOf: scalars)
    return match(pattern)
  }

  /// The colour font that has `scalar`, or nil.
  func emojiFace(_ request: FontRequest, having scalar: Unicode.Scalar) -> FontFace? {
    guard options.allowsColorGlyphs, let pattern = FontPattern() else { return nil }
    pattern.add(FC_FAMILY, "emoji")
    pattern.add(FC_COLOR, true)
    pattern.add(FC_PIXEL_SIZE, request.pixelSize)
    pattern.add(charactersOf: [scalar])
    guard let face = match(pattern), face.isColor else { return nil }
    return face
  }

  private func pattern(_ request: FontRequest) -> FontPattern? {
    guard let pattern = FontPattern() else { return nil }
    for family in [request.family, options.defaultFamily, "sans-serif"].compactMap({ $0 }) {
      pattern.add(FC_FAMILY, family)
    }
    pattern.add(FC_PIXEL_SIZE, request.pixelSize)
    pattern.add(FC_WEIGHT, request.weight.fontconfig)
    if !options.allowsColorGlyphs { pattern.add(FC_COLOR, false) }
    return pattern
  }

  private func match(_ pattern: FontPattern) -> FontFace? {
    matchCount += 1
    advisor?.advise(pattern.handle)
    FcConfigSubstitute(configuration.handle, pattern.handle, FcMatchPattern)
    if let advisor { advisor.complete(pattern.handle) } else { FcDefaultSubstitute(pattern.handle) }
    var result = FcResultMatch
    guard let found = FcFontMatch(configuration.handle, pattern.handle, &result) else { return nil }
    return face(FontPattern(owning: found))
  }

  /// The one face for what was found, however often it is found.
  private func face(_ pattern: FontPattern) -> FontFace? {
    guard let identity = FontFace.Identity(pattern) else { return nil }
    if let face = faces[identity] { return face }
    guard options.allowsColorGlyphs || !(pattern.bool(FC_COLOR) ?? false), let file = file(identity.file)
    else {
      return nil
    }
    let face = FontFace(identity, file: file, pattern: pattern)
    if faces.count >= FontCatalog.limit { faces.removeAll() }
    faces[identity] = face
    return face
  }

  private func file(_ identity: FontFile.Identity) -> FontFile? {
    if let file = files[identity] { return file }
    guard let file = FontFile(identity) else {
      complain(.unreadableFont(path: identity.path))
      return nil
    }
    if files.count >= FontCatalog.limit { files.removeAll() }
    files[identity] = file
    return file
  }
}
