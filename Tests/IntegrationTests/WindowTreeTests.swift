import CXTest
import Testing

extension Integration {
  /// What `xwininfo -tree` shows of the demo.
  @Suite
  @HarnessActor
  struct WindowTreeTests {
    @Test(arguments: WindowManager.allCases)
    func panesAreNestedFourDeepAndThePanelIsAmongThem(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.edit(try stage.fields()[0])
        let depths = stage.connection.depths(below: stage.window)
        #expect(depths.values.max() ?? 0 >= 4)
        let panel = try stage.panel()
        #expect(depths[panel.window] ?? 0 >= 1)
        #expect(stage.connection.isViewable(panel.window))
      }
    }

    @Test(arguments: WindowManager.allCases)
    func everyViewIsInAWindowOfTheTree(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let depths = stage.connection.depths(below: stage.window)
        let views = try stage.demo.tree().views
        #expect(!views.isEmpty)
        for view in views { #expect(depths[XID(view.window)] != nil, "\(view.id)") }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func viewsAreWhereTheirWindowsAre(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        for field in try stage.fields() {
          let box = try #require(stage.connection.box(of: XID(field.window)))
          #expect(box.contains(field.box.center), "\(field.id)")
        }
      }
    }
  }
}
