import CXTest
import Testing

extension Integration {
  /// The demo where the interface is read from right to left, and texts that are wherever they stand.
  @Suite
  @HarnessActor
  struct MirroringTests {
    private func run(
      _ direction: String, scene: String = "nested", environment: [String: String] = [:],
      _ body: (Stage) throws -> Void
    ) throws {
      let setup = DemoSetup(
        scene: scene, arguments: ["--direction", direction], environment: environment)
      try Stage.run(on: VirtualDisplay.shared(.none), with: setup, body)
    }

    /// The title's field, which stands beside the advice; it must lie in one half of the window.
    private func isMirrored(_ stage: Stage) throws -> Bool {
      let window = try #require(stage.connection.box(of: stage.window))
      return try stage.view("nested/title").box.maxX < window.center.x
    }

    /// Pastes into the field that is being edited.
    private func paste(_ text: String, _ stage: Stage) throws {
      let peer = try SelectionPeer(stage.display)
      defer { peer.close() }
      try peer.own("CLIPBOARD")
      try stage.paste()
      try peer.answer(text)
      try stage.demo.waitFor("text") { $0.text == text }
      try stage.demo.nextStep()
    }

    /// Where the caret is seen: it blinks, so one looks until it is there.
    private func caretX(in field: DemoView, _ stage: Stage) throws -> Int {
      let deadline = Deadline()
      let box = field.box
      // After the turn in which the caret moved.
      _ = try stage.demo.tree()
      let inner = Box(x: box.x + 5, y: box.y + 6, width: box.width - 10, height: box.height - 12)
      while true {
        let picture = try Picture(of: inner, on: stage.connection)
        let row = picture.pixels[(picture.height / 2 * picture.width)...].prefix(picture.width)
        if let index = row.firstIndex(where: { $0 & 0xff_ffff == 0x2563eb }) {
          return inner.x + index - row.startIndex
        }
        if deadline.isOver { throw Failure("no caret in \(field.id)") }
      }
    }

    @Test func everyViewIsWhereAMirrorShowsIt() throws {
      var before: [String: Box] = [:]
      var width = 0
      try run("ltr") { stage in
        width = try #require(stage.connection.box(of: stage.window)).width
        for view in try stage.demo.tree().views { before[view.id] = view.box }
      }
      try run("rtl") { stage in
        let left = try #require(stage.connection.box(of: stage.window)).x
        for view in try stage.demo.tree().views where view.isUsable {
          let box = try #require(before[view.id])
          // Texts have fractions of a pixel.
          #expect(abs(view.box.x - left - (width - (box.maxX - left))) <= 1, "\(view.id)")
          #expect(view.box.y == box.y && abs(view.box.width - box.width) <= 1, "\(view.id)")
        }
      }
    }

    @Test(arguments: [
      ("rtl", "en_US.UTF-8", true), ("ltr", "ar_EG.UTF-8", false), ("auto", "he_IL.UTF-8", true),
      ("auto", "en_US.UTF-8", false),
    ])
    func theLanguageDecidesUnlessToldOtherwise(direction: String, locale: String, expected: Bool) throws {
      try run(direction, environment: ["LC_ALL": locale]) { stage in
        let mirrored = try isMirrored(stage)
        #expect(mirrored == expected)
      }
    }

    @Test(arguments: ["ltr", "rtl"], ["שלום", "سلام"])
    func aTextFromTheRightStandsThereAndClicksMeetItsLetters(direction: String, text: String) throws {
      try run(direction) { stage in
        let field = try stage.fields()[1]
        try stage.edit(field)
        try paste(text, stage)
        // A place right of the text, its left edge, which the caret shows, and a place beyond that.
        let edge = try caretX(in: field, stage)
        #expect(edge > field.box.center.x)
        for (x, head) in [(field.box.maxX - 5, 0), (edge - 60, 4)] {
          try stage.click(Point(x: x, y: field.box.center.y))
          #expect(try stage.view(field.id).selection == head..<head)
        }
        try stage.keyboard.key(Keys.right)
        #expect(try stage.view(field.id).selection == 3..<3)
        #expect(try caretX(in: field, stage) > edge)
        try stage.keyboard.key(Keys.home)
        #expect(try stage.view(field.id).selection == 0..<0)
        #expect(try caretX(in: field, stage) > field.box.maxX - 20)
      }
    }

    @Test(arguments: ["ltr", "rtl"])
    func anEmptyFieldBeginsWhereTheInterfaceDoesAndATextWhereItBegins(direction: String) throws {
      try run(direction) { stage in
        let field = try stage.fields()[1]
        try stage.edit(field)
        let caret = try caretX(in: field, stage)
        #expect(direction == "ltr" ? caret < field.box.x + 20 : caret > field.box.maxX - 20)
        try stage.keyboard.type("i")
        try stage.demo.waitFor("text") { $0.text == "i" }
        #expect(try caretX(in: field, stage) < field.box.x + 30)
      }
    }

    @Test(arguments: ["ltr", "rtl"])
    func ofALongTextFromTheRightTheBeginningIsSeenAndThenTheCaret(direction: String) throws {
      try run(direction) { stage in
        let fields = try stage.fields()
        let field = fields[1]
        try stage.edit(field)
        try paste(Array(repeating: "שלום", count: 40).joined(separator: " "), stage)
        #expect(try caretX(in: field, stage) < field.box.x + 30)
        try stage.click(fields[0].box.center)
        // Not edited, it shows its beginning again: a click at the right edge is before the first letter.
        try stage.click(Point(x: field.box.maxX - 5, y: field.box.center.y))
        #expect(try stage.view(field.id).selection == 0..<0)
      }
    }

    @Test func theClearButtonAtTheLeftClears() throws {
      try run("rtl", scene: "split") { stage in
        try stage.edit("split/search")
        try stage.keyboard.type("ber")
        try stage.demo.waitFor("text") { $0.text == "ber" }
        let (search, clear) = (try stage.view("split/search").box, try stage.view("split/search/clear").box)
        #expect(clear.maxX < search.x + 40)
        #expect(try stage.click(clear.center).decision == "inside")
        try stage.demo.waitFor("text") { $0.text == "" }
      }
    }

    @Test func aClickOnARowAndADragOfTheLineDoWhatTheySeemTo() throws {
      try run("rtl", scene: "split") { stage in
        try stage.click("split/list/Bern")
        #expect(try stage.view("split/form/name").text == "Bern")
        let list = try stage.view("split/list").box
        let line = Point(x: list.x - 1, y: list.center.y)
        stage.pointer.drag(from: line, to: line + Point(x: -50, y: 0))
        _ = try stage.waitForView("split/list") {
          $0.box.width == list.width + 50 && $0.box.maxX == list.maxX
        }
      }
    }

    @Test func tabGoesFromTheRightToTheLeftAndDown() throws {
      try run("rtl") { stage in
        try stage.edit("nested/account/email")
        for name in ["phone", "limit", "pin", "password", "note"] {
          try stage.keyboard.key(KeySym(XK_Tab))
          try stage.demo.waitFor("begin") { $0.view == "nested/account/\(name)" }
        }
        let phone = try stage.view("nested/account/phone")
        let limit = try stage.view("nested/account/limit")
        #expect(phone.box.x > limit.box.x)
      }
    }
  }
}
