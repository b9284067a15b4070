import CXTest
import Testing

extension Integration {
  /// The inspector beside the scene.
  @Suite
  @HarnessActor
  struct InspectorTests {
    private static let name = "nested/order/person/name"

    @Test(arguments: WindowManager.allCases)
    func f12TogglesWithAndWithoutAFieldBeingEdited(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.keyboard.key(Stage.f12)
        try stage.waitForTree("an inspector") { $0["inspector"]?.isVisible == true }
        try stage.begin(in: Self.name)
        try stage.keyboard.key(Stage.f12)
        let tree = try stage.waitForTree("no inspector") { $0["inspector"]?.isVisible == false }
        #expect(tree.firstResponder?.id == Self.name)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func theListShowsTheDecisionsOfTheEventStream(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.press(on: "bar/inspector")
        let ids = [
          "nested/order/person/name", "nested/order/person/name", "nested/account/email",
        ]
        let told = try ids.map { try stage.press(on: $0).decision ?? "" }
        let outside = try stage.click(try stage.connection.bareRootPlace()).decision ?? ""
        #expect(told + [outside] == ["none", "inside", "handOver", "dismiss"])
        // The press on the button that opened it comes first of all.
        #expect(try Self.decisions(stage) == ["dismiss", "handOver", "inside", "none", "none-2"])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func pressesInTheInspectorAreExcludedAndChangeNothing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.press(on: "bar/inspector")
        try stage.begin(in: Self.name)
        let before = try Self.decisions(stage)
        #expect(try stage.press(on: "inspector/tabs/tree").decision == "excluded")
        #expect(try stage.press(on: "inspector/tabs/live").decision == "excluded")
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == Self.name)
        #expect(try Self.decisions(stage) == before)
      }
    }

    @Test func theMarkIsDrawnWhereThePressWas() throws {
      try Stage.run(.none) { stage in
        try stage.press(on: "bar/inspector")
        let place = try #require(try stage.demo.tree()["nested/hint"]).box.center
        stage.pointer.move(to: Point(x: 1279, y: 799))
        _ = try stage.demo.tree()
        let box = Box(x: place.x - 16, y: place.y - 16, width: 32, height: 32)
        let before = try Picture(of: box, on: stage.connection)
        try stage.click(place)
        stage.pointer.move(to: Point(x: 1279, y: 799))
        _ = try stage.demo.tree()
        #expect(try Picture(of: box, on: stage.connection).differences(from: before) > 60)
      }
    }

    /// Newest first, as the rows are called.
    private static func decisions(_ stage: Stage) throws -> [String] {
      let prefix = "inspector/decisions/"
      let known = ["inside", "dismiss", "handOver", "excluded", "policy", "none"]
      return try stage.demo.tree().views.map(\.id).filter { $0.hasPrefix(prefix) }
        .map { String($0.dropFirst(prefix.count)) }
        .filter { id in !id.contains("/") && known.contains { id.hasPrefix($0) } }
    }
  }
}
