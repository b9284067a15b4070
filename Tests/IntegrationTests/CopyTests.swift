import CXTest
import Testing

extension Integration {
  /// What other programs get of the text that is copied or selected in the demo.
  @Suite
  @HarnessActor
  struct CopyTests {
    /// The demo with a text in a field that is being edited, and another program.
    private func run(_ text: String = "abc", _ body: (Stage, SelectionPeer) throws -> Void) throws {
      try Stage.run(.none) { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        try stage.edit(try stage.fields()[0])
        try stage.replaceText(with: text)
        try body(stage, peer)
      }
    }

    /// Copies everything, and waits until it is offered.
    private func copied(_ text: String = "abc", _ body: (Stage, SelectionPeer) throws -> Void) throws {
      try run(text) { stage, peer in
        try peer.own("CLIPBOARD")
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.key(Keys.c, holding: Keys.control)
        try peer.waitForLoss(of: "CLIPBOARD")
        try body(stage, peer)
      }
    }

    // MARK: PRIMARY

    @Test func whatIsSelectedIsPrimaryHoweverFastTheNextKeyComes() throws {
      try run { stage, peer in
        try peer.own("PRIMARY")
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.key(Keys.end)
        try peer.waitForLoss(of: "PRIMARY")
        #expect(try peer.text("PRIMARY") == "abc")
      }
    }

    @Test func aSelectionByShiftAndHomeIsPrimary() throws {
      try run { stage, peer in
        try peer.own("PRIMARY")
        try stage.keyboard.key(Keys.home, holding: Keys.shift)
        try peer.waitForLoss(of: "PRIMARY")
        #expect(try peer.text("PRIMARY") == "abc")
      }
    }

    @Test func aSelectionByShiftAndArrowsIsPrimary() throws {
      try run { stage, peer in
        try peer.own("PRIMARY")
        for _ in 0..<2 { try stage.keyboard.key(Keys.left, holding: Keys.shift) }
        try peer.waitForLoss(of: "PRIMARY")
        #expect(try peer.text("PRIMARY") == "bc")
      }
    }

    @Test func aSelectionByMouseIsPrimaryAndStaysSo() throws {
      try run { stage, peer in
        try peer.own("PRIMARY")
        let box = try stage.fields()[0].box
        stage.pointer.drag(
          from: Point(x: box.maxX - 4, y: box.center.y), to: Point(x: box.x - 20, y: box.center.y))
        try peer.waitForLoss(of: "PRIMARY")
        try stage.keyboard.key(Keys.end)
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.text == "abcx" }
        #expect(try peer.text("PRIMARY") == "abc")
      }
    }

    // MARK: Targets

    @Test func everyTargetAnswersAndTheTextOnesWithTheText() throws {
      try copied { _, peer in
        let targets = try #require(try peer.take("CLIPBOARD", "TARGETS")).items
        let texts = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING", "TEXT"]
        let others = ["TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS"]
        #expect(Set(targets) == Set((texts + others).map { peer.atom($0) }))
        for target in texts {
          let content = try #require(try peer.take("CLIPBOARD", target))
          #expect(content.bytes == Array("abc".utf8), "\(target)")
          #expect(content.format == 8)
        }
        #expect(try peer.ask("CLIPBOARD", "SAVE_TARGETS") != 0)
      }
    }

    @Test func aTargetThatNobodyKnowsIsRefused() throws {
      try copied { _, peer in
        let answer = try peer.ask("CLIPBOARD", "image/png")
        #expect(answer == 0)
      }
    }

    @Test func theTimestampIsTheOwnershipsAndStays() throws {
      try copied { _, peer in
        let first = try #require(try peer.take("CLIPBOARD", "TIMESTAMP")).items
        #expect(first.count == 1)
        #expect(first != [0])
        #expect(try peer.take("CLIPBOARD", "TIMESTAMP")?.items == first)
        #expect(try peer.ask("CLIPBOARD", "STRING", at: Time(first[0]) - 1) == 0)
        #expect(try peer.ask("CLIPBOARD", "STRING", at: Time(first[0])) != 0)
      }
    }

    @Test func multipleAnswersAllOfItAndCrossesOutWhatFails() throws {
      try copied { _, peer in
        let pairs = ["STRING", "PLACE_1", "image/png", "PLACE_2"].map { peer.atom($0) }
        let place = try peer.ask("CLIPBOARD", "MULTIPLE", pairs: pairs)
        #expect(place != 0)
        #expect(peer.read(place)?.items == [pairs[0], pairs[1], 0, 0])
        #expect(peer.read(pairs[1])?.bytes == Array("abc".utf8))
        #expect(peer.read(pairs[3]) == nil)
      }
    }

    @Test(.bug(id: "T35")) func aThousandRequestsAtOnceGetOneAnswerEachAndTheDeadHarmNobody() throws {
      try copied { stage, peer in
        let times = [Time(CurrentTime), try peer.serverTime(), 1]
        let display = peer.connection.display
        let targets = ["UTF8_STRING", "TARGETS", "no/such", "MULTIPLE"].map { peer.atom($0) }
        var living: Set<XID> = []
        for index in 0..<1_000 {
          let window = XCreateSimpleWindow(display, peer.connection.root, 0, 0, 1, 1, 0, 0, 0)
          XConvertSelection(
            display, peer.atom("CLIPBOARD"), targets[index % 4], peer.atom("PLACE"), window,
            times[index % 5 % 3])
          if index.isMultiple(of: 3) { XDestroyWindow(display, window) } else { living.insert(window) }
        }
        var answered: [XID] = []
        try peer.connection.waitForEvent("answers") { event in
          if event.type == SelectionNotify { answered.append(event.xselection.requestor) }
          return answered.count == living.count
        }
        _ = try stage.demo.tree()
        answered += peer.connection.pendingEvents().filter { $0.type == SelectionNotify }
          .map(\.xselection.requestor)
        #expect(answered.count == living.count)
        #expect(Set(answered) == living)
        #expect(!stage.demo.process.errors.contains("X error"))
      }
    }

    // MARK: Secrets

    @Test(.bug(id: "T73"), .bug(id: "T75")) func nothingLeavesAPasswordField() throws {
      try Stage.run(.none) { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        let secret = "nested/account/password"
        try stage.edit(secret)
        try stage.keyboard.type("hunter2")
        try stage.demo.waitFor("text") { $0.body["length"]?.integer == 7 }
        for selection in ["PRIMARY", "CLIPBOARD"] { try peer.own(selection) }
        let box = try #require(try stage.demo.tree()[secret]).box
        stage.pointer.drag(
          from: Point(x: box.x + 4, y: box.center.y), to: Point(x: box.maxX - 4, y: box.center.y))
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        for key in [Keys.c, Keys.x] { try stage.keyboard.key(key, holding: Keys.control) }
        try stage.keyboard.key(Keys.delete, holding: Keys.shift)
        // Cut and Copy of the menu cannot be chosen.
        for item in ["Cut", "Copy"] {
          try stage.openMenu(at: secret)
          try stage.press(on: "menu/\(item)")
          try stage.keyboard.key(Stage.escape)
          try stage.waitForTree("no menu") { $0["menu"] == nil }
        }
        // What the middle button pastes is what others have selected.
        stage.pointer.click(box.center, button: 2)
        peer.notify(try peer.nextRequest(), property: 0)
        #expect(try stage.demo.tree()[secret]?.length == 7)
        for selection in ["PRIMARY", "CLIPBOARD"] { #expect(peer.owns(selection)) }
      }
    }

    // MARK: Leaving

    @Test func aClipboardManagerGetsTheTextBeforeTheEnd() throws {
      try copied { stage, peer in
        try peer.own("CLIPBOARD_MANAGER")
        try stage.demo.send("quit")
        let request = try peer.nextRequest()
        #expect(request.target == peer.atom("SAVE_TARGETS"))
        #expect(try peer.text("CLIPBOARD") == "abc")
        peer.notify(request)
        #expect(try stage.demo.process.waitForEnd() == .exited(0))
      }
    }

    @Test func aSilentClipboardManagerDelaysTheEndByASecondAtMost() throws {
      try copied { stage, peer in
        try peer.own("CLIPBOARD_MANAGER")
        try stage.demo.send("quit")
        _ = try peer.nextRequest()
        #expect(try stage.demo.process.waitForEnd(before: Deadline(in: .seconds(4))) == .exited(0))
      }
    }

    @Test(.bug(id: "T34"), ClipboardManager.isNeeded)
    func aCopyOutlivesTheProgramWithARealClipboardManager() throws {
      let display = try VirtualDisplay(.none)
      defer { display.close() }
      let manager = try ClipboardManager.start(on: display)
      defer { manager.end() }
      try Stage.run(on: display) { stage in
        try stage.edit(try stage.fields()[0])
        try stage.replaceText(with: "kept")
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.key(Keys.c, holding: Keys.control)
        _ = try stage.demo.tree()
      }
      let peer = try SelectionPeer(display)
      defer { peer.close() }
      #expect(try peer.text("CLIPBOARD") == "kept")
    }

    // MARK: Real programs

    @Test(
      ClipboardTool.areNeeded, arguments: ClipboardTool.installed, ClipboardTool.Selection.allCases)
    func everyScriptGoesToRealPrograms(tool: ClipboardTool, selection: ClipboardTool.Selection) throws {
      let text = "Zoë 漢字 שלום 👨‍👩‍👧"
      try run { stage, peer in
        try peer.own("CLIPBOARD")
        try stage.keyboard.key(Keys.delete)
        try stage.paste()
        try peer.answer(text)
        try stage.demo.waitFor("text") { $0.text?.hasSuffix(text) == true }
        try peer.own(selection.rawValue)
        try stage.keyboard.key(Keys.home, holding: Keys.shift)
        if selection == .clipboard { try stage.keyboard.key(Keys.c, holding: Keys.control) }
        try peer.waitForLoss(of: selection.rawValue)
        #expect(try tool.take(selection, on: stage.display) == Array(("abc" + text).utf8))
      }
    }

    @Test(ClipboardTool.areNeeded, arguments: ClipboardTool.installed)
    func realProgramsGetWhatWasCopiedAndSelected(tool: ClipboardTool) throws {
      try copied("two words") { stage, peer in
        #expect(try tool.take(on: stage.display) == Array("two words".utf8))
        try stage.keyboard.key(Keys.home)
        try stage.keyboard.key(Keys.right, holding: Keys.shift, Keys.control)
        try stage.keyboard.key(Keys.end)
        _ = try stage.demo.tree()
        #expect(try tool.take(.primary, on: stage.display) == Array("two".utf8))
      }
    }
  }
}
