import Testing

extension Integration {
  /// Clicks and drags inside the program's own window.
  @Suite
  @HarnessActor
  struct EditingTests {
    @Test(arguments: WindowManager.allCases)
    func clickOnFieldBeginsEditingAndShowsKeyboardOnce(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.click(field.box.center)
        try stage.demo.waitFor("keyboardDidShow")
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("begin").map(\.view) == [field.id])
        #expect(stage.demo.recent("keyboardWillShow").count == 1)
        #expect(stage.demo.recent("keyboardDidShow").count == 1)
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickBesideFieldInItsContainerEndsEditing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        for field in try stage.fields().prefix(4) {
          try stage.edit(field)
          let press = try stage.click(try stage.background(beside: field))
          #expect(press.decision == "dismiss")
          try stage.demo.waitFor("keyboardDidHide")
          _ = try stage.demo.tree()
          let ends = stage.demo.recent("end")
          #expect(ends.map(\.view) == [field.id])
          #expect(ends.map(\.cause) == ["tapOutside"])
          #expect(stage.demo.recent("keyboardWillHide").count == 1)
          #expect(stage.demo.recent("keyboardDidHide").count == 1)
        }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickOnOtherFieldHandsOverWithoutHidingKeyboard(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let fields = try stage.fields()
        try stage.edit(fields[0])
        // Where it is now: the content may have moved to show the first field above the panel.
        let other = try #require(try stage.demo.tree()[fields[1].id])
        let press = try stage.click(other.box.center)
        #expect(press.decision == "handOver")
        try stage.keyboard.type("z")
        try stage.demo.waitFor("text") { $0.view == other.id }
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("end").map(\.view) == [fields[0].id])
        #expect(stage.demo.recent("end").map(\.cause) == ["otherField"])
        #expect(stage.demo.recent("begin").map(\.view) == [other.id])
        let shown = stage.demo.recent.filter { $0.name.hasSuffix("Show") || $0.name.hasSuffix("Hide") }
        #expect(shown.isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickOnFieldBeingEditedKeepsIt(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        let press = try stage.click(field.box.center)
        #expect(press.decision == "inside")
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == field.id)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickOnButtonActsOnceAndEndsEditing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.edit(try stage.fields()[0])
        let button = try stage.button()
        try stage.click(button.place)
        try stage.demo.waitFor("keyboardDidHide")
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("action").map(\.view) == [button.view.id])
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func dragOutOfFieldKeepsItAndExtendsTheSelection(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try stage.keyboard.type("hello")
        try stage.demo.waitFor("text") { $0.text == "hello" }
        try stage.demo.nextStep()

        let box = try #require(try stage.demo.tree()[field.id]).box
        let background = try stage.background(beside: field)
        stage.pointer.drag(
          from: Point(x: box.x + 6, y: box.center.y), to: Point(x: box.maxX + 40, y: background.y))
        let press = try stage.demo.waitFor("press")
        #expect(press.decision == "inside")
        let after = try #require(try stage.demo.tree()[field.id])
        #expect(after.isFirstResponder)
        #expect(after.selection?.upperBound == 5)
        #expect(after.selection?.isEmpty == false)
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func dragFromBackgroundEndsEditingOnceAsPan(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        let start = try stage.background(beside: field)
        stage.pointer.move(to: start)
        stage.pointer.press()
        stage.pointer.drag(on: start, to: start + Point(x: 3, y: -40))
        // Decided when the slop is crossed: the button is still held.
        try stage.demo.waitFor("end")
        stage.pointer.release()
        try stage.demo.waitFor("keyboardDidHide")
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("end").map(\.cause) == ["pan"])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func pressOutsideThatTremblesWithinTheSlopIsATap(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        let start = try stage.background(beside: field)
        stage.pointer.move(to: start)
        stage.pointer.press()
        stage.pointer.drag(on: start, to: start + Point(x: 9, y: 0))
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("end").isEmpty)
        stage.pointer.release()
        try stage.demo.waitFor("end")
        _ = try stage.demo.tree()
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
      }
    }
  }
}
