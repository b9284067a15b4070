import CXTest
import Testing

extension Integration {
  /// One program with two windows beside each other.
  @Suite
  @HarnessActor
  struct SeveralWindowsTests {
    private static let field = "nested/order/reference"

    @Test(arguments: WindowManager.allCases)
    func eachWindowHasItsNumberAndItsFirstResponder(manager: WindowManager) throws {
      try Stage.runTwoWindows(manager) { stage, windows in
        #expect(Set(windows).count == 2)
        let ids = try stage.demo.tree().views.map(\.id)
        #expect(ids.allSatisfy { $0.hasPrefix("1/") || $0.hasPrefix("2/") })
        try stage.begin(in: "1/" + Self.field)
        #expect(try stage.demo.tree().firstResponder?.id == "1/" + Self.field)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aPressInTheOtherWindowEndsEditing(manager: WindowManager) throws {
      try Stage.runTwoWindows(manager) { stage, _ in
        try stage.begin(in: "1/" + Self.field)
        #expect(try stage.press(on: "2/nested/hint").decision == "dismiss")
        #expect(stage.demo.recent("end").map(\.cause) == ["tapOutside"])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aFieldOfTheOtherWindowTakesOverWithThePanel(manager: WindowManager) throws {
      try Stage.runTwoWindows(manager) { stage, _ in
        try stage.begin(in: "1/" + Self.field)
        #expect(try stage.demo.tree().keys.allSatisfy { $0.id.hasPrefix("1/") })
        #expect(try stage.press(on: "2/" + Self.field).decision == "handOver")
        try stage.demo.waitFor("begin") { $0.view == "2/" + Self.field }
        try stage.demo.waitFor("end") { $0.view == "1/" + Self.field && $0.cause == "otherField" }
        try stage.waitForTree("the panel in window 2") { tree in
          !tree.keys.isEmpty && tree.keys.allSatisfy { $0.id.hasPrefix("2/") }
        }
        try stage.keyboard.type("x")
        #expect(try stage.demo.waitFor("text").view == "2/" + Self.field)
      }
    }

    @Test(arguments: WindowManager.allCases)
    func underTheScopeOfAWindowTheOtherOneKeeps(manager: WindowManager) throws {
      try Stage.runTwoWindows(manager) { stage, _ in
        try stage.openSettings("1/")
        try stage.press(on: "1/settings/form/scope/window")
        try stage.press(on: "1/bar/settings")
        try stage.begin(in: "1/" + Self.field)
        #expect(try stage.press(on: "2/nested/hint").decision == "policy")
        #expect(stage.demo.recent("end").isEmpty)
        #expect(try stage.press(on: "1/nested/hint").decision == "dismiss")
      }
    }

    /// With the trigger on, and taps off: only the focus could end it.
    @Test(arguments: WindowManager.allCases)
    func theFocusMovingToTheOtherWindowIsNotLost(manager: WindowManager) throws {
      try Stage.runTwoWindows(manager) { stage, _ in
        try stage.openSettings("1/")
        for knob in ["tap", "outsideApplication", "windowFocusLost"] {
          try stage.press(on: "1/settings/form/" + knob)
        }
        try stage.press(on: "1/bar/settings")
        try stage.begin(in: "1/" + Self.field)
        #expect(try stage.press(on: "2/nested/hint").decision == "policy")
        #expect(stage.demo.recent("end").isEmpty)
        let client = try ForeignClient(stage.display, at: Box(x: 1100, y: 700, width: 100, height: 60))
        defer { client.close() }
        try client.focus()
        #expect(try stage.demo.waitFor("end").cause == "windowFocusLost")
      }
    }

    @Test(arguments: WindowManager.allCases)
    func closingOneWindowLeavesTheOther(manager: WindowManager) throws {
      try Stage.runTwoWindows(manager) { stage, windows in
        try stage.begin(in: "2/" + Self.field)
        stage.connection.sendProtocol("WM_DELETE_WINDOW", to: windows[1])
        #expect(try stage.demo.waitFor("end").cause == "windowClosed")
        let tree = try stage.demo.tree()
        #expect(tree["1/window"] != nil && tree["2/window"] == nil)
        try stage.begin(in: "1/" + Self.field)
      }
    }
  }
}
