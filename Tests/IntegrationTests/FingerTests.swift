import CXTest
import Testing

extension Integration {
  /// Real fingers on a real touchscreen.
  @Suite(.needsTouchScreen)
  @HarnessActor
  struct FingerTests {
    private static let reference = "nested/order/reference"

    // MARK: One finger

    @Test(arguments: WindowManager.allCases)
    func aTapInAFieldBringsThePanelAndOneBesideItEndsEditing(manager: WindowManager) throws {
      try Stage.runTouched(manager) { stage, fingers in
        let field = try stage.fields()[0]
        try stage.edit(field, fingers)
        #expect(try stage.tap(try stage.background(beside: field), fingers).decision == "dismiss")
        try stage.demo.waitFor("keyboardDidHide")
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
      }
    }

    /// The server makes pointer events of the first finger's touches, for who knows no touches.
    @Test(arguments: WindowManager.allCases)
    func eachTapIsDecidedOnce(manager: WindowManager) throws {
      try Stage.runTouched(manager) { stage, fingers in
        let fields = try stage.fields()
        try stage.edit(fields[0], fingers)
        let button = try stage.button()
        let places = [
          (try stage.view(fields[0].id).box.center, "inside"), (try stage.panel().box.center, "inside"),
          (button.place, "dismiss"),
        ]
        for (place, decision) in places {
          #expect(try stage.tap(place, fingers).decision == decision, "\(place)")
          #expect(stage.demo.recent("press").count == 1, "\(place)")
        }
        #expect(stage.demo.recent("action").map(\.view) == [button.view.id])
        #expect(stage.demo.recent("end").count == 1)
      }
    }

    @Test func twoTapsSelectAWordAndThreeTheLine() throws {
      try editingReference { stage, fingers, place in
        for (taps, selection) in [(1, nil), (2, 0..<3), (3, 0..<7)] {
          try fingers.tap(place)
          let wanted = try stage.demo.waitFor("press", count: taps)
          #expect(wanted.decision == "inside")
          if let selection { #expect(try stage.view(Self.reference).selection == selection) }
        }
      }
    }

    @Test func aFingerThatRestsOnAWordSelectsItAndOpensTheMenu() throws {
      try editingReference { stage, fingers, place in
        try fingers.down(place)
        try stage.waitForTree("a menu") { $0["menu/Copy"]?.isUsable == true }
        #expect(try stage.view(Self.reference).selection == 0..<3)
        try fingers.up()
        try stage.demo.waitFor("press")
        #expect(try stage.demo.tree()["menu"] != nil)
      }
    }

    @Test func aFingerThatHasSelectedAWordTakesItToAnotherField() throws {
      try editingReference { stage, fingers, place in
        let name = try stage.view("nested/order/person/name")
        try fingers.down(place)
        try stage.waitForTree("a menu") { $0["menu/Copy"]?.isUsable == true }
        try fingers.slide(from: place, to: name.box.center)
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        try fingers.up()
        try stage.demo.waitFor("text") {
          $0.view == "nested/order/person/name" && $0.text?.contains("one") == true
        }
        #expect(try stage.view(Self.reference).text == " two")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aDragBesideTheFieldEndsEditingOnceAsAPan(manager: WindowManager) throws {
      try Stage.runTouched(manager) { stage, fingers in
        let field = try stage.fields()[0]
        try stage.edit(field, fingers)
        let place = try stage.background(beside: field)
        try fingers.drag(from: place, to: place + Point(x: 60, y: 0))
        #expect(try stage.demo.waitFor("press").decision == "dismiss")
        try stage.demo.nextStep()
        #expect(stage.causesOfEnds == ["pan"])
        #expect(stage.demo.all.filter { $0.name == "press" }.count == 2)
      }
    }

    /// Buttons look as if the pointer were over them, and a finger that is gone is over nothing.
    @Test func nothingLooksHoveredWhereAFingerWas() throws {
      try Stage.runTouched { stage, fingers in
        let button = try stage.button()
        let beside = try stage.background(beside: try stage.fields()[0])
        try stage.tap(beside, fingers)
        let before = try Picture(of: button.view.box, on: stage.connection)
        try stage.tap(button.place, fingers)
        try stage.demo.nextStep()
        let after = try Picture(of: button.view.box, on: stage.connection)
        #expect(before.differences(from: after) == 0)
      }
    }

    /// A manager takes the window away under the finger.
    @Test func aTouchThatIsCancelledDecidesNothing() throws {
      try Stage.runTouched(.openbox) { stage, fingers in
        let field = try stage.fields()[0]
        try stage.edit(field, fingers)
        try fingers.down(try stage.background(beside: field))
        XIconifyWindow(stage.connection.display, stage.window, 0)
        stage.connection.synchronize()
        try stage.demo.waitFor("keyboardDidHide")
        try fingers.up()
        XMapWindow(stage.connection.display, stage.window)
        stage.connection.synchronize()
        try stage.demo.waitFor("keyboardDidShow")
        try stage.demo.nextStep()
        #expect(stage.causesOfEnds.isEmpty)
        #expect(stage.demo.all.filter { $0.name == "press" }.count == 1)
      }
    }

    // MARK: Several fingers

    @Test func aSecondFingerDuringAHoldIsDecidedByItself() throws {
      try editingReference { stage, fingers, place in
        try fingers.down(place)
        try stage.waitForTree("a menu") { $0["menu/Copy"]?.isUsable == true }
        // It closes the menu, and is used up by that.
        try fingers.tap(try stage.view("nested/hint").box.center, finger: 2)
        let press = try stage.demo.waitFor("press")
        #expect(press.decision == "policy", "\(press)")
        try stage.waitForTree("no menu") { $0["menu"] == nil }
        try fingers.up()
        #expect(try stage.demo.waitFor("press", count: 2).decision == "inside")
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test func ofTwoFingersOnTwoFieldsTheLastToLeaveHasTheFocus() throws {
      try Stage.runTouched { stage, fingers in
        let fields = try stage.fields()
        let (first, second) = (fields[0], fields[1])
        try fingers.down(first.box.center, finger: 1)
        try fingers.down(second.box.center, finger: 2)
        try fingers.up(finger: 1)
        try stage.waitForBegin(of: first.id)
        try fingers.up(finger: 2)
        try stage.waitForBegin(of: second.id)
        try stage.demo.waitFor("press", count: 2)
        try stage.demo.nextStep()
        #expect(stage.causesOfEnds == ["otherField"])
        #expect(stage.demo.all.filter { $0.name == "keyboardWillHide" }.isEmpty)
        #expect(try stage.demo.tree().firstResponder?.id == second.id)
      }
    }

    @Test func aKeyIsPressedWhileAFingerIsOnTheField() throws {
      try editingReference { stage, fingers, place in
        let key = try #require(try stage.demo.tree().keys.first { $0.key?.lowercased() == "f" }).box.center
        try fingers.down(place, finger: 1)
        try fingers.tap(key, finger: 2)
        try stage.demo.waitFor("text") { $0.text?.lowercased() == "one twof" }
        try fingers.up(finger: 1)
        try stage.demo.waitFor("press", count: 2)
        #expect(stage.demo.recent("press").map(\.decision) == ["inside", "inside"])
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func twoFingersOnTwoWindowsAreTwoPresses(manager: WindowManager) throws {
      let setup = DemoSetup(arguments: ["--windows", "2", "--size", "620x700"])
      try Stage.runTouched(manager, setup) { stage, fingers in
        try stage.putSideBySide()
        let ids = ["1/" + Self.reference, "2/" + Self.reference]
        let places = try ids.map { try stage.view($0).box.center }
        try fingers.down(places[0], finger: 1)
        try fingers.down(places[1], finger: 2)
        try fingers.up(finger: 1)
        try stage.waitForBegin(of: ids[0])
        try fingers.up(finger: 2)
        try stage.waitForBegin(of: ids[1])
        try stage.demo.waitFor("press", count: 2)
        try stage.demo.nextStep()
        #expect(stage.demo.all.filter { $0.name == "press" }.map(\.view) == ids)
        #expect(stage.causesOfEnds == ["otherField"])
      }
    }

    // MARK: Outside of the program

    private nonisolated static let managers = [WindowManager.none, .openbox, .icewm, .fluxbox]
      .filter(\.isInstalled)

    @Test(arguments: managers)
    func aFingerOutsideOfTheProgramDismissesAsAClickDoes(manager: WindowManager) throws {
      try Stage.runTouched(manager) { stage, fingers in
        let client = try ForeignClient(stage.display, at: Box(x: 1120, y: 690, width: 140, height: 90))
        defer { client.close() }
        for place in [try stage.connection.bareRootPlace(), try client.center()] {
          try stage.edit(try stage.fields()[0], fingers)
          let press = try stage.tap(place, fingers)
          #expect(press.view == nil && press.decision == "dismiss")
          #expect(press.body["at"]?.numbers == [Double(place.x), Double(place.y)])
          try stage.demo.waitFor("keyboardDidHide")
          #expect(stage.demo.recent("end").map(\.cause) == ["outsideApplication"])
          #expect(stage.demo.recent("press").count == 1)
        }
        // The server makes a click of the finger for who knows no touches.
        let received = try client.received(untilRelease: 1)
        #expect(received == ForeignClient.Received(presses: 1, releases: 1))
      }
    }

    /// On the screen, and on the window itself.
    @Test(arguments: managers)
    func aPalmDecidesNothing(manager: WindowManager) throws {
      try Stage.runTouched(manager) { stage, fingers in
        let field = try stage.fields()[0]
        try stage.edit(field, fingers)
        for place in [try stage.connection.bareRootPlace(), try stage.background(beside: field)] {
          try fingers.downTogether(4, at: place)
          for finger in 1...4 { try fingers.up(finger: UInt32(finger)) }
          try stage.demo.nextStep()
          #expect(stage.causesOfEnds.isEmpty)
        }
        #expect(try stage.tap(try stage.connection.bareRootPlace(), fingers).decision == "dismiss")
      }
    }

    // MARK: Support

    /// Editing a field with `one two` in it; the place is in the first word.
    private func editingReference(_ body: (Stage, Fingers, Point) throws -> Void) throws {
      try Stage.runTouched { stage, fingers in
        try stage.edit(try stage.view(Self.reference), fingers)
        try stage.replaceText(with: "one two")
        let field = try stage.view(Self.reference)
        try body(stage, fingers, Point(x: field.box.x + 24, y: field.box.center.y))
      }
    }
  }
}
