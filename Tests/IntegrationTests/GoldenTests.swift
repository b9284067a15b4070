import Glibc
import Testing

extension Integration {
  /// What the demo looks like, against pictures that a person has looked at.
  ///
  /// `OUTFIELD_BLESS=1` writes the pictures anew: open them before you commit them. Fonts come from a
  /// configuration of the tests' own. Renderers differ a little between distributions, hence the tolerance.
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
        #expect(try picture(of: stage).share(differingFrom: rest, by: Self.tolerance) > 2 * Self.share)
      }
    }

    /// A channel may be off by this much, as between two versions of FreeType.
    private static let tolerance = 20
    /// This part of the pixels may be off by more: the caret's blink, and glyphs that moved by a pixel.
    private static let share = 0.03

    private func compare(_ stage: Stage, with name: String) throws {
      let path = Self.folder + name + ".png"
      let picture = try picture(of: stage)
      if getenv("OUTFIELD_BLESS") != nil { return try picture.write(to: path) }
      let share = picture.share(differingFrom: try Picture(contentsOf: path), by: Self.tolerance)
      if share > Self.share { try picture.write(to: "/tmp/outfield-\(name).png") }
      #expect(share <= Self.share, "see /tmp/outfield-\(name).png beside \(path)")
    }

    private func picture(of stage: Stage) throws -> Picture {
      stage.pointer.move(to: Point(x: 1279, y: 799))
      _ = try stage.demo.tree()
      let box = try #require(stage.connection.box(of: stage.window))
      return try Picture(of: box, on: stage.connection).halved
    }

    private func withFixedFonts(arguments: [String] = [], _ body: (Stage) throws -> Void) throws {
      let setup = DemoSetup(
        arguments: arguments, environment: ["FONTCONFIG_FILE": Self.folder + "fonts.conf"])
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup, body)
    }

    private static let folder =
      #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/Golden/"
  }
}
