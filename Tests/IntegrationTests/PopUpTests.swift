import CXTest
import Testing

extension Integration {
  /// The list of completions: a window of its own that belongs to a field.
  @Suite
  @HarnessActor
  struct PopUpTests {
    private static let city = "nested/order/person/address/city"

    @Test(arguments: WindowManager.allCases)
    func theListIsAWindowThatNoManagerTouches(manager: WindowManager) throws {
      try offering(manager) { stage, list in
        let connection = stage.connection
        var attributes = XWindowAttributes()
        XGetWindowAttributes(connection.display, list, &attributes)
        #expect(attributes.override_redirect != 0)
        #expect(connection.tree(of: list).parent == connection.root)
        #expect(connection.windowProperty("WM_TRANSIENT_FOR", of: list) == stage.window)
        #expect(connection.isViewable(list))
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aPressInTheListFillsTheFieldWhichKeepsTheKeys(manager: WindowManager) throws {
      try offering(manager) { stage, _ in
        let press = try stage.press(on: "completions/Berlin")
        #expect(press.decision == "inside")
        #expect(press.view == "completions/Berlin")
        #expect(stage.demo.recent("end").isEmpty)
        try stage.waitForTree("no list") { $0["completions"] == nil }
        try stage.keyboard.type("!")
        try stage.demo.waitFor("text") { $0.view == Self.city && $0.text == "Berlin!" }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aPressElsewhereClosesTheListAndEndsEditing(manager: WindowManager) throws {
      try offering(manager) { stage, list in
        let press = try stage.press(on: "nested/hint")
        #expect(press.decision == "dismiss")
        #expect(try stage.demo.tree()["completions"] == nil)
        #expect(stage.connection.box(of: list) == nil)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aPressOutsideOfTheProgramClosesTheListToo(manager: WindowManager) throws {
      try offering(manager) { stage, _ in
        let press = try stage.click(try stage.connection.bareRootPlace())
        #expect(press.decision == "dismiss")
        #expect(try stage.demo.tree()["completions"] == nil)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func theListMovesWithItsOwner(manager: WindowManager) throws {
      try offering(manager) { stage, list in
        let before = try #require(stage.connection.box(of: list))
        let field = try #require(try stage.demo.tree()[Self.city]).box
        stage.move(stage.window, to: Point(x: 200, y: 100))
        try stage.waitForTree("a moved field") { $0[Self.city]?.box.x != field.x }
        _ = try stage.demo.tree()
        let after = try #require(stage.connection.box(of: list))
        let moved = try #require(try stage.demo.tree()[Self.city]).box
        #expect(after.x - before.x == moved.x - field.x)
        #expect(after.y - before.y == moved.y - field.y)
      }
    }

    private func offering(_ manager: WindowManager, _ body: (Stage, XID) throws -> Void) throws {
      try Stage.run(manager) { stage in
        try stage.begin(in: Self.city)
        try stage.keyboard.type("be")
        try stage.demo.waitFor("text") { $0.text == "be" }
        let tree = try stage.waitForTree("a list with its rows") {
          $0["completions/Berlin"]?.isUsable == true
        }
        try body(stage, XID(try #require(tree["completions"]).window))
      }
    }
  }
}
