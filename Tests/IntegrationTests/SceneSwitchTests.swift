import Testing

extension Integration {
  /// From one scene to the next.
  @Suite
  @HarnessActor
  struct SceneSwitchTests {
    private static let scenes = ["runtime", "split", "global", "nested"]

    @Test(arguments: WindowManager.allCases)
    func tabShowsItsSceneAndIsReady(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        for scene in Self.scenes {
          try stage.click("bar/tabs/\(scene)")
          let ready = try stage.demo.waitFor("ready")
          #expect(ready.body["scene"]?.string == scene)
          #expect(try stage.view(scene).isVisible)
        }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func tabEndsTheEditing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.click("bar/tabs/global")
        try stage.demo.waitFor("ready")
        try stage.demo.waitFor("keyboardDidHide")
        #expect(stage.demo.recent("end").map(\.view) == [field.id])
        #expect(try stage.demo.tree().firstResponder == nil)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func commandEndsTheEditingAndIsReady(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.demo.send("scene split")
        try stage.demo.waitFor("ready") { $0.body["scene"]?.string == "split" }
        #expect(stage.demo.recent("end").map(\.cause) == ["viewRemoved"])
        try stage.demo.waitFor("keyboardDidHide")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func scenesThatWereLeftLeaveNoWindowsBehind(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let (before, windows) = (
          try stage.demo.tree().views.map(\.id), stage.connection.depths(below: stage.window).count
        )
        for scene in Self.scenes + Self.scenes {
          try stage.demo.nextStep()
          try stage.demo.send("scene \(scene)")
          try stage.demo.waitFor("ready")
        }
        #expect(try stage.demo.tree().views.map(\.id) == before)
        #expect(stage.connection.depths(below: stage.window).count == windows)
      }
    }
  }
}
