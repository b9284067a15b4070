import CXTest
import Testing

extension Integration {
  /// What the program says to the X server, counted on the wire.
  @Suite
  @HarnessActor
  struct CostTests {
    @Test func aKeyStrokeWaitsForNoReplyAndSendsLittle() throws {
      try withCountedStage { stage, proxy in
        try stage.edit(try stage.fields()[0])
        try stage.keyboard.type("warm up")
        try stage.demo.waitFor("text") { $0.text == "warm up" }
        let cost = try cheapest(of: 12, stage, proxy) { index in
          try stage.keyboard.type("n")
          try stage.demo.waitFor("text") { $0.text == "warm up" + String(repeating: "n", count: index + 1) }
        }
        #expect(cost.replies == 0)
        #expect(cost.requests <= 6, "\(cost)")
        #expect(cost.bytes <= 172, "\(cost)")
      }
    }

    @Test func aPressWhileEditingWaitsForOneReplyAtMost() throws {
      try withCountedStage { stage, proxy in
        let field = try stage.fields()[0]
        try stage.edit(field)
        let cost = try cheapest(of: 6, stage, proxy) { _ in try stage.click(field.box.center) }
        #expect(cost.roundTrips <= 1, "\(cost)")
      }
    }

    @Test func aKeyOfThePanelHighlightsOnlyItselfAndWaitsForNoReply() throws {
      try withCountedStage { stage, proxy in
        try stage.edit("nested/account/email")
        let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == "g" })
        let cost = try cheapest(of: 6, stage, proxy) { index in
          try stage.click(key.box.center)
          try stage.demo.waitFor("text") { $0.text?.count == index + 1 }
        }
        #expect(cost.roundTrips <= 1, "\(cost)")
        #expect(cost.requests <= 80, "\(cost)")
      }
    }

    /// What a finger costs that is put on a key and slides far off is the highlight. It is down for a turn at least, or
    /// a machine with more time would paint more. Capitals that the field wants for each letter cost nothing.
    @Test(arguments: ["nested/account/email", "nested/order/person/name", "nested/order/reference"])
    func aKeyOfThePanelCostsAKeyAndItsHighlight(field: String) throws {
      try withCountedStage { stage, proxy in
        try stage.edit(field)
        try stage.replaceText(with: "")
        let keys = try stage.demo.tree().keys
        let key = try #require(keys.first { $0.key?.lowercased() == "g" }).box.center
        let other = try #require(keys.first { $0.key?.lowercased() == "p" }).box.center
        // Until the key is seen to be down: by the place of its pixels that no letter covers.
        let corner = Box(x: key.x - 12, y: key.y + 14, width: 1, height: 1)
        @HarnessActor func press() throws {
          stage.pointer.move(to: key)
          _ = try stage.demo.tree()
          let before = try Picture(of: corner, on: stage.connection).pixels
          stage.pointer.press()
          let deadline = Deadline()
          while try Picture(of: corner, on: stage.connection).pixels == before {
            if deadline.isOver { throw Failure("the key is not seen to be down") }
          }
        }
        var length = 0
        @HarnessActor func waitForLetter() throws {
          length += 1
          try stage.demo.waitFor("text") { $0.text?.count == length }
        }
        let typed = try cheapest(of: 8, stage, proxy) { _ in
          try stage.keyboard.type("n")
          try waitForLetter()
        }
        let highlight = try cheapest(of: 8, stage, proxy) { _ in
          try press()
          stage.pointer.move(to: other)
          stage.pointer.release()
          try stage.demo.waitFor("press")
        }
        let clicked = try cheapest(of: 8, stage, proxy) { _ in
          try press()
          stage.pointer.release()
          try waitForLetter()
        }
        #expect(clicked.requests <= typed.requests + highlight.requests, "\(clicked) \(typed) \(highlight)")
        #expect(clicked.roundTrips <= typed.roundTrips + highlight.roundTrips)
      }
    }

    @Test func aCopyWaitsForNoReply() throws {
      try withCountedStage { stage, proxy in
        try stage.edit(try stage.fields()[0])
        try stage.replaceText(with: "copied")
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        let cost = try cheapest(of: 6, stage, proxy) { _ in
          try stage.keyboard.key(Keys.c, holding: Keys.control)
        }
        #expect(cost.replies == 0, "\(cost)")
        #expect(cost.requests <= 6, "\(cost)")
      }
    }

    @Test func aTextDraggedOverItsOwnWindowWaitsForNoReply() throws {
      try withCountedStage { stage, proxy in
        let fields = try stage.fields()
        try stage.selectedText("abc", in: fields[0])
        stage.beginDrag(from: fields[0], to: fields[1].box.center)
        let cost = try cheapest(of: 6, stage, proxy) { index in
          stage.pointer.move(to: fields[1].box.center + Point(x: index % 2, y: 0))
        }
        stage.pointer.release()
        #expect(cost.replies == 0, "\(cost)")
        #expect(cost.requests <= 40, "\(cost)")
      }
    }

    @Test func startingAsksTheServerLittle() throws {
      try withCountedStage { _, proxy in
        #expect(proxy.counts.roundTrips <= 20, "\(proxy.counts)")
      }
    }

    /// They are asked for together with what must be waited for anyway.
    @Test(SettingsDaemon.isNeeded)
    func theDesktopsSettingsCostTheStartNoRoundTrip() throws {
      let display = try VirtualDisplay.shared(.none)
      let daemon = try SettingsDaemon("Net/DoubleClickTime 300", on: display)
      defer { daemon.end() }
      try withCountedStage { _, proxy in
        #expect(proxy.counts.roundTrips <= 20, "\(proxy.counts)")
      }
    }

    // MARK: Measuring

    /// What `act` costs beyond asking for the tree, which ends each round. The least of each count
    /// in several rounds, because a caret may blink in any of them.
    private func cheapest(
      of rounds: Int, _ stage: Stage, _ proxy: WireProxy, _ act: (Int) throws -> Void
    ) throws -> WireCounter.Counts {
      let idle = try least(of: rounds, stage, proxy) { _ in }
      let busy = try least(of: rounds, stage, proxy, act)
      return busy - idle
    }

    private func least(
      of rounds: Int, _ stage: Stage, _ proxy: WireProxy, _ act: (Int) throws -> Void
    ) throws -> WireCounter.Counts {
      var best: WireCounter.Counts?
      for round in 0..<rounds {
        try stage.demo.nextStep()
        let before = proxy.counts
        try act(round)
        _ = try stage.demo.tree()
        let cost = proxy.counts - before
        best = best?.least(cost) ?? cost
      }
      return try #require(best)
    }

    private func withCountedStage(_ body: (Stage, WireProxy) throws -> Void) throws {
      let display = try VirtualDisplay.shared(.none)
      let proxy = try WireProxy(to: display.name)
      defer { proxy.close() }
      try Stage.run(on: display, with: DemoSetup(proxy: proxy.name)) { stage in try body(stage, proxy) }
    }
  }
}
