import Testing

extension Integration {
  /// One handler for everything, or for chosen views.
  @Suite
  @HarnessActor
  struct GlobalSceneTests {
    /// Runs the scene with a field being edited.
    private func run(
      _ manager: WindowManager, onlyMarked: Bool, _ body: (Stage) throws -> Void
    ) throws {
      try Stage.run(manager, scene: "global") { stage in
        if onlyMarked {
          try stage.click("global/content/form/everywhere")
          #expect(stage.demo.recent("action").count == 1)
        }
        try stage.edit("global/content/form/name")
        try body(stage)
      }
    }

    @Test(arguments: WindowManager.allCases, [false, true])
    func tapOnTheBarEndsTheEditing(manager: WindowManager, onlyMarked: Bool) throws {
      try run(manager, onlyMarked: onlyMarked) { stage in
        try stage.click("global/bar")
        #expect(stage.demo.recent("end").map(\.view) == ["global/content/form/name"])
        try stage.demo.waitFor("keyboardDidHide")
        #expect(try stage.demo.tree().firstResponder == nil)
      }
    }

    @Test(arguments: WindowManager.allCases, [false, true])
    func markedViewEndsTheEditing(manager: WindowManager, onlyMarked: Bool) throws {
      try run(manager, onlyMarked: onlyMarked) { stage in
        let press = try stage.click("global/content/areas/marked")
        #expect(press.decision == "dismiss")
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func unmarkedViewKeepsTheFieldWhereOnlyMarkedOnesCount(manager: WindowManager) throws {
      try run(manager, onlyMarked: true) { stage in
        let press = try stage.click("global/content/areas/unmarked")
        #expect(press.decision == "policy")
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == "global/content/form/name")
      }
    }
  }
}
