import CXTest
import Testing

extension Integration {
  /// The settings drawer: each knob changes what presses do.
  @Suite
  @HarnessActor
  struct SettingsTests {
    private static let name = "nested/order/person/name"
    private static let form = "settings/form/"

    /// A knob, what is pressed then, and what becomes of that.
    private static let knobs = [
      (knob: "tap", place: "nested/hint", decision: "policy"),
      (knob: "scope/marked", place: "nested/hint", decision: "policy"),
      (knob: "field/never", place: "nested/hint", decision: "policy"),
    ]

    @Test(arguments: WindowManager.allCases)
    func eachKnobKeepsTheFieldThatIsBeingEdited(manager: WindowManager) throws {
      for (knob, place, decision) in Self.knobs {
        try Stage.run(manager) { stage in
          try stage.openSettings()
          try stage.begin(in: Self.name)
          try Self.turn(knob, stage)
          #expect(try stage.press(on: place).decision == decision, "\(knob)")
          #expect(stage.demo.recent("end").isEmpty, "\(knob)")
        }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func pressesOutsideOfTheProgramCanBeSwitchedOff(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.openSettings()
        try stage.begin(in: Self.name)
        try Self.turn("outsideApplication", stage)
        #expect(try stage.click(try stage.connection.bareRootPlace()).decision == "policy")
        #expect(stage.demo.recent("end").isEmpty)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func escapeEndsEditingAndThenClosesTheDrawer(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.openSettings()
        try stage.begin(in: Self.name)
        try stage.keyboard.key(Stage.escape)
        #expect(try stage.demo.waitFor("end").cause == "escape")
        #expect(try stage.demo.tree()["settings"]?.isVisible == true)
        try stage.keyboard.key(Stage.escape)
        try stage.waitForTree("a closed drawer") { $0["settings"]?.isVisible == false }
      }
    }

    @Test func aKeyboardThatNeverShowsStaysAway() throws {
      try Stage.run(.none) { stage in
        try stage.openSettings()
        try Self.turn("show/never", stage)
        try stage.press(on: Self.name)
        try stage.demo.waitFor("begin")
        #expect(stage.demo.recent.allSatisfy { !$0.isOfKeyboard })
      }
    }

    @Test func theThemeIsRepaintedAtOnce() throws {
      try Stage.run(.none) { stage in
        let box = Box(x: 2, y: 2, width: 8, height: 8)
        let light = try Picture(of: box, on: stage.connection)
        try stage.openSettings()
        try Self.turn("theme/dark", stage)
        _ = try stage.demo.tree()
        #expect(try Picture(of: box, on: stage.connection).differences(from: light) == 64)
      }
    }

    /// What is scrolled away is brought into view by the wheel.
    private static func turn(_ knob: String, _ stage: Stage) throws {
      let id = form + knob
      while true {
        let tree = try stage.demo.tree()
        guard let control = tree[id], let drawer = tree["settings"] else { throw Failure("no \(id)") }
        let limit = tree.keys.map(\.box.y).min() ?? drawer.box.maxY
        let middle = control.box.center
        if middle.y < limit - 8 { break }
        stage.pointer.move(to: Point(x: drawer.box.center.x, y: drawer.box.y + 100))
        stage.pointer.press(5)
        stage.pointer.release(5)
        try stage.waitForTree("scrolled settings") { $0[id]?.box.y != control.box.y }
      }
      try stage.press(on: id)
    }
  }
}
