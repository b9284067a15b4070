import Testing
import UICore

extension Integration {
  /// Texts of megabytes, and owners that make us wait until the time is over: without a field to lay them out.
  @Suite
  @HarnessActor
  struct BigTextTests {
    private func text(_ count: Int) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        for index in 0..<count { buffer[index] = 0x20 + UInt8(truncatingIfNeeded: index % 89) }
        initialized = count
      }
    }

    nonisolated private static let sizes = [1_048_575, 1_048_576, 1_048_577, 20_000_000]
    /// Where what other programs take their time for counts.
    nonisolated private static let shorterSizes = [1_048_575, 1_048_577, 2_500_000]

    @Test(ClipboardTool.areNeeded, arguments: ClipboardTool.installed, shorterSizes)
    func aBigTextOfARealProgramArrivesWhole(tool: ClipboardTool, size: Int) async throws {
      let display = try VirtualDisplay.shared(.none)
      let text = text(size)
      let process = try tool.give(text, on: display)
      defer { process.end() }
      let received = try await LocalProgram.run(on: display.name) { try $0.answer(to: $0.requestText()) }
      #expect(received == text)
    }

    @Test(ClipboardTool.areNeeded, arguments: ClipboardTool.installed, shorterSizes)
    func aRealProgramGetsABigTextWhole(tool: ClipboardTool, size: Int) async throws {
      let (display, text) = (try VirtualDisplay.shared(.none), text(size))
      let received = try await offering(text, on: display) { try tool.take(on: display) }
      #expect(received == text)
    }

    @Test(arguments: sizes)
    func whatWeOfferWeCanPasteOurselves(size: Int) async throws {
      let (display, text) = (try VirtualDisplay.shared(.none), text(size))
      let received = try await LocalProgram.run(on: display.name) { program in
        program.offer(text)
        return try program.answer(to: program.requestText())
      }
      #expect(received == text)
    }

    @Test func fourMegabytesInOnePieceArriveWhole() async throws {
      let (display, text) = (try VirtualDisplay.shared(.none), text(4_000_000))
      let peer = try SelectionPeer(display)
      defer { peer.close() }
      try peer.own("CLIPBOARD")
      async let received = LocalProgram.run(on: display.name) { try $0.answer(to: $0.requestText()) }
      let request = try peer.nextTextRequest()
      peer.write(text, to: request)
      peer.notify(request)
      let whole = try await received
      #expect(whole == text)
    }

    @Test func aRequestorThatDiesHalfwayHarmsNobody() async throws {
      let (display, text) = (try VirtualDisplay.shared(.none), text(20_000_000))
      let received = try await offering(text, on: display) {
        for _ in 0..<3 {
          let victim = try SelectionPeer(display)
          let place = try victim.ask("CLIPBOARD", "UTF8_STRING")
          _ = victim.read(place)
          _ = try victim.nextPiece(at: place)
          victim.close()
        }
        let peer = try SelectionPeer(display)
        defer { peer.close() }
        return try peer.take("CLIPBOARD")?.bytes
      }
      #expect(received == text)
    }

    @Test func manyTransfersRunAtOnce() async throws {
      let (display, text) = (try VirtualDisplay.shared(.none), text(1_000_000))
      try await offering(text, on: display) {
        let peers = try (0..<8).map { _ in try SelectionPeer(display) }
        defer { peers.forEach { $0.close() } }
        let places = try peers.map { try $0.ask("CLIPBOARD", "UTF8_STRING") }
        for (peer, place) in zip(peers, places) { _ = peer.read(place) }
        var sums = peers.map { _ in [UInt8]() }
        for _ in 0..<4 {
          for index in peers.indices { sums[index] += try peers[index].nextPiece(at: places[index]).bytes }
        }
        for sum in sums { #expect(sum == text) }
      }
    }

    // MARK: Time-outs

    @Test(arguments: [false, true])
    func aSilentOwnerIsGivenUpAndItsLateAnswerIsThrownAway(hasBegun: Bool) async throws {
      let display = try VirtualDisplay.shared(.none)
      let peer = try SelectionPeer(display)
      defer { peer.close() }
      try peer.own("CLIPBOARD")
      async let received = LocalProgram.run(on: display.name) { program in
        let answer = try program.answer(to: program.requestText())
        // The next paste finds another property, and its own answer.
        return [answer, try program.answer(to: program.requestText())]
      }
      let request = try peer.nextTextRequest()
      peer.watch(request)
      if hasBegun {
        try peer.announce(100, to: request)
        try peer.send(Array("half".utf8), to: request)
      }
      let next = try peer.nextTextRequest()
      #expect(next.property != request.property)
      try peer.send(Array("late".utf8), to: request)
      if !hasBegun { peer.notify(request) }
      peer.write(Array("new".utf8), to: next)
      peer.notify(next)
      let answers = try await received
      #expect(answers == [nil, Array("new".utf8)])
    }

    @Test(.bug(id: "T44"), arguments: [false, true])
    func theOwnersDeathEndsAPasteBeforeTheTimeIsOver(hasBegun: Bool) async throws {
      let display = try VirtualDisplay.shared(.none)
      let peer = try SelectionPeer(display)
      defer { peer.close() }
      try peer.own("CLIPBOARD")
      async let received = LocalProgram.run(on: display.name) { program in
        try program.answer(to: program.requestText(), within: .seconds(4))
      }
      let request = try peer.nextTextRequest()
      if hasBegun {
        try peer.announce(100, to: request)
        try peer.send(Array("half".utf8), to: request)
      }
      peer.close()
      let answer = try await received
      #expect(answer == nil)
    }

    @Test func aClaimThatIsTooLateIsALossThatIsToldOf() async throws {
      let display = try VirtualDisplay.shared(.none)
      let peer = try SelectionPeer(display)
      defer { peer.close() }
      let early = try peer.serverTime()
      try peer.own("CLIPBOARD")
      try await LocalProgram.run(on: display.name) { program in
        program.offer(Array("late".utf8), time: EventTime(rawValue: UInt32(truncatingIfNeeded: early - 1)))
        try program.serveUntilLost()
      }
      #expect(peer.owns("CLIPBOARD"))
    }

    /// Serves `text` while `body` asks for it.
    private func offering<Result>(
      _ text: [UInt8], on display: VirtualDisplay, _ body: () throws -> Result
    ) async throws -> Result {
      let watcher = try SelectionPeer(display)
      defer { watcher.close() }
      try watcher.own("CLIPBOARD")
      async let serving: Void = LocalProgram.run(on: display.name) { program in
        program.offer(text)
        try program.serveUntilLost()
      }
      try watcher.waitForLoss(of: "CLIPBOARD")
      let result = try body()
      try watcher.own("CLIPBOARD")
      try await serving
      return result
    }
  }
}
