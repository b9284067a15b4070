import Outfield
import Testing
import UITestHost

@testable import Demo

/// Every scene in windows of every size: nothing covers anything, nothing reaches out of its card, no size is negative.
@MainActor struct SceneLayoutTests {
  /// What stands beside the scene, or is wrong in it.
  enum State: CaseIterable { case plain, editing, settings, inspector, both, errors }

  /// Smaller than a window may be, the smallest, those in which two do not fit, the usual one, and a wall.
  nonisolated private static let sizes = [
    Size(width: 1, height: 1), Size(width: 200, height: 150), Size(width: 320, height: 240),
    Size(width: 320, height: 480), Size(width: 420, height: 640), Size(width: 600, height: 240),
    Size(width: 600, height: 640), Size(width: 660, height: 500), Size(width: 800, height: 600),
    Size(width: 960, height: 640), Size(width: 1280, height: 240), Size(width: 3840, height: 2160),
  ]

  private func stage(_ scene: SceneName, _ size: Size, _ direction: LayoutDirection, _ state: State)
    -> DemoStage
  {
    let stage = DemoStage(scene: scene, size: size, direction: direction)
    let demo = stage.window.rootViewController as? DemoController
    if state == .settings || state == .both { demo?.settings.drawer.open() }
    if state == .inspector || state == .both { demo?.inspector.open() }
    let views = ViewNames(windows: [stage.window]).views.map(\.view)
    if state == .editing { (views.first { $0 is TextInputView })?.becomeFirstResponder() }
    if state == .errors { (views.first { $0.identifier == "send" } as? Button)?.performAction() }
    stage.user.application.endTurn()
    stage.user.wait(.seconds(1))
    return stage
  }

  @Test(
    .bug(id: "golden-layout/golden-layout#557"), .bug(id: "grafana/grafana#121841"),
    arguments: SceneName.allCases, State.allCases)
  func nothingCoversAnythingAndNothingIsCutOff(scene: SceneName, state: State) {
    for size in Self.sizes {
      for direction in LayoutDirection.allCases {
        let stage = stage(scene, size, direction, state)
        let isSmall =
          size.width < DemoWindow.smallestSize.width || size.height < DemoWindow.smallestSize.height
        let check = LayoutCheck(stage.window, isStrict: !isSmall)
        #expect(check.faults == [], "\(size.width)×\(size.height), \(direction)")
      }
    }
  }

  /// From any width to any other, also while a field is edited, which goes on.
  @Test(arguments: SceneName.allCases) func aWindowThatIsMadeSmallerAndLargerStaysInOrder(scene: SceneName) {
    let stage = stage(scene, Size(width: 960, height: 640), .leftToRight, .editing)
    let field = stage.window.firstResponder
    for width in [320.0, 980, 599, 600, 601, 519, 520, 521, 320, 1400, 639, 640, 719, 760, 420] {
      stage.window.frame.size = Size(width: width, height: 500)
      stage.user.application.endTurn()
      #expect(LayoutCheck(stage.window).faults == [], "\(width)")
      #expect(stage.window.firstResponder === field)
    }
  }

  @Test(arguments: [320.0, 420, 600]) func whereTwoDoNotFitThereIsOneColumn(width: Double) throws {
    for (scene, left, right) in [
      (SceneName.nested, "nested/order", "nested/account"),
      (.global, "global/content/form", "global/content/areas"), (.split, "split/search", "split/map"),
    ] where scene != .split || width < 520 {
      let stage = stage(scene, Size(width: width, height: 640), .leftToRight, .plain)
      let frames = try [left, right].map { try stage.view($0, as: View.self).frameInWindow }
      #expect(frames[0].maxY <= frames[1].minY, "\(scene)")
    }
  }

  /// In a low window the strong sentence stands alone, and the first field is in sight.
  @Test func aLowWindowBeginsWithSomethingToTry() throws {
    let stage = stage(.nested, DemoWindow.smallestSize, .leftToRight, .plain)
    #expect(try stage.view("nested/hint", as: View.self).isHidden)
    let field: View = try stage.view("nested/title")
    #expect(stage.window.bounds.contains(field.frameInWindow))
  }

  /// What does not fit can be scrolled to.
  @Test(arguments: [
    ("nested", "nested/account/reset"), ("global", "global/content/areas/unmarked"), ("split", "split/map"),
  ])
  func theLastThingIsReachedInTheSmallestWindow(scene: String, last: String) throws {
    let stage = stage(try #require(SceneName(rawValue: scene)), DemoWindow.smallestSize, .leftToRight, .plain)
    let pane: ScenePane = try stage.view(scene)
    #expect(pane.maximumOffset.y > 0)
    pane.scroll(to: pane.maximumOffset)
    stage.user.application.endTurn()
    let box = try stage.view(last, as: View.self).frameInWindow
    #expect(box.maxY <= stage.window.bounds.maxY + 0.01)
  }

  // MARK: What stands beside a scene

  @Test(arguments: [960.0, 1280]) func settingsAndInspectorBothMakeRoom(width: Double) throws {
    let stage = stage(.nested, Size(width: width, height: 640), .leftToRight, .both)
    let places = try ["nested", "settings", "inspector"].map {
      try stage.view($0, as: View.self).frameInWindow
    }
    #expect(places[0].width >= SidePanels.leastSceneWidth)
    #expect(places[0].maxX == places[1].minX && places[1].maxX == places[2].minX && places[2].maxX == width)
  }

  /// One makes way for the other, so that a field can be seen and used beside either.
  @Test(arguments: [680.0, 800]) func whereThereIsNoRoomForBothOneMakesWay(width: Double) throws {
    let stage = stage(.nested, Size(width: width, height: 640), .leftToRight, .settings)
    let scene: View = try stage.view("nested")
    #expect(scene.frame.width == width - SettingsController.width)
    stage.user.key(.f12)
    stage.user.wait(.seconds(1))
    #expect(try stage.view("settings", as: Drawer.self).isHidden)
    #expect(scene.frame.width == width - InspectorView.width)
    try stage.click("bar/settings")
    stage.user.wait(.seconds(1))
    #expect(try stage.view("inspector", as: View.self).isHidden)
    #expect(scene.frame.width == width - SettingsController.width)
  }
}
