import CXTest
import Testing

extension Integration {
  /// What the demo makes of other programs' texts, fast and slow, honest and not.
  @Suite
  @HarnessActor
  struct PasteTests {
    /// The demo with an empty field that is being edited, and another program that owns CLIPBOARD.
    private func run(_ text: String = "", _ body: (Stage, SelectionPeer, DemoView) throws -> Void) throws {
      try Stage.run(.none) { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.replaceText(with: text)
        try peer.own("CLIPBOARD")
        try body(stage, peer, field)
      }
    }

    @Test func aTextComesAndTakesThePlaceOfTheSelection() throws {
      try run("old") { stage, peer, _ in
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.paste()
        try peer.answer("Zoë 👨‍👩‍👧")
        try stage.demo.waitFor("text") { $0.text == "Zoë 👨‍👩‍👧" }
      }
    }

    @Test func theLatestOwnerIsAsked() throws {
      try run { stage, first, _ in
        let second = try SelectionPeer(stage.display)
        defer { second.close() }
        try second.own("CLIPBOARD")
        try stage.paste()
        try second.answer("2")
        try stage.demo.waitFor("text") { $0.text == "2" }
        #expect(first.connection.pendingEvents().allSatisfy { $0.type != SelectionRequest })
      }
    }

    @Test func anOlderProgramIsAskedForLatin1() throws {
      try run { stage, peer, _ in
        try stage.paste()
        var request = try peer.nextRequest()
        while request.target != peer.atom("STRING") {
          peer.notify(request, property: 0)
          request = try peer.nextRequest()
        }
        peer.write([0x5A, 0x6F, 0xEB], "STRING", to: request)
        peer.notify(request)
        try stage.demo.waitFor("text") { $0.text == "Zoë" }
      }
    }

    @Test func twoPastesArriveTwice() throws {
      try run { stage, peer, _ in
        for _ in 0..<2 { try stage.paste() }
        let requests = [try peer.nextTextRequest(), try peer.nextTextRequest()]
        #expect(requests[0].property != requests[1].property)
        // Answered the wrong way round: they still come in order.
        for (request, text) in zip(requests, ["1", "2"]).reversed() {
          peer.write(Array(text.utf8), to: request)
          peer.notify(request)
        }
        try stage.demo.waitFor("text") { $0.text == "12" }
      }
    }

    @Test func theMiddleButtonPastesPrimaryAtThePointer() throws {
      try run("ab") { stage, peer, field in
        try peer.own("PRIMARY")
        let box = try #require(try stage.demo.tree()[field.id]).box
        stage.pointer.click(Point(x: box.x + 4, y: box.center.y), button: 2)
        try peer.answer("X")
        try stage.demo.waitFor("text") { $0.text == "Xab" }
      }
    }

    // MARK: Pieces

    @Test func piecesAreTakenOneByOneAndThePropertyIsGoneAtTheEnd() throws {
      try run { stage, peer, _ in
        try stage.paste()
        let request = try peer.nextTextRequest()
        try peer.announce(12, to: request)
        for index in 0..<12 { try peer.send([UInt8(ascii: "a") + UInt8(index)], to: request) }
        try peer.send([], to: request)
        try stage.demo.waitFor("text") { $0.text == "abcdefghijkl" }
        #expect(peer.connection.properties(of: request.requestor).contains(request.property) == false)
      }
    }

    @Test func aCharacterMayBeCutBetweenPieces() throws {
      try run { stage, peer, _ in
        try stage.paste()
        let request = try peer.nextTextRequest()
        try peer.announce(3, to: request)
        for byte in "€".utf8 { try peer.send([byte], to: request) }
        try peer.send([], to: request)
        try stage.demo.waitFor("text") { $0.text == "€" }
      }
    }

    @Test func anAnnouncedSizeIsNotBelieved() throws {
      try run { stage, peer, _ in
        try stage.paste()
        let request = try peer.nextTextRequest()
        try peer.announce(Int(Int32.max), to: request)
        try peer.send(Array("0123456789".utf8), to: request)
        try peer.send([], to: request)
        try stage.demo.waitFor("text") { $0.text == "0123456789" }
      }
    }

    // MARK: Silence

    @Test func aKeyIsOnTheScreenWhileAnOwnerKeepsSilent() throws {
      try run { stage, peer, _ in
        try stage.paste()
        let request = try peer.nextTextRequest()
        try stage.keyboard.type("q")
        try stage.demo.waitFor("text", before: Deadline(in: .seconds(3))) { $0.text == "q" }
        peer.write(Array("!".utf8), to: request)
        peer.notify(request)
        try stage.demo.waitFor("text") { $0.text == "q!" }
      }
    }

    @Test(arguments: [false, true])
    func anOwnerThatFallsSilentOrDiesGivesNothing(dies: Bool) throws {
      try run { stage, peer, _ in
        try stage.paste()
        let request = try peer.nextTextRequest()
        try peer.announce(100, to: request)
        try peer.send(Array("half".utf8), to: request)
        if dies { peer.close() }
        try stage.keyboard.type("q")
        try stage.demo.waitFor("text") { $0.text == "q" }
        let other = try SelectionPeer(stage.display)
        defer { other.close() }
        try other.own("PRIMARY")
        let box = try stage.fields()[0].box
        stage.pointer.click(box.center, button: 2)
        try other.answer("p")
        try stage.demo.waitFor("text") { $0.text == "qp" }
      }
    }

    @Test func aTextForAFieldThatHasLostTheFocusStillComesToIt() throws {
      try run("ab") { stage, peer, field in
        try stage.keyboard.key(Keys.left)
        try stage.paste()
        let request = try peer.nextTextRequest()
        let other = try #require(try stage.demo.tree()[try stage.fields()[1].id])
        try stage.click(other.box.center)
        peer.write(Array("X".utf8), to: request)
        peer.notify(request)
        try stage.demo.waitFor("text") { $0.view == field.id && $0.text == "aXb" }
        #expect(try stage.demo.tree().firstResponder?.id == other.id)
      }
    }

    // MARK: Real programs

    @Test(ClipboardTool.areNeeded, arguments: ClipboardTool.installed)
    func textsOfRealProgramsArrive(tool: ClipboardTool) throws {
      try run { stage, _, _ in
        let process = try tool.give(Array("one\ntwo\n".utf8), on: stage.display)
        defer { process.end() }
        try stage.paste()
        try stage.demo.waitFor("text") { $0.text == "one two" }
      }
    }
  }
}
