import KeyboardModel
import Testing

@Suite struct LayoutForLocaleTests {
  @Test(arguments: [
    ("de_DE.UTF-8", ["de"]), ("de_AT", ["de"]), ("de_CH.UTF-8", ["de-CH"]), ("ar_EG.UTF-8", ["ar"]),
    ("hi_IN", ["hi"]), ("ja_JP.UTF-8", ["ja", "ja-kana"]), ("ko_KR.UTF-8", ["ko"]),
    ("en_US.UTF-8", ["en-US"]),
    ("en_GB", ["en-GB"]), ("en_AU", ["en-GB"]), ("en_CA", ["en-US"]), ("pt_BR", ["pt-BR"]),
    ("pt_PT", ["pt-PT"]), ("pt_AO", ["pt-PT"]), ("fr_CA", ["fr-CA"]), ("fr_BE", ["fr"]), ("no_NO", ["nb"]),
    ("iw_IL", ["he"]), ("sr_RS@latin", ["sr-Latn", "sr"]), ("sr_RS", ["sr", "sr-Latn"]),
    ("bg_BG", ["bg", "bg-bds"]),
    ("zh_CN.UTF-8", []), ("C", []), ("POSIX", []), ("", []), ("C.UTF-8", []), ("sr-Latn", ["sr-Latn", "sr"]),
  ])
  func aLocaleFindsItsKeyboards(locale: String, names: [String]) {
    #expect(KeyboardLayout.shippedNames(forLocale: locale) == names)
  }

  @Test func everyLayoutIsFoundByItsOwnTag() {
    for name in KeyboardLayout.shippedNames {
      #expect(KeyboardLayout.shippedNames(forLocale: name).contains(name), "\(name)")
    }
  }
}
