import Testing

extension Integration {
  /// Texts that the user adds while the program runs.
  @Suite
  @HarnessActor
  struct RuntimeSceneTests {
    private static let text = "runtime/canvas/block-1/text"

    /// Runs the scene with a text in it that is being edited.
    private func run(_ manager: WindowManager, _ body: (Stage, _ canvas: DemoView) throws -> Void) throws {
      try Stage.run(manager, scene: "runtime") { stage in
        let canvas = try stage.view("runtime/canvas")
        try addText(at: canvas.box.place(300, 100), stage)
        try stage.demo.waitFor("begin") { $0.view == Self.text }
        try stage.demo.waitFor("keyboardDidShow")
        try body(stage, canvas)
      }
    }

    /// Clicks until two clicks were quick enough. Each waits for the one before: openbox freezes the pointer at
    /// every press, and of two presses without any time between them it may swallow one.
    private func addText(at place: Point, _ stage: Stage) throws {
      for count in 1...20 where try stage.demo.tree()[Self.text] == nil {
        stage.pointer.click(place)
        try stage.demo.waitFor("press", count: count)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func doubleClickAddsATextThatIsEditedAndTypingReachesIt(manager: WindowManager) throws {
      try run(manager) { stage, canvas in
        try stage.keyboard.type("hi")
        try stage.demo.waitFor("text") { $0.view == Self.text && $0.text == "hi" }
        let text = try stage.view(Self.text)
        #expect(text.isFirstResponder)
        #expect(text.box.contains(canvas.box.place(300, 100)))
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickOnTheCanvasEndsTheEditingOfAnAddedText(manager: WindowManager) throws {
      try run(manager) { stage, canvas in
        let press = try stage.click(canvas.box.place(40, 40))
        #expect(press.decision == "dismiss")
        try stage.demo.waitFor("keyboardDidHide")
        #expect(stage.demo.recent("end").map(\.view) == [Self.text])
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
        #expect(try stage.demo.tree().firstResponder == nil)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func dragMovesABlockByAsMuchAsThePointer(manager: WindowManager) throws {
      try run(manager) { stage, canvas in
        try stage.click(canvas.box.place(40, 40))
        try stage.demo.waitFor("keyboardDidHide")
        try stage.demo.nextStep()
        let (text, before) = (try stage.view(Self.text), try stage.view("runtime/canvas/block-1"))
        stage.pointer.drag(from: text.box.center, to: text.box.center + Point(x: 90, y: 60))
        try stage.demo.waitFor("press")
        let after = try stage.view("runtime/canvas/block-1")
        #expect(after.box.x == before.box.x + 90)
        #expect(after.box.y == before.box.y + 60)
        #expect(stage.demo.recent("begin").isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func crossDeletesTheBlockThatIsEdited(manager: WindowManager) throws {
      try run(manager) { stage, _ in
        let press = try stage.click("runtime/canvas/block-1/delete")
        #expect(press.decision == "inside")
        #expect(stage.demo.recent("end").map(\.cause) == ["viewRemoved"])
        try stage.demo.waitFor("keyboardDidHide")
        #expect(try stage.demo.tree()["runtime/canvas/block-1"] == nil)
      }
    }

    @Test(.bug(id: "AccessibilityTools/VoiceOverDesigner#46"), arguments: WindowManager.allCases)
    func aDeletedBlockComesBackByAKeyAndByAButton(manager: WindowManager) throws {
      try run(manager) { stage, _ in
        try stage.keyboard.type("hi")
        try stage.demo.waitFor("text") { $0.view == Self.text && $0.text == "hi" }
        for isByKey in [true, false] {
          try stage.click("runtime/canvas/block-1/delete")
          #expect(try stage.demo.tree()["runtime/canvas/block-1"] == nil)
          if isByKey {
            try stage.keyboard.key(Keys.z, holding: Keys.control)
          } else {
            try stage.click("runtime/canvas/toast/action")
          }
          #expect(try stage.waitForView("runtime/canvas/block-1") { $0.isVisible }.isFirstResponder)
          #expect(try stage.view(Self.text).text == "hi")
        }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func deleteKeyDeletesABlockThatIsSelected(manager: WindowManager) throws {
      try run(manager) { stage, canvas in
        try stage.click(canvas.box.place(40, 40))
        try stage.demo.waitFor("keyboardDidHide")
        try stage.click(try stage.view("runtime/canvas/block-1").box.place(30, 8))
        #expect(try stage.demo.tree().firstResponder?.id == "runtime/canvas/block-1")
        try stage.keyboard.key(Keys.delete)
        #expect(try stage.demo.tree()["runtime/canvas/block-1"] == nil)
      }
    }
  }
}

extension Box {
  /// A place so far from the upper left corner.
  fileprivate func place(_ x: Int, _ y: Int) -> Point { Point(x: self.x + x, y: self.y + y) }
}
