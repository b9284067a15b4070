import CXTest
import Testing

extension Integration {
  /// What users of other keyboards have reported, by real presses on ours.
  @Suite
  @HarnessActor
  struct PanelReportsTests {
    private static let home = KeySym(XK_Home)
    private static let note = "nested/account/note"

    @Test(
      .bug(id: "SimpleMobileTools/Simple-Keyboard#196"), .bug(id: "archagon/tasty-imitation-keyboard#60"),
      arguments: ["nested/account/note", "nested/order/person/name"])
    func theCapitalGoesWithTheTextBeforeTheCaret(field: String) throws {
      try editing(field) { stage in
        try waitForCapitals(true, on: stage)
        try stage.keyboard.type("hello")
        try waitForCapitals(false, on: stage)
        try stage.keyboard.key(Self.home)
        try waitForCapitals(true, on: stage)
        for _ in 0..<2 { try stage.keyboard.key(KeySym(XK_Right)) }
        try waitForCapitals(false, on: stage)
      }
    }

    @Test(.bug(id: "KeyboardKit/KeyboardKit#683")) func ofQuickTapsOnlyTheFirstIsACapital() throws {
      try editing(Self.note) { stage in
        let keys = try stage.demo.tree().keys
        for name in ["t", "h", "i", "s"] {
          stage.pointer.click(try #require(keys.first { $0.key?.lowercased() == name }).box.center)
        }
        try waitForText("This", on: stage)
      }
    }

    @Test(.bug(id: "fcitx5-android/fcitx5-android#516"), .bug(id: "LeanBitLab/LeanType#426"))
    func capitalsStayLockedOverOtherPages() throws {
      try editing(Self.note) { stage in
        let shift = try place(of: "shift", on: stage)
        for _ in 0..<2 { stage.pointer.click(shift) }
        try press("a", "symbols", ":", ")", "space", "1", "letters", "b", "c", on: stage)
        try waitForText("A:) 1BC", on: stage)
      }
    }

    @Test(.bug(id: "futo-org/android-keyboard#1281"), .bug(id: "HeliBorg/HeliBoard#1689"))
    func aSyllableIsWholeWhenTheCaretGoesElsewhere() throws {
      try editing(Self.note, language: "ko_KR.UTF-8") { stage in
        try press("\u{3147}", "\u{314F}", "\u{3134}", on: stage)
        try stage.keyboard.key(Self.home)
        try press("\u{314E}", "\u{314F}", "space", on: stage)
        try waitForText("\u{D558} \u{C548}", on: stage)
      }
    }

    // MARK: Steps

    private func editing(
      _ field: String, language: String = "en_US.UTF-8", _ body: (Stage) throws -> Void
    ) throws {
      let setup = DemoSetup(environment: ["LC_ALL": "", "LC_MESSAGES": "", "LANG": language])
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup) { stage in
        try stage.edit(field)
        try body(stage)
      }
    }

    private func place(of name: String, on stage: Stage) throws -> Point {
      let tree = try stage.waitForTree("the key \(name)") { tree in
        tree.keys.contains { $0.key?.lowercased() == name }
      }
      return try #require(tree.keys.first { $0.key?.lowercased() == name }).box.center
    }

    private func press(_ names: String..., on stage: Stage) throws {
      for name in names { try stage.click(try place(of: name, on: stage)) }
    }

    private func waitForCapitals(_ areThere: Bool, on stage: Stage) throws {
      try stage.waitForTree("capitals: \(areThere)") { tree in
        tree.keys.contains { $0.key == (areThere ? "Q" : "q") }
      }
    }

    private func waitForText(_ text: String, on stage: Stage) throws {
      try stage.waitForTree("the text \(text)") { $0[Self.note]?.text == text }
    }
  }
}
