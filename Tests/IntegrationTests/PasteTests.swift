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

    @Test(.bug(id: "T28")) func anOwnerThatTakesOverMeanwhileIsAskedToo() throws {
      try run { stage, first, _ in
        let second = try SelectionPeer(stage.display)
        defer { second.close() }
        var request = XSelectionRequestEvent()
        // A request follows for half a second: on a machine that takes longer until the demo hears of the new owner,
        // the first one refuses, and it is tried again.
        for attempt in 1... {
          try first.own("CLIPBOARD")
          try stage.paste()
          request = try first.nextTextRequest()
          try second.own("CLIPBOARD")
          let patience = Deadline(in: attempt < 10 ? .seconds(1) : Deadline.usual)
          if (try? second.answer("2", before: patience)) != nil { break }
          first.notify(request, property: 0)
        }
        try stage.demo.waitFor("text") { $0.text == "2" }
        first.write(Array("1".utf8), to: request)
        first.notify(request)
        try stage.keyboard.type("q")
        try stage.demo.waitFor("text") { $0.text == "2q" }
      }
    }

    @Test func anOwnerThatClaimsTwiceAtOnceIsAskedAgain() throws {
      try run { stage, peer, field in
        try stage.paste()
        let request = try peer.nextTextRequest()
        for _ in 0..<2 { try peer.own("CLIPBOARD") }
        // It is older than the ownership now.
        peer.notify(request, property: 0)
        // However often it asks, and whenever.
        try stage.waitForTree("the text") { tree in
          for event in peer.connection.pendingEvents() where event.type == SelectionRequest {
            peer.write(Array("x".utf8), to: event.xselectionrequest)
            peer.notify(event.xselectionrequest)
          }
          return tree[field.id]?.text == "x"
        }
        #expect(!stage.demo.process.errors.contains("X error"))
      }
    }

    /// Each owner has its text in one way only, and says which when it is asked.
    @Test(
      .bug(id: "alacritty/alacritty#2811"),
      arguments: [
        ("text/plain", "text/plain", [0x5A, 0x6F, 0xC3, 0xAB]),
        ("text/plain", "text/plain", [0x5A, 0x6F, 0xEB]),
        ("text/plain;charset=UTF-8", "text/plain;charset=UTF-8", [0x5A, 0x6F, 0xC3, 0xAB]),
        ("TEXT/PLAIN;CHARSET=Utf-8", "TEXT/PLAIN;CHARSET=Utf-8", [0x5A, 0x6F, 0xC3, 0xAB]),
        ("TEXT", "UTF8_STRING", [0x5A, 0x6F, 0xC3, 0xAB]), ("TEXT", "STRING", [0x5A, 0x6F, 0xEB]),
        ("TEXT", "COMPOUND_TEXT", [0x5A, 0x6F, 0xEB]),
        ("COMPOUND_TEXT", "COMPOUND_TEXT", [0x5A, 0x6F, 0xEB]),
        ("STRING", "STRING", [0x5A, 0x6F, 0xEB]),
      ] as [(String, String, [UInt8])])
    func aTextThatCanBeHadInOneWayOnlyIsPasted(_ target: String, _ type: String, _ bytes: [UInt8]) throws {
      try run { stage, peer, _ in
        try stage.paste()
        try peer.answerOnly(target, as: type, bytes)
        try stage.demo.waitFor("text") { $0.text == "Zoë" }
      }
    }

    /// The compound text changes to ISO 8859-5 for its last letter.
    @Test func aCompoundTextOfSeveralScriptsIsPasted() throws {
      try run { stage, peer, _ in
        try stage.paste()
        try peer.answerOnly(
          "COMPOUND_TEXT", as: "COMPOUND_TEXT", [0x5A, 0x6F, 0xEB, 0x20, 0x1B, 0x2D, 0x4C, 0xEF])
        try stage.demo.waitFor("text") { $0.text == "Zoë я" }
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

    @Test(.bug(id: "T45")) func aKeyIsOnTheScreenWhileAnOwnerKeepsSilent() throws {
      try run { stage, peer, field in
        let empty = try Picture(of: field.box, on: stage.connection)
        try stage.paste()
        let request = try peer.nextTextRequest()
        try stage.keyboard.type("q")
        try stage.demo.waitFor("text") { $0.text == "q" }
        _ = try stage.demo.tree()
        #expect(try Picture(of: field.box, on: stage.connection).differences(from: empty) > 0)
        // It comes only if the owner has not been given up: nobody waited for the end of its time.
        peer.write(Array("!".utf8), to: request)
        peer.notify(request)
        try stage.demo.waitFor("text") { $0.text == "!q" }
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
        let other = try stage.fields()[1]
        try stage.keyboard.key(Keys.left)
        try stage.paste()
        let request = try peer.nextTextRequest()
        // The server tells the demo of the click first. Nothing is waited for between: the owner's time is short.
        stage.pointer.click(other.box.center)
        peer.write(Array("X".utf8), to: request)
        peer.notify(request)
        try stage.demo.waitFor("end") { $0.view == field.id }
        try stage.demo.waitFor("text") { $0.view == field.id && $0.text == "aXb" }
        #expect(try stage.demo.tree().firstResponder?.id == other.id)
      }
    }

    @Test(.bug(id: "T42")) func anHonestSlowOwnerIsWaitedForAndKeysGoOnMeanwhile() throws {
      try run { stage, peer, _ in
        try stage.paste()
        let request = try peer.nextTextRequest()
        let piece = [UInt8](repeating: UInt8(ascii: "."), count: 65_536)
        try peer.announce(12 * piece.count, to: request)
        let nothing = try Descriptor.pipe()
        for count in 1...12 {
          // The owner's own slowness, and no waiting for something to happen.
          _ = Deadline(in: .milliseconds(800)).waitToRead(nothing.reading.number)
          try stage.keyboard.type("k")
          try stage.demo.waitFor("text") { $0.text == String(repeating: "k", count: count) }
          try peer.send(piece, to: request)
        }
        try peer.send([], to: request)
        try stage.demo.waitFor("text") { $0.body["bytes"]?.integer == 12 * piece.count + 12 }
      }
    }

    // MARK: Big texts

    @Test(.bug(id: "T37"), .bug(id: "T38"), arguments: [1_100_000, 20_000_000])
    func aBigTextComesAndGoesWhole(size: Int) throws {
      try run { stage, peer, _ in
        let text = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
          for index in 0..<size { buffer[index] = 0x21 + UInt8(truncatingIfNeeded: index % 89) }
          count = size
        }
        try stage.paste()
        let request = try peer.nextTextRequest()
        try peer.announce(size, to: request)
        for start in stride(from: 0, to: size, by: 262_144) {
          try peer.send(Array(text[start..<min(size, start + 262_144)]), to: request)
        }
        try peer.send([], to: request)
        try stage.demo.waitFor("text") { $0.body["bytes"]?.integer == size }
        try stage.keyboard.type("q")
        try stage.demo.waitFor("text") { $0.body["bytes"]?.integer == size + 1 }
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.key(Keys.c, holding: Keys.control)
        try peer.waitForLoss(of: "CLIPBOARD")
        #expect(try peer.take("CLIPBOARD")?.bytes == text + [UInt8(ascii: "q")])
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

    @Test(ClipboardTool.areNeeded, arguments: ClipboardTool.installed, ClipboardTool.Selection.allCases)
    func everyScriptComesFromRealPrograms(tool: ClipboardTool, selection: ClipboardTool.Selection) throws {
      try run { stage, _, field in
        let process = try tool.give(Array("Zoë 漢字 שלום 👨‍👩‍👧".utf8), selection, on: stage.display)
        defer { process.end() }
        switch selection {
        case .clipboard: try stage.paste()
        case .primary: stage.pointer.click(try stage.fields()[0].box.center, button: 2)
        }
        try stage.demo.waitFor("text") { $0.text == "Zoë 漢字 שלום 👨‍👩‍👧" }
      }
    }
  }
}
