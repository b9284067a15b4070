import Testing

extension Integration {
  /// Who has told the desktop their language finds their keyboard. The locale itself need not be installed.
  @Suite
  @HarnessActor
  struct LocaleKeyboardTests {
    nonisolated private static let keyboards: [(locale: String, letter: String)] = [
      ("de_DE.UTF-8", "ü"), ("ar_EG.UTF-8", "ض"), ("ar_EG", "ع"), ("hi_IN", "क"), ("ja_JP.UTF-8", "ー"),
      ("ko_KR.UTF-8", "ㅎ"),
    ]

    @Test(arguments: keyboards)
    func aLocaleFindsItsKeyboardWithoutASetting(locale: String, letter: String) throws {
      let setup = DemoSetup(environment: ["LC_ALL": "", "LC_MESSAGES": "", "LANG": locale])
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        for key in [letter, "space"] {
          let tree = try stage.demo.tree()
          let view = tree.keys.first { $0.key?.lowercased() == key }
          try stage.click(try #require(view, "\(locale) has \(tree.keys.compactMap(\.key))").box.center)
        }
        try stage.demo.waitFor("text") { $0.view == field.id && $0.text?.lowercased() == letter + " " }
      }
    }
  }
}
