import CXTest
import Testing

extension Integration {
  /// Texts that another program drops on the demo (XDND 5), and what it gets wrong.
  @Suite
  @HarnessActor
  struct DropTests {
    private func run(_ body: (Stage, DragPeer, DemoView) throws -> Void) throws {
      try Stage.runBesideRoom(.none) { stage in
        let peer = try DragPeer(stage.display)
        defer { peer.close() }
        try body(stage, peer, try stage.fields()[0])
      }
    }

    @Test(.bug(id: "T20")) func aTextIsTakenAndTheFieldEdited() throws {
      try run { stage, peer, field in
        try peer.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try peer.ask(stage.window, at: field.box.center))
        try peer.drop(on: stage.window)
        try peer.selections.answer("Zoë\n")
        let (isTaken, action) = try peer.finished()
        #expect(isTaken)
        #expect(action == peer.action("Copy"))
        try stage.demo.waitFor("text") { $0.view == field.id && $0.text == "Zoë" }
        try stage.demo.waitFor("begin") { $0.view == field.id }
        try stage.keyboard.type("!")
        try stage.demo.waitFor("text") { $0.text == "Zoë!" }
      }
    }

    @Test func inPiecesAndMoved() throws {
      try run { stage, peer, field in
        try peer.enter(stage.window, as: ["text/plain", "UTF8_STRING"])
        #expect(try peer.ask(stage.window, at: field.box.center, "Move"))
        try peer.drop(on: stage.window)
        let request = try peer.selections.nextTextRequest()
        try peer.selections.announce(6, to: request)
        for piece in [[0x61, 0xC3], [0xAB, 0x62], []] as [[UInt8]] {
          try peer.selections.send(piece, to: request)
        }
        let (isTaken, action) = try peer.finished()
        #expect(isTaken)
        #expect(action == peer.action("Move"))
        try stage.demo.waitFor("text") { $0.text == "aëb" }
      }
    }

    @Test func besideTheFieldsItIsRefused() throws {
      try run { stage, peer, field in
        let place = try stage.background(beside: field)
        try peer.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try !peer.ask(stage.window, at: place))
        try peer.drop(on: stage.window)
        #expect(try !peer.finished().isTaken)
        #expect(peer.count("XdndFinished") == 0)
      }
    }

    @Test func whatIsNoTextIsRefused() throws {
      try run { stage, peer, field in
        try peer.enter(stage.window, as: ["image/png", "text/uri-list"])
        #expect(try !peer.ask(stage.window, at: field.box.center))
        try peer.drop(on: stage.window)
        #expect(try !peer.finished().isTaken)
      }
    }

    @Test func aDropOutOfTheBlueIsFinishedOnce() throws {
      try run { stage, peer, _ in
        try peer.drop(on: stage.window)
        #expect(try !peer.finished().isTaken)
        _ = try stage.demo.tree()
        #expect(peer.count("XdndFinished") == 0)
      }
    }

    @Test func aSourceThatRefusesItsOwnTextIsFinished() throws {
      try run { stage, peer, field in
        try peer.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try peer.ask(stage.window, at: field.box.center))
        try peer.drop(on: stage.window)
        peer.selections.notify(try peer.selections.nextRequest(), property: 0)
        #expect(try !peer.finished().isTaken)
        #expect(try stage.demo.tree()[field.id]?.text == "")
      }
    }

    @Test func aSourceThatNeverGivesItsTextIsFinishedAndStopsNobody() throws {
      try run { stage, peer, field in
        try peer.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try peer.ask(stage.window, at: field.box.center))
        try peer.drop(on: stage.window)
        _ = try peer.selections.nextRequest()
        try stage.edit(field)
        try stage.keyboard.type("on")
        try stage.demo.waitFor("text") { $0.text == "on" }
        #expect(try !peer.finished().isTaken)
      }
    }

    @Test func aSourceThatDiesLeavesNothingBehind() throws {
      try run { stage, peer, field in
        try peer.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try peer.ask(stage.window, at: field.box.center))
        peer.close()
        let next = try DragPeer(stage.display)
        defer { next.close() }
        try next.enter(stage.window, as: ["UTF8_STRING"])
        #expect(try next.ask(stage.window, at: field.box.center))
        try next.drop(on: stage.window)
        try next.selections.answer("abc")
        #expect(try next.finished().isTaken)
        try stage.demo.waitFor("text") { $0.text == "abc" }
        #expect(!stage.demo.process.errors.contains("X error"))
      }
    }
  }
}
