import CXTest
import Testing

extension Integration {
  /// What a field shows of each script, at scale 2.
  @Suite(.enabled(if: ScriptSample.fontsAreInstalled, Comment(rawValue: ScriptSample.needsFonts)))
  @HarnessActor
  struct ScriptPictureTests {
    private static let caretColor: UInt32 = 0x2563eb

    @Test func everyScriptIsDrawnAsBlessed() throws {
      try withField { stage, peer, id in
        for sample in ScriptSample.all {
          try stage.replaceText(byPasting: sample.text, of: peer)
          try expect(try text(of: sample, in: id, stage), looksLike: sample.name, within: sample.inkShare)
        }
      }
    }

    /// The pictures can tell what is shaped wrong.
    @Test func whatIsShapedWrongDoesNotPass() throws {
      try withField { stage, peer, id in
        for sample in ScriptSample.all {
          guard let wrong = sample.wrong else { continue }
          try stage.replaceText(byPasting: wrong, of: peer)
          let picture = try text(of: sample, in: id, stage)
          let blessed = try Picture(contentsOf: GoldenPicture.folder + "script-\(sample.name).png")
          let difference = Self.difference(blessed, picture)
          #expect(difference > 1.5 * sample.inkShare, "\(sample.name)")
        }
      }
    }

    @Test func aSelectionInMixedDirectionsIsSeveralRectangles() throws {
      try withField { stage, peer, id in
        try stage.replaceText(byPasting: "abc שלום def", of: peer)
        try stage.keyboard.key(Keys.home)
        for _ in 0..<2 { try stage.keyboard.key(Keys.right) }
        // Over "c " and the two last letters of the word, which stand at its left: to its second letter's end.
        for _ in 0..<4 { try stage.keyboard.key(Keys.right, holding: Keys.shift) }
        let view = try #require(try stage.demo.tree()[id])
        #expect(view.selection == 2..<6)
        try expect(try text(in: id, stage), looksLike: "selection")
      }
    }

    @Test func theCaretIsInTwoHalvesWhereTheDirectionChanges() throws {
      try withField { stage, peer, id in
        try stage.replaceText(byPasting: "abc שלום def", of: peer)
        try stage.keyboard.key(Keys.home)
        for _ in 0..<4 { try stage.keyboard.key(Keys.right) }
        let picture = try litCaret(in: id, stage)
        let bars = picture.columns(of: Self.caretColor)
        #expect(bars.count == 2)
        #expect(bars.allSatisfy { $0.count == 3 })
        try expect(picture, looksLike: "caret")
        // In the middle of the word there is one.
        try stage.keyboard.key(Keys.right)
        let whole = try litCaret(in: id, stage)
        #expect(whole.columns(of: Self.caretColor).count == 1)
        #expect(whole.count(of: Self.caretColor) == picture.count(of: Self.caretColor))
      }
    }

    /// The second of two rows begins with a Latin word, and ends at the left.
    @Test func theRowsOfAParagraphRunInItsDirection() throws {
      try withField("nested/account/note") { stage, peer, id in
        let text = "פסקה בעברית שנשברת לשתי שורות, ובשנייה יש מילים Latin words first (42), סוף."
        try stage.replaceText(byPasting: text, of: peer)
        let box = try #require(try stage.demo.tree()[id]).box
        let place = Box(x: box.maxX - 400, y: box.y + 8, width: 386, height: 92)
        try expect(try Picture(of: place, on: stage.connection), looksLike: "paragraph")
      }
    }

    @Test(.bug(id: "T12")) func pictographsAreDrawnInColourWithoutAnXError() throws {
      try withField { stage, peer, id in
        try stage.replaceText(byPasting: "\u{1F9AD} \u{1F64C}", of: peer)
        let picture = try text(in: id, stage).without(Self.caretColor)
        #expect(picture.colorfulPixelCount > 200)
        #expect(stage.demo.process.errors.isEmpty)
      }
    }

    // MARK: -

    /// The demo at scale 2 with a field that is being edited, and another program that owns CLIPBOARD.
    private func withField(
      _ id: String = "nested/title", _ body: (Stage, SelectionPeer, String) throws -> Void
    ) throws {
      let setup = DemoSetup(environment: ["FONTCONFIG_FILE": ScriptSample.configuration])
      let display = try Self.display.get()
      try Stage.run(on: display, with: setup) { stage in
        let peer = try SelectionPeer(display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        try stage.edit(id)
        stage.pointer.move(to: Point(x: 1, y: 1))
        try body(stage, peer, id)
      }
    }

    private static let display = Result {
      try VirtualDisplay(.none, ServerSetup(screen: "2000x1400x24", resources: "Xft.dpi: 192\n"))
    }

    private func expect(
      _ picture: Picture, looksLike name: String, within inkShare: Double = 0.05,
      location: SourceLocation = #_sourceLocation
    ) throws {
      try GoldenPicture(name: "script-\(name)").expect(
        picture, within: inkShare, by: Self.difference, location: location)
    }

    /// The caret blinks.
    private static func difference(_ blessed: Picture, _ picture: Picture) -> Double {
      blessed.without(caretColor).halved.inkShare(
        differingFrom: picture.without(caretColor).halved, by: 2 * GoldenPicture.tolerance)
    }

    /// The part of the field in which there is text.
    private func text(of sample: ScriptSample, in id: String, _ stage: Stage) throws -> Picture {
      try text(in: id, stage, width: sample.width, fromRight: sample.startsAtRight)
    }

    private func text(
      in id: String, _ stage: Stage, width: Int = 190, fromRight: Bool = false
    ) throws -> Picture {
      let box = try #require(try stage.demo.tree()[id]).box
      let size = Point(x: width, y: 60)
      let left = fromRight ? box.maxX - 14 - size.x : box.x + 14
      let place = Box(x: left, y: box.y + (box.height - size.y) / 2, width: size.x, height: size.y)
      return try Picture(of: place, on: stage.connection)
    }

    private func litCaret(in id: String, _ stage: Stage) throws -> Picture {
      let deadline = Deadline()
      while true {
        let picture = try text(in: id, stage)
        if picture.count(of: Self.caretColor) > 0 { return picture }
        if deadline.isOver { throw Failure("the caret is never lit") }
      }
    }
  }
}

extension Picture {
  /// The runs of columns in which a colour is.
  fileprivate func columns(of color: UInt32) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in 0..<width where (0..<height).contains(where: { pixels[$0 * width + x] & 0xff_ffff == color }) {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }
}
