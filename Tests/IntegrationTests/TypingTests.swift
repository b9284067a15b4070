import CXTest
import Testing

extension Integration {
  /// Keys as fast as they come, and one that is held.
  @Suite(.enabled(if: Spawn.canFind("setxkbmap"), "setxkbmap is missing (package x11-xkb-utils)"))
  @HarnessActor
  struct TypingTests {
    private let us = Keymap(layout: "us", typed: [], text: "")

    @Test(arguments: [UInt(0), 1]) func noKeyIsLostHoweverFast(milliseconds: UInt) throws {
      try KeymapStage.run(us) { keys in
        let letters: [Keymap.Stroke] = [38, 38, 56, 54, 54, 40]
        keys.press((0..<50).flatMap { _ in letters }, milliseconds: milliseconds)
        try keys.waitForText(String(repeating: "aabccd", count: 50))
      }
    }

    @Test(.bug(id: "T66")) func aHeldKeyRepeatsUntilItIsLetGo() throws {
      try KeymapStage.run(us) { keys in
        keys.setRepeat(delay: 50, interval: 10)
        defer { keys.setRepeat(delay: 660, interval: 40) }
        keys.hold(38)
        try keys.waitForText { $0.count > 5 }
        keys.letGo(of: 38)
        keys.press(56)
        let text = try keys.waitForText { $0.last == "b" }
        #expect(text.dropLast().allSatisfy { $0 == "a" })
        keys.press(54)
        try keys.waitForText(text + "c")
      }
    }

    @Test func aHeldReturnPressesAButtonOnce() throws {
      try KeymapStage.run(us) { keys in
        let button = try #require(try keys.stage.demo.tree().buttons.first { $0.id.hasSuffix("/reset") })
        try keys.stage.demo.send("focus " + button.id)
        keys.setRepeat(delay: 50, interval: 10)
        defer { keys.setRepeat(delay: 660, interval: 40) }
        keys.hold(Keymap.Place.return)
        // The server does nothing else for the one who asks until then.
        keys.letGo(of: Keymap.Place.return, after: 250)
        try keys.stage.demo.nextStep()
        #expect(keys.stage.demo.all.filter { $0.name == "action" && $0.view == button.id }.count == 1)
      }
    }
  }
}
