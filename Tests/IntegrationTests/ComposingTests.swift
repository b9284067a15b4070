import CXTest
import Testing

extension Integration {
  /// Dead keys and Compose on a real keyboard: the rule of `KeyComposer`, with real events.
  @Suite(.enabled(if: Spawn.canFind("setxkbmap"), "setxkbmap is missing (package x11-xkb-utils)"))
  @HarnessActor
  struct ComposingTests {
    private static let keymap = Keymap(layout: "us(intl)", typed: [], text: "")
    private static let acute: Keymap.Stroke = 48
    private static let grave: Keymap.Stroke = 49
    private static let (e, x, v, a): (Keymap.Stroke, Keymap.Stroke, Keymap.Stroke, Keymap.Stroke) = (
      26, 53, 55, 38
    )

    private func run(option: String? = nil, _ body: (KeymapStage) throws -> Void) throws {
      try KeymapStage.run(Self.keymap, option: option, body)
    }

    @Test func aDeadKeyComposesWithTheNextLetter() throws {
      try run { keys in
        keys.press(Self.acute, Self.e, Self.acute, Self.acute, Self.grave, Self.a)
        try keys.waitForText("é´à")
      }
    }

    @Test(.bug(id: "T60")) func whatDoesNotComposeIsNotLost() throws {
      try run { keys in
        keys.press(Self.a, Self.acute, Self.x, Self.e)
        try keys.waitForText("axe")
        keys.press(Self.acute, Keymap.Stroke(110), Self.x)
        try keys.waitForText("xaxe")
        // The second dead key begins anew.
        keys.press(Self.acute, Self.grave, Self.e)
        try keys.waitForText("xèaxe")
      }
    }

    @Test func ofAComposeSequenceThatFitsNothingTheLettersAreTyped() throws {
      try run(option: "compose:menu") { keys in
        let compose = Keymap.Stroke(keys.keycode(of: XK_Multi_key))
        // O and C make a sign; with X and V nothing begins so.
        keys.press(compose, 32, 54, compose, Self.x, Self.v, Self.a)
        try keys.waitForText("©xva")
      }
    }

    @Test(.bug(id: "zed-industries/zed#30848")) func aChordNeverComposes() throws {
      try run { keys in
        keys.press(Self.x)
        try keys.waitForText("x")
        keys.press(.control(38), .control(54), Keymap.Stroke(Keymap.Place.end), Self.acute, .control(55))
        try keys.waitForText("xx")
        keys.press(Self.e)
        try keys.waitForText("xxe")
        // Nor does one begin anything.
        keys.press(.control(48), Self.e)
        try keys.waitForText("xxee")
      }
    }

    @Test func escapeAndBackspaceTakeItBackAndDoNothingElse() throws {
      try run { keys in
        keys.press(Self.x, Self.acute, Keymap.Stroke(22), Self.e, Self.acute, Keymap.Stroke(9), Self.e)
        try keys.waitForText("xee")
      }
    }

    @Test(.bug(id: "emilk/egui#3508")) func aDeadKeyBetweenTwoClicksMakesThemTwo() throws {
      try run { keys in
        keys.press(Self.a)
        try keys.waitForText("a")
        let place = try keys.stage.view(keys.field.id).box.center
        keys.stage.pointer.click(place)
        keys.press(Self.acute)
        keys.stage.pointer.click(place)
        #expect(try keys.stage.view(keys.field.id).selection == 1..<1)
        // Without it they are one double click.
        for _ in 0..<2 { keys.stage.pointer.click(place) }
        #expect(try keys.stage.view(keys.field.id).selection == 0..<1)
      }
    }

    @Test(
      .bug(id: "go-gui-org/go-gui#177"),
      .bug(id: "teeworlds/teeworlds#3109"))
    func aClickDropsWhatIsHalfComposed() throws {
      try run { keys in
        keys.press(Self.a, Self.acute)
        let other = try keys.stage.fields()[1]
        try keys.stage.click(other.id)
        keys.press(Self.e)
        let text = try keys.stage.demo.waitFor("text") { $0.view == other.id }
        #expect(text.text?.last == "e")
        try keys.stage.click(keys.field.id)
        // The letter keeps the two clicks from being a double click.
        keys.press(Self.x, Self.acute)
        try keys.stage.click(keys.field.id)
        keys.press(Self.e)
        try keys.waitForText("axe")
      }
    }
  }
}
