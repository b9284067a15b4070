import Glibc
import UICore

extension LayoutDirection {
  /// The way in which the language of the program's messages is read: as POSIX has it, the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set and not empty decides.
  package init(environment: (String) -> String?) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    self.init(locale: names.lazy.compactMap(environment).first { !$0.isEmpty } ?? "")
  }

  /// A locale's name is `language[_TERRITORY][.codeset][@modifier]`, as in `ar_EG.UTF-8` or
  /// `sd_IN@devanagari`.
  package init(locale: String) {
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].prefix { $0 != "." }
    let isWrittenOtherwise = parts.count > 1 && Self.otherScripts.contains(parts[1].lowercased())
    let language = place.prefix { $0 != "_" && $0 != "-" }.lowercased()
    let isRightToLeft = Self.languages.contains(language) || Self.places.contains(String(place))
    self = isRightToLeft && !isWrittenOtherwise ? .rightToLeft : .leftToRight
  }

  /// Those written in Arabic, Hebrew, Thaana, Syriac or N’Ko letters, also by codes that are no longer used.
  private static let languages: Set<String> = [
    "ar", "arc", "arz", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb",
    "ps", "sd", "skr", "syr", "ug", "ur", "yi",
  ]

  /// Where a language is written in Arabic letters that is not elsewhere.
  private static let places: Set<String> = ["az_IR", "pa_PK", "ku_IQ", "ku_IR", "uz_AF", "tk_IR", "ha_SD"]

  private static let otherScripts: Set<String> = ["cyrillic", "devanagari", "iqtelif", "latin"]

  /// From the process's own environment.
  package static func ofUser() -> LayoutDirection {
    LayoutDirection { getenv($0).map { String(cString: $0) } }
  }
}
