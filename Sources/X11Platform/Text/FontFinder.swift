import CX11
import CXft
import UICore

/// Finds and opens fonts. fontconfig, `XftFontOpenPattern`
@MainActor struct FontFinder {
  let connection: Connection
  /// Older versions of Xft die with BadLength on colour glyphs; without RENDER those are invisible.
  let allowsColor: Bool

  init(_ connection: Connection) {
    self.connection = connection
    allowsColor = XftGetVersion() >= 20305 && connection.hasRender
  }

  /// The font for `font`, or nil when none is installed.
  func open(_ font: Font) -> UnsafeMutablePointer<XftFont>? {
    match(pattern(font)).flatMap(open)
  }

  /// A font that has `scalar`, as like `font` as possible.
  func open(_ font: Font, having scalar: Unicode.Scalar) -> UnsafeMutablePointer<XftFont>? {
    let pattern = pattern(font)
    let charset = FcCharSetCreate()
    defer { FcCharSetDestroy(charset) }
    FcCharSetAddChar(charset, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, charset)
    guard let match = match(pattern) else { return nil }
    var found: OpaquePointer?
    guard FcPatternGetCharSet(match, FC_CHARSET, 0, &found) == FcResultMatch,
      FcCharSetHasChar(found, scalar.value) != 0
    else {
      // fontconfig always answers something.
      FcPatternDestroy(match)
      return nil
    }
    return open(match)
  }

  private func pattern(_ font: Font) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    for family in [font.family, "Noto Sans", "sans-serif"].compactMap({ $0 }) {
      family.withCString {
        $0.withMemoryRebound(to: FcChar8.self, capacity: 1) {
          _ = FcPatternAddString(pattern, FC_FAMILY, $0)
        }
      }
    }
    FcPatternAddDouble(pattern, FC_PIXEL_SIZE, max(1, font.size * connection.scale))
    FcPatternAddInteger(pattern, FC_WEIGHT, font.weight.fontconfig)
    if !allowsColor { FcPatternAddBool(pattern, FC_COLOR, 0) }
    return pattern
  }

  /// Takes `pattern`; gives a pattern of the caller's.
  private func match(_ pattern: OpaquePointer?) -> OpaquePointer? {
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    XftDefaultSubstitute(connection.display, connection.screen, pattern)
    var result = FcResultMatch
    return FcFontMatch(nil, pattern, &result)
  }

  private func open(_ match: OpaquePointer) -> UnsafeMutablePointer<XftFont>? {
    guard let font = XftFontOpenPattern(connection.display, match) else {
      FcPatternDestroy(match)
      return nil
    }
    return font
  }
}

extension Font.Weight {
  fileprivate var fontconfig: Int32 {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
