import Testing

extension Integration {
  /// Recognizers over a list, a search field and a map.
  @Suite
  @HarnessActor
  struct SplitSceneTests {
    /// Runs the scene while something is being searched for.
    private func run(_ manager: WindowManager, _ body: (Stage) throws -> Void) throws {
      try Stage.run(manager, scene: "split") { stage in
        try stage.edit("split/search")
        try stage.keyboard.type("ber")
        try stage.demo.waitFor("text") { $0.text == "ber" }
        try stage.demo.nextStep()
        try body(stage)
      }
    }

    /// A place of the map that nothing covers, neither the callout nor the panel.
    private func mapPlace(_ stage: Stage) throws -> Point {
      let map = try stage.view("split/map").box
      return Point(x: map.x + 300, y: map.y + 60)
    }

    @Test(.bug(id: "hluk/CopyQ#1513"), arguments: WindowManager.allCases)
    func theKeysLeadFromTheSearchIntoTheResultsAndBack(manager: WindowManager) throws {
      try run(manager) { stage in
        try stage.keyboard.key(Keys.left)
        try stage.keyboard.key(Keys.down)
        try stage.demo.waitFor("keyboardDidHide")
        #expect(try stage.demo.tree().firstResponder?.id == "split/list")
        #expect(try stage.view("split/form/name").text == "Bergen")
        try stage.keyboard.key(Keys.up)
        try stage.demo.waitFor("keyboardDidShow")
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.view == "split/search" && $0.text == "bexr" }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func oneClickOnARowSelectsItAndEndsEditing(manager: WindowManager) throws {
      try run(manager) { stage in
        let press = try stage.click("split/list/Bern")
        #expect(press.decision == "dismiss")
        #expect(stage.demo.recent("action").map(\.view) == ["split/list/Bern"])
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
        #expect(try stage.demo.tree().firstResponder == nil)
        #expect(try stage.view("split/form/name").text == "Bern")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func dragOfTheMapMovesItAndEndsEditingAsAPan(manager: WindowManager) throws {
      try run(manager) { stage in
        let (start, before) = (try mapPlace(stage), try stage.view("split/map/pin").box)
        stage.pointer.drag(from: start, to: start + Point(x: 80, y: 40))
        try stage.demo.waitFor("press")
        let after = try stage.view("split/map/pin").box
        #expect(after.x == before.x + 80)
        #expect(after.y == before.y + 40)
        #expect(stage.demo.recent("end").map(\.cause) == ["pan"])
        try stage.demo.waitFor("keyboardDidHide")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func wheelEnlargesTheMapAndKeepsEditing(manager: WindowManager) throws {
      try run(manager) { stage in
        let (place, before) = (try mapPlace(stage), try stage.view("split/map/pin").box)
        stage.pointer.click(place, button: 4)
        let after = try stage.waitForView("split/map/pin") { $0.box != before }.box
        // Away from the pointer.
        #expect(abs(after.center.x - place.x) > abs(before.center.x - place.x))
        #expect(abs(after.center.y - place.y) > abs(before.center.y - place.y))
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == "split/search")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clearButtonClearsAndGoesOnEditing(manager: WindowManager) throws {
      try run(manager) { stage in
        let press = try stage.click("split/search/clear")
        #expect(press.decision == "inside")
        #expect(stage.demo.recent("text").last?.text == "")
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == "split/search")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func toolBarIsExcluded(manager: WindowManager) throws {
      try run(manager) { stage in
        let press = try stage.click("split/tools/in")
        #expect(press.decision == "excluded")
        #expect(stage.demo.recent("action").map(\.view) == ["split/tools/in"])
        #expect(stage.demo.recent("end").isEmpty)
      }
    }
  }
}
