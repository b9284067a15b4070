import CXTest
import Glibc
import TestSupport
import Testing

extension Integration {
  /// The bar above the keys, a bar of the program's own, and keys that are walked to, on the screen.
  @Suite
  @HarnessActor
  struct AccessoryBarTests {
    @Test(arguments: WindowManager.allCases)
    func theBarGoesFromFieldToFieldAndEndsTheEditing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.edit("nested/order/reference")
        let panel = try stage.panel().box
        try stage.click(try key("next", on: stage))
        try stage.demo.waitFor("begin") { $0.view == "nested/order/quantity" }
        #expect(stage.demo.recent("end").compactMap(\.cause) == ["nextField"])
        try stage.click(try key("previous", on: stage))
        try stage.demo.waitFor("begin") { $0.view == "nested/order/reference" }
        #expect(
          stage.demo.recent("keyboardWillHide").isEmpty && stage.demo.recent("keyboardWillShow").isEmpty)
        #expect(try stage.panel().box == panel)
        try stage.click(try key("done", on: stage))
        try stage.demo.waitFor("end") { $0.cause == "doneKey" }
        try stage.demo.waitFor("keyboardDidHide")
      }
    }

    @Test func theProgramsOwnBarStandsAboveTheKeyboardAndActs() throws {
      try Stage.run(.none, scene: "global") { stage in
        let rest = try #require(try stage.demo.tree()["saving"]).box
        try stage.edit("global/content/form/name")
        let top = try stage.panel().box.y
        let bar = try #require(try stage.demo.tree()["saving"]).box
        #expect(bar.maxY == top && rest.maxY > top)
        try stage.click(try #require(try stage.demo.tree()["saving/save"]).box.center)
        try stage.demo.waitFor("keyboardDidHide")
        #expect(try #require(try stage.demo.tree()["saving"]).box == rest)
      }
    }

    @Test func arrowKeysAndReturnTypeOnThePanel() throws {
      try Stage.run(on: .shared(.none), with: DemoSetup(arguments: ["--walk"])) { stage in
        try stage.edit("nested/account/phone")
        // Up to the bar, and down again to the pad's first row: its digit is known by being typed.
        for _ in 0..<5 { try stage.keyboard.key(Keys.up) }
        try stage.keyboard.key(Keys.down)
        try stage.keyboard.key(KeySym(XK_Return))
        let text = try stage.demo.waitFor("text") { $0.view == "nested/account/phone" }
        #expect(text.text?.count == 1)
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test func oneSwitchTypesOnThePanel() throws {
      try Stage.run(on: .shared(.none), with: DemoSetup(arguments: ["--scan"])) { stage in
        try stage.edit("nested/account/phone")
        // The first press takes the row that is marked and the second a key of it: one of the bar's or a digit.
        for _ in 0..<2 { try stage.keyboard.key(KeySym(XK_Return)) }
        try stage.waitForTree("what a key does") { tree in
          tree.firstResponder?.id != "nested/account/phone"
            || tree["nested/account/phone"]?.text?.isEmpty == false
        }
        #expect(stage.demo.recent("action").isEmpty)
      }
    }

    @Test func theKeyboardThatWasChosenComesUpInTheNextRun() throws {
      let folder = try Files.scratchFolder()
      defer {
        unlink(folder + "/outfield/layout")
        for path in [folder + "/outfield", folder] { rmdir(path) }
      }
      let setup = DemoSetup(environment: ["XDG_STATE_HOME": folder, "LC_ALL": "el_GR.UTF-8"])
      try Stage.run(on: .shared(.none), with: setup) { stage in
        // A secret's keyboard is nobody's choice.
        try stage.edit("nested/account/password")
        try stage.click(try key("globe", on: stage))
        #expect(access(folder + "/outfield/layout", F_OK) != 0)
        try stage.click(try key("globe", on: stage))
        let other = try #require(try stage.demo.tree()["nested/account/email"])
        try stage.click(other.box.center)
        #expect(try hasKey("ς", on: stage))
        try stage.click(try key("globe", on: stage))
        #expect(try hasKey("q", on: stage))
      }
      try Stage.run(on: .shared(.none), with: setup) { stage in
        try stage.edit("nested/account/email")
        #expect(try hasKey("q", on: stage))
      }
    }

    private func hasKey(_ name: String, on stage: Stage) throws -> Bool {
      try stage.demo.tree().keys.contains { $0.key == name }
    }

    private func key(_ name: String, on stage: Stage) throws -> Point {
      try #require(try stage.demo.tree().keys.first { $0.key == name }, "\(name)").box.center
    }
  }
}
