import CXTest
import Testing

extension Integration {
  /// The context menu of a field: a window of its own.
  @Suite
  @HarnessActor
  struct MenuTests {
    private static let field = "nested/order/reference"

    @Test(arguments: WindowManager.allCases)
    func aClickWithTheRightButtonAndOneInTheMenuChoose(manager: WindowManager) throws {
      try editing("some text", manager) { stage in
        try stage.openMenu(at: Self.field)
        let press = try stage.press(on: "menu/Select All")
        #expect(press.decision == "inside")
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        #expect(try stage.view(Self.field).selection == 0..<9)
        try stage.keyboard.type("!")
        try stage.demo.waitFor("text") { $0.text == "!" }
        #expect(stage.demo.all.filter { $0.name == "end" }.isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aDragFromTheFieldToAnItemChoosesIt(manager: WindowManager) throws {
      try editing("some text", manager) { stage in
        let start = try stage.view(Self.field).box.center
        stage.pointer.move(to: start)
        stage.pointer.press(3)
        let tree = try stage.waitForTree("a menu") { $0["menu/Select All"]?.isUsable == true }
        stage.pointer.drag(on: start, to: try #require(tree["menu/Select All"]).box.center)
        stage.pointer.release(3)
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        #expect(try stage.view(Self.field).selection == 0..<9)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func keysOpenItAndCopy(manager: WindowManager) throws {
      try editing("some text", manager) { stage in
        let peer = try SelectionPeer(stage.display)
        defer { peer.close() }
        try peer.own("CLIPBOARD")
        try stage.keyboard.key(Keys.home, holding: Keys.shift)
        try stage.keyboard.key(KeySym(XK_F10), holding: Keys.shift)
        let tree = try stage.waitForTree("a menu") { $0["menu/Copy"]?.isUsable == true }
        let (menu, field) = (try #require(tree["menu"]).box, try #require(tree[Self.field]).box)
        #expect(menu.y > field.center.y)
        try stage.keyboard.type("co")
        try stage.keyboard.key(KeySym(XK_Return))
        try peer.waitForLoss(of: "CLIPBOARD")
        #expect(try peer.text("CLIPBOARD") == "some text")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aPressElsewhereClosesItAndTheFieldGoesOnBeingEdited(manager: WindowManager) throws {
      try editing("some text", manager) { stage in
        try stage.openMenu(at: Self.field)
        #expect(try stage.press(on: "nested/hint").decision == "policy")
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        try stage.keyboard.type("!")
        try stage.demo.waitFor("text") { $0.text?.contains("!") == true }
        #expect(stage.demo.all.filter { $0.name == "end" }.isEmpty)
      }
    }

    @Test func itsCornersAreCutOffAndNothingIsPressedThere() throws {
      try editing("some text", .none) { stage in
        try stage.openMenu(at: Self.field)
        let window = XID(try #require(try stage.demo.tree()["menu"]).window)
        var (bounding, clip): (Int32, Int32) = (0, 0)
        var (x, y, width, height): (Int32, Int32, UInt32, UInt32) = (0, 0, 0, 0)
        var rest = (x: Int32(0), y: Int32(0), width: UInt32(0), height: UInt32(0))
        XShapeQueryExtents(
          stage.connection.display, window, &bounding, &x, &y, &width, &height, &clip, &rest.x, &rest.y,
          &rest.width, &rest.height)
        #expect(bounding != 0)
        let box = try #require(stage.connection.box(of: window))
        #expect((Int(width), Int(height)) == (box.width, box.height))
      }
    }

    @Test func atTheEdgesOfTheScreenItTurns() throws {
      try editing("some text", .none) { stage in
        stage.move(stage.window, to: Point(x: 1000, y: 600))
        try stage.waitForTree("a moved field") { $0[Self.field].map { $0.box.x > 1000 } ?? false }
        let field = try stage.view(Self.field).box
        stage.pointer.click(Point(x: 1270, y: field.center.y), button: 3)
        let menu = try #require(try stage.waitForTree("a menu") { $0["menu"] != nil }["menu"]).box
        #expect(menu.maxX == 1270)
        #expect(menu.maxY <= 800 && menu.y >= 0)
      }
    }

    private func editing(_ text: String, _ manager: WindowManager, _ body: (Stage) throws -> Void) throws {
      try Stage.run(manager) { stage in
        try stage.begin(in: Self.field)
        try stage.keyboard.type(text)
        try stage.demo.waitFor("text") { $0.text == text }
        try body(stage)
      }
    }
  }
}

extension Stage {
  /// Clicks with the right button in the middle of a field, and waits for the menu.
  func openMenu(at field: String) throws {
    pointer.click(try view(field).box.center, button: 3)
    try waitForTree("a menu") { $0["menu/Paste"]?.isUsable == true }
    try demo.nextStep()
  }
}
