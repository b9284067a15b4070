import CXTest
import Glibc
import TestSupport
import Testing

extension Integration {
  /// The emoji page of the panel, by real clicks and keys.
  @Suite(.enabled(if: EmojiFont.isInstalled, "needs the package fonts-noto-color-emoji"))
  @HarnessActor
  struct EmojiTests {
    private static let backspace = KeySym(XK_BackSpace)

    @Test(arguments: WindowManager.allCases)
    func emojiAreTypedAndOneBackspaceTakesOne(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try Self.editEmptyField(stage)
        for name in ["emoji", "people", "👋"] { try Self.click(name, on: stage) }
        try stage.demo.waitFor("text") { $0.view == field.id && $0.text == "👋" }
        try Self.click("smileys", on: stage)
        try Self.click("😀", on: stage)
        try stage.demo.waitFor("text") { $0.text == "👋😀" }
        try stage.keyboard.key(Self.backspace)
        try stage.demo.waitFor("text") { $0.text == "👋" }
        try Self.click("delete", on: stage)
        try stage.demo.waitFor("text") { $0.text == "" }
        try Self.click("letters", on: stage)
        _ = try Self.key("q", on: stage)
      }
    }

    @Test func emojiAreDrawnInTheirColours() throws {
      try Stage.run(.none) { stage in
        _ = try Self.editEmptyField(stage)
        try Self.click("emoji", on: stage)
        let key = try Self.key("😀", on: stage)
        let picture = try Picture(of: key.box, on: stage.connection)
        // A yellow face: much red and green, little blue.
        let yellow = picture.pixels.count { $0 >> 16 & 0xFF > 200 && $0 >> 8 & 0xFF > 150 && $0 & 0xFF < 120 }
        #expect(yellow > 100)
      }
    }

    @Test func theSearchTakesThePanelsLettersAndThoseOfTheKeyboard() throws {
      try Stage.run(.none) { stage in
        _ = try Self.editEmptyField(stage)
        for name in ["emoji", "search emoji", "p", "i"] { try Self.click(name, on: stage) }
        try stage.keyboard.type("zz")
        try Self.click("🍕", on: stage)
        try stage.demo.waitFor("text") { $0.text == "🍕" }
        try stage.keyboard.key(Stage.escape)
        try stage.waitForTree("the emoji page") { tree in
          tree.keys.contains { $0.key == "😀" || $0.key == "🍕" }
        }
        try Self.click("letters", on: stage)
        try Self.click("q", on: stage)
        try stage.demo.waitFor("text") { $0.text?.lowercased() == "🍕q" }
      }
    }

    @Test(.bug(id: "HeliBorg/HeliBoard#1138"), .bug(id: "HeliBorg/HeliBoard#1600"))
    func heldDeleteTakesWholeEmojiOnTheirPageToo() throws {
      try Stage.run(.none) { stage in
        let field = try Self.editEmptyField(stage)
        try stage.replaceText(with: "ab")
        try Self.click("emoji", on: stage)
        for name in ["symbols", "flags"] {
          try Self.click(name, on: stage)
          let key = name == "flags" ? "🏁" : "1️⃣"
          try Self.turn(to: key, on: stage)
          try Self.click(key, on: stage)
        }
        try stage.demo.waitFor("text") { $0.text == "ab1️⃣🏁" }
        let delete = try Self.key("delete", on: stage).box.center
        stage.pointer.click(delete)
        stage.pointer.click(delete)
        try stage.waitForTree("two whole emoji less") { $0[field.id]?.text == "ab" }
        stage.pointer.press()
        try stage.waitForTree("nothing left") { $0[field.id]?.text?.isEmpty != false }
        stage.pointer.release()
      }
    }

    @Test func aPasswordHasNoKeyForEmoji() throws {
      try Stage.run(.none) { stage in
        try stage.begin(in: "nested/account/password")
        let keys = try stage.demo.tree().keys.compactMap(\.key)
        #expect(keys.contains("q") && !keys.contains("emoji"))
      }
    }

    @Test func whatWasTypedLastIsThereInTheNextRun() throws {
      let folder = try Files.scratchFolder()
      defer {
        unlink(folder + "/outfield/emoji")
        rmdir(folder + "/outfield")
        rmdir(folder)
      }
      let setup = DemoSetup(environment: ["XDG_STATE_HOME": folder])
      let display = try VirtualDisplay.shared(.none)
      try Stage.run(on: display, with: setup) { stage in
        _ = try Self.editEmptyField(stage)
        for name in ["emoji", "food"] { try Self.click(name, on: stage) }
        try Self.turn(to: "🍕", on: stage)
        try Self.click("🍕", on: stage)
        try stage.demo.waitFor("text") { $0.text == "🍕" }
      }
      try Stage.run(on: display, with: setup) { stage in
        _ = try Self.editEmptyField(stage)
        try Self.click("emoji", on: stage)
        let tree = try stage.waitForTree("what was typed last") { tree in tree.keys.contains { $0.key == "🍕" }
        }
        #expect(!tree.keys.contains { $0.key == "😀" })
      }
    }

    // MARK: Steps

    private static func editEmptyField(_ stage: Stage) throws -> DemoView {
      let field = try stage.fields()[0]
      try stage.edit(field)
      try stage.replaceText(with: "")
      return field
    }

    private static func key(_ name: String, on stage: Stage) throws -> DemoView {
      // The letters may begin with a capital.
      let tree = try stage.waitForTree("the key \(name)") { tree in
        tree.keys.contains { $0.key?.lowercased() == name }
      }
      return try #require(tree.keys.first { $0.key?.lowercased() == name })
    }

    private static func click(_ name: String, on stage: Stage) throws {
      try stage.click(try key(name, on: stage).box.center)
    }

    /// By the wheel, until the emoji is there.
    private static func turn(to name: String, on stage: Stage) throws {
      for _ in 0..<20 where try !stage.demo.tree().keys.contains(where: { $0.key == name }) {
        stage.pointer.click(try key("next page", on: stage).box.center, button: 5)
      }
    }
  }
}

/// What the tests above draw with.
private enum EmojiFont {
  static let isInstalled = access("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", R_OK) == 0
}
