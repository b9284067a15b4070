import Testing

extension Integration {
  /// What the demo looks like.
  @Suite
  @HarnessActor
  struct GoldenTests {
    @Test func theWindowAtRestLooksAsBlessed() throws {
      try withFixedFonts { stage in try compare(stage, with: "nested-at-rest") }
    }

    @Test func theWindowWithThePanelUpLooksAsBlessed() throws {
      try withFixedFonts { stage in
        try stage.edit(try stage.fields()[1])
        try stage.keyboard.type("hello")
        try stage.demo.waitFor("text") { $0.text == "hello" }
        try compare(stage, with: "nested-panel-up")
      }
    }

    @Test func theDarkWindowWithThePanelUpLooksAsBlessed() throws {
      try withFixedFonts(arguments: ["--theme", "dark"]) { stage in
        try stage.edit(try stage.fields()[1])
        try compare(stage, with: "nested-panel-up-dark")
      }
    }

    @Test func theMirroredWindowWithThePanelUpLooksAsBlessed() throws {
      try withFixedFonts(arguments: ["--direction", "rtl"]) { stage in
        try stage.edit(try stage.fields()[1])
        try stage.keyboard.type("hello")
        try stage.demo.waitFor("text") { $0.text == "hello" }
        try compare(stage, with: "nested-panel-up-rtl")
      }
    }

    @Test func aPictureThatDiffersIsNoticed() throws {
      try withFixedFonts { stage in
        let rest = try picture(of: stage)
        try stage.edit(try stage.fields()[1])
        let share = try picture(of: stage).share(differingFrom: rest, by: GoldenPicture.tolerance)
        #expect(share > 2 * Self.share)
      }
    }

    /// This part of the pixels may be off by more: the caret's blink, and glyphs that moved by a pixel.
    private static let share = 0.03

    private func compare(_ stage: Stage, with name: String) throws {
      try GoldenPicture(name: name).expect(picture(of: stage), within: Self.share) {
        $0.share(differingFrom: $1, by: GoldenPicture.tolerance)
      }
    }

    private func picture(of stage: Stage) throws -> Picture {
      stage.pointer.move(to: Point(x: 1279, y: 799))
      _ = try stage.demo.tree()
      let box = try #require(stage.connection.box(of: stage.window))
      return try Picture(of: box, on: stage.connection).halved
    }

    private func withFixedFonts(arguments: [String] = [], _ body: (Stage) throws -> Void) throws {
      let setup = DemoSetup(
        arguments: arguments, environment: ["FONTCONFIG_FILE": GoldenPicture.folder + "fonts.conf"])
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup, body)
    }
  }
}
