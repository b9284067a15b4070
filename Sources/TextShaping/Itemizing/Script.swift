import CHarfBuzz

/// A script of UAX #24, by its ISO 15924 tag. `hb_script_t`
struct Script: Hashable {
  var rawValue: UInt32

  static let latin = Script(rawValue: HB_SCRIPT_LATIN.rawValue)
  /// Of pictures, whatever the text around them: some scripts keep a font from joining what it joins.
  static let common = Script(rawValue: HB_SCRIPT_COMMON.rawValue)

  /// The script of a character, or nil when it takes that of the text before it.
  static func ofLetter(_ scalar: Unicode.Scalar) -> Script? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return Script(rawValue: script.rawValue)
    }
  }
}
