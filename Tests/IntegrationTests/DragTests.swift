import CXTest
import Testing

extension Integration {
  /// Texts dragged with the mouse, within the program and to one of the tests' own (XDND 5).
  @Suite
  @HarnessActor
  struct DragTests {
    nonisolated private static let managers = [WindowManager.none, .openbox]
    private static let undo = KeySym(XK_z)

    // MARK: Within the program

    @Test(.bug(id: "T20"), arguments: managers)
    func withinAFieldItIsMovedInOneStep(manager: WindowManager) throws {
      try Stage.runBesideRoom(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.replaceText(with: "one two")
        try stage.keyboard.key(Keys.home)
        try stage.keyboard.key(Keys.right, holding: Keys.shift, Keys.control)
        stage.drag(from: field, to: Point(x: field.box.maxX - 12, y: field.box.center.y))
        try stage.demo.waitFor("text") { $0.text == " twoone" }
        try stage.keyboard.key(Self.undo, holding: Keys.control)
        try stage.demo.waitFor("text") { $0.text == "one two" }
        #expect(try stage.demo.tree()[field.id]?.selection == 0..<3)
      }
    }

    @Test(arguments: managers) func betweenFieldsItIsMovedOrCopied(manager: WindowManager) throws {
      try Stage.runBesideRoom(manager) { stage in
        let fields = try stage.fields()
        try stage.selectedText("abc", in: fields[0])
        stage.drag(from: fields[0], to: fields[1].box.center)
        try stage.demo.waitFor("text") { $0.view == fields[1].id && $0.text == "abc" }
        try stage.demo.waitFor("text") { $0.view == fields[0].id && $0.text == "" }
        try stage.demo.waitFor("begin") { $0.view == fields[1].id }
        try stage.demo.nextStep()
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.holding(Keys.control) {
          stage.drag(from: fields[1], to: fields[0].box.center)
        }
        try stage.demo.waitFor("text") { $0.view == fields[0].id && $0.text == "abc" }
        #expect(try stage.demo.tree()[fields[1].id]?.text == "abc")
      }
    }

    @Test(arguments: managers) func betweenWindowsItIsMoved(manager: WindowManager) throws {
      try Stage.runBesideRoom(manager, arguments: ["--windows", "2"]) { stage in
        try stage.demo.waitFor("ready", count: 2)
        let second = try #require(stage.demo.all.filter { $0.name == "ready" }.last?.body["window"]?.integer)
        stage.move(XID(second), to: Point(x: 650, y: 20))
        let name = "nested/order/reference"
        let tree = try stage.waitForTree("two windows side by side") { tree in
          guard let box = tree["2/" + name]?.box else { return false }
          return box.x >= 650
        }
        let (from, to) = (try #require(tree["1/" + name]), try #require(tree["2/" + name]))
        try stage.selectedText("abc", in: from)
        stage.drag(from: from, to: to.box.center)
        try stage.demo.waitFor("text") { $0.view == to.id && $0.text == "abc" }
        try stage.demo.waitFor("text") { $0.view == from.id && $0.text == "" }
        // The keyboard follows.
        try stage.waitForTree("the focus in the other window") { tree in
          tree.firstResponder?.id == to.id && stage.connection.focus == XID(second)
        }
        try stage.demo.nextStep()
        try stage.keyboard.type("d")
        try stage.demo.waitFor("text") { $0.view == to.id && $0.text == "abcd" }
      }
    }

    @Test func escapeGivesADragUp() throws {
      try Stage.runBesideRoom(.none) { stage in
        let fields = try stage.fields()
        try stage.selectedText("abc", in: fields[0])
        stage.beginDrag(from: fields[0], to: fields[1].box.center)
        try stage.keyboard.key(KeySym(XK_Escape))
        _ = try stage.demo.tree()
        stage.pointer.release()
        #expect(try stage.demo.tree()[fields[1].id]?.text == "")
        #expect(stage.demo.recent("text").isEmpty)
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.view == fields[0].id && $0.text == "x" }
      }
    }

    @Test(.bug(id: "T75")) func nothingIsDraggedOutOfAPasswordField() throws {
      try Stage.runBesideRoom(.none) { stage in
        let peer = try DragPeer(stage.display, at: Stage.room)
        defer { peer.close() }
        let secret = "nested/account/password"
        try stage.edit(secret)
        try stage.keyboard.type("hunter2")
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        stage.drag(from: try stage.view(secret), to: Stage.room.center)
        #expect(try stage.demo.tree()[secret]?.length == 7)
        #expect(peer.count("XdndEnter") == 0)
      }
    }

    // MARK: To another program

    /// "abc" dragged over the peer and let go there.
    private func dropped(
      _ action: String,
      _ body: (Stage, DragPeer, DemoView, [Int]) throws -> Void
    ) throws {
      try Stage.runBesideRoom(.none) { stage in
        let peer = try DragPeer(stage.display, at: Stage.room)
        defer { peer.close() }
        let field = try stage.fields()[0]
        try stage.selectedText("abc", in: field)
        stage.drag(from: field, to: Stage.room.center)
        try body(stage, peer, field, try peer.acceptUntilDrop(action))
      }
    }

    @Test(arguments: managers) func itEntersWithItsTypesAndOnePositionIsInFlight(manager: WindowManager)
      throws
    {
      try Stage.runBesideRoom(manager) { stage in
        let peer = try DragPeer(stage.display, at: Stage.room)
        defer { peer.close() }
        let field = try stage.fields()[0]
        try stage.selectedText("abc", in: field)
        stage.beginDrag(from: field, to: Stage.room.center)
        let enter = try peer.hear("XdndEnter").items
        #expect(enter[1] == 5 << 24 | 1)
        let types = peer.connection.items("XdndTypeList", of: XID(enter[0]))
        #expect(types.contains(peer.connection.atom("UTF8_STRING")))
        #expect(Array(types.prefix(3)) == enter[2...].map { Atom($0) })
        try peer.hear("XdndPosition")
        let end = Stage.room.center + Point(x: 5, y: 5)
        stage.pointer.move(to: end)
        _ = try stage.demo.tree()
        #expect(peer.count("XdndPosition") == 0)
        // The last place is told in the end, whichever of the motions the first was for.
        var place = Point(x: 0, y: 0)
        while place != end {
          peer.say("XdndStatus", to: XID(enter[0]), 3, 0, 0, peer.action("Copy"))
          let packed = try peer.hear("XdndPosition").items[2]
          place = Point(x: packed >> 16, y: packed & 0xFFFF)
        }
        stage.pointer.move(to: Point(x: 640, y: 790))
        peer.say("XdndStatus", to: XID(enter[0]), 3, 0, 0, peer.action("Copy"))
        try peer.hear("XdndLeave")
        stage.pointer.release()
        #expect(try stage.demo.tree()[field.id]?.text == "abc")
      }
    }

    @Test(arguments: [("Copy", "abc"), ("Move", "")])
    func theTextIsGivenAndAfterAMoveDeleted(action: String, rest: String) throws {
      try dropped(action) { stage, peer, field, drop in
        #expect(try peer.take(drop) == "abc")
        #expect(try stage.demo.tree()[field.id]?.text == "abc")
        peer.say("XdndFinished", to: XID(drop[0]), 1, peer.action(action))
        try stage.waitForTree("the text afterwards") { $0[field.id]?.text == rest }
      }
    }

    @Test func aRefusalLeavesTheText() throws {
      try dropped("Move") { stage, peer, field, drop in
        peer.say("XdndFinished", to: XID(drop[0]), 0, 0)
        let tree = try stage.demo.tree()
        #expect(tree[field.id]?.text == "abc")
      }
    }

    @Test func aTargetThatDiesBeforeItsWordLeavesTheFieldAlive() throws {
      try dropped("Move") { stage, peer, field, _ in
        peer.close()
        try stage.keyboard.key(Keys.end)
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.text == "abcx" }
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        stage.drag(from: field, to: Point(x: field.box.maxX - 12, y: field.box.center.y))
        #expect(try stage.demo.tree()[field.id]?.text == "abcx")
        #expect(!stage.demo.process.errors.contains("X error"))
      }
    }
  }
}
