import CXTest
import Testing

extension Integration {
  /// Screens and machines that lack something: less is seen, but it is seen, and no X error comes of it.
  @Suite
  @HarnessActor
  struct DegradedDisplayTests {
    enum Screen: String, CaseIterable, CustomTestStringConvertible {
      case noRender, palette, fixedColors, grey, paletteWithoutRender, depth16, depth24

      var testDescription: String { rawValue }

      var setup: ServerSetup {
        switch self {
        case .noRender: ServerSetup(arguments: ["-extension", "RENDER"])
        case .palette: ServerSetup(screen: "1280x800x8")
        case .fixedColors: ServerSetup(screen: "1280x800x8", arguments: ["-cc", "2"])
        case .grey: ServerSetup(screen: "1280x800x8", arguments: ["-cc", "0"])
        case .paletteWithoutRender:
          ServerSetup(screen: "1280x800x8", arguments: ["-extension", "RENDER"])
        case .depth16: ServerSetup(screen: "1280x800x16")
        case .depth24: ServerSetup(screen: "640x480x24")
        }
      }

      /// What is said of it, a line each.
      var messages: [String] {
        switch self {
        case .noRender: ["no RENDER"]
        case .palette, .fixedColors, .grey: ["no more than 256 colours"]
        case .paletteWithoutRender: ["no RENDER", "no more than 256 colours"]
        case .depth16, .depth24: []
        }
      }
    }

    @Test(arguments: Screen.allCases, ["light", "dark"])
    func textCanBeTypedAndReadOnAnyScreen(screen: Screen, theme: String) throws {
      let display = try VirtualDisplay(.none, screen.setup)
      defer { display.close() }
      try Stage.run(on: display, with: setup("fonts", theme: theme)) { stage in
        let id = try typed("hello hello hello", stage)
        #expect(try field(id, stage).legiblePixelCount > 200)
        // Selected, it can still be read.
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        _ = try stage.demo.tree()
        #expect(try field(id, stage).legiblePixelCount > 200)
        #expect(lines(stage).count == screen.messages.count, "\(lines(stage))")
        for (line, message) in zip(lines(stage), screen.messages) { #expect(line.contains(message)) }
      }
    }

    @Test func withoutAnyFontTextIsBoxesAndThatIsSaid() throws {
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup("no-fonts")) { stage in
        let id = try typed("hello hello hello", stage)
        #expect(try field(id, stage).legiblePixelCount > 200)
        #expect(lines(stage).count == 1)
        #expect(lines(stage).first?.contains("no font found") == true)
      }
    }

    @Test func withoutAnEmojiFontAnEmojiIsABoxAndThatIsSaid() throws {
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup("fonts")) { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        let id = try typed("", stage)
        try stage.replaceText(byPasting: String(repeating: "👍🏽👨‍👩‍👧", count: 10), of: peer)
        #expect(try field(id, stage).legiblePixelCount > 200)
        #expect(lines(stage).count == 1)
        #expect(lines(stage).first?.contains("no emoji font found") == true)
      }
    }

    @Test(.enabled(if: ScriptSample.fontsAreInstalled, Comment(rawValue: ScriptSample.needsFonts)))
    func withoutRenderAnEmojiIsDrawnPlainlyAndThatIsSaid() throws {
      let display = try VirtualDisplay(.none, Screen.noRender.setup)
      defer { display.close() }
      try Stage.run(on: display, with: setup("scripts")) { stage in
        let peer = try SelectionPeer(display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        let id = try typed("", stage)
        try stage.replaceText(byPasting: String(repeating: "\u{1F9AD}\u{1F64C}", count: 10), of: peer)
        #expect(try field(id, stage).legiblePixelCount > 200)
        #expect(lines(stage).count == 2)
        #expect(lines(stage).last?.contains("emoji") == true)
      }
    }

    @Test(.bug(id: "T09")) func hundredsOfMarksOnALetterAreOneClusterOfTheRealProgram() throws {
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup("fonts")) { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        _ = try typed("", stage)
        let letter = "e" + String(repeating: "\u{301}", count: 200)
        try stage.replaceText(byPasting: String(repeating: letter, count: 20), of: peer)
        try stage.keyboard.key(KeySym(XK_BackSpace))
        try stage.demo.waitFor("text") { $0.text == String(repeating: letter, count: 19) }
        #expect(lines(stage).isEmpty)
      }
    }

    // MARK: -

    private func setup(_ fonts: String, theme: String = "light") -> DemoSetup {
      DemoSetup(
        arguments: ["--theme", theme, "--size", "640x480"],
        environment: ["FONTCONFIG_FILE": GoldenPicture.folder + fonts + ".conf"])
    }

    /// Begins to edit a field and types into it; returns its id.
    private func typed(_ text: String, _ stage: Stage) throws -> String {
      let field = try stage.fields()[0]
      try stage.edit(field)
      try stage.replaceText(with: text)
      stage.pointer.move(to: Point(x: 1, y: 1))
      return field.id
    }

    private func field(_ id: String, _ stage: Stage) throws -> Picture {
      let box = try #require(try stage.demo.tree()[id]).box
      let inside = Box(x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8)
      return try Picture(of: inside, on: stage.connection)
    }

    private func lines(_ stage: Stage) -> [Substring] {
      stage.demo.process.errors.split(separator: "\n")
    }
  }
}
