import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct PanelModeTests {
  /// With the panel up in a mode.
  private func editing(_ mode: PanelMode, _ size: Size = Size(width: 960, height: 640)) -> Stage {
    let stage = Stage(size: size, reducesMotion: true)
    stage.panel.mode = mode
    stage.user.click(stage.fieldA)
    stage.forget()
    return stage
  }

  // MARK: - All modes

  @Test(arguments: PanelMode.allCases)
  func inEveryModeKeysTypeIntoTheFieldThatIsEdited(mode: PanelMode) {
    let stage = editing(mode)
    stage.click("f", "j", "space", "m")
    #expect(stage.fieldA.typed == "fj m")
    #expect(stage.fieldA.isFirstResponder && stage.window.isFocused)
    stage.click("hide")
    #expect(!stage.panel.isVisible && stage.fieldA.isFirstResponder)
    stage.user.click(stage.fieldA)
    stage.click("k")
    #expect(stage.fieldA.typed == "fj mk")
  }

  @Test(arguments: PanelMode.allCases)
  func itGoesWhenEditingEndsAndComesBackInTheSameMode(mode: PanelMode) {
    let stage = editing(mode)
    stage.user.click(Point(x: 940, y: 10), in: stage.window)
    #expect(!stage.panel.isVisible && stage.keysOnScreen.isEmpty)
    #expect(stage.phases == [.willHide, .didHide])
    #expect(stage.user.application.windows.count == 1)
    stage.user.click(stage.fieldB)
    #expect(stage.panel.isVisible && !stage.keysOnScreen.isEmpty)
    stage.click("q")
    #expect(stage.fieldB.typed == "q")
  }

  @Test(arguments: PanelMode.allCases, PanelMode.allCases)
  func theModeIsChangedWhileAFieldIsEdited(old: PanelMode, new: PanelMode) {
    let stage = editing(old)
    stage.click("f")
    stage.forget()
    stage.panel.mode = new
    stage.user.application.endTurn()
    #expect(stage.fieldA.isFirstResponder && stage.endings.isEmpty)
    stage.click("j")
    #expect(stage.fieldA.typed == "fj")
    #expect(stage.hasPairedChanges)
    #expect(stage.phases.allSatisfy { $0 == .willChangeFrame || $0 == .didChangeFrame })
    let windows = stage.user.application.windows
    #expect(windows.contains { $0 is DockWindow } == (new == .window))
    #expect(stage.panelViews.count == 1)
  }

  @Test(arguments: PanelMode.allCases)
  func noPlaceOnThePanelIsOutside(mode: PanelMode) {
    let stage = editing(mode)
    guard let view = stage.shownPanel, let window = view.window else {
      Issue.record("no panel")
      return
    }
    let leaving = stage.leavingFrames
    for x in stride(from: 1.0, to: view.bounds.width, by: 23) {
      for y in stride(from: 1.0, to: view.bounds.height, by: 13) {
        let point = Point(x: x, y: y)
        guard !leaving.contains(where: { $0.contains(point) }) else { continue }
        stage.user.click(view.convertToWindow(point), in: window)
      }
    }
    #expect(stage.fieldA.isFirstResponder && stage.endings.isEmpty && stage.panel.isVisible)
  }

  @Test(arguments: PanelMode.allCases)
  func everyPartHasANameForThoseWhoCannotSeeIt(mode: PanelMode) {
    let stage = editing(mode)
    let names = stage.allKeys.map(\.spokenName) + stage.buttons.map(\.spokenName)
    #expect(names.count > 25)
    #expect(names.allSatisfy { !$0.isEmpty && $0.contains { !$0.isWhitespace } })
  }

  // MARK: - The user chooses

  @Test func theUserChoosesByHoldingTheHideKey() {
    let stage = editing(.docked)
    stage.user.press(stage.center(of: "hide"), in: stage.window)
    stage.user.wait(.milliseconds(700))
    let popUp = stage.window.subviews.lazy.compactMap { $0 as? KeyPopUpView }.first
    let index = popUp?.popUp?.modes.firstIndex(of: .floating)
    guard let popUp, let index, let frame = popUp.popUp?.frames[index] else {
      Issue.record("nothing is offered")
      return
    }
    stage.user.move(to: frame.center + stage.panel.frame.origin)
    stage.user.release()
    #expect(stage.panel.mode == .floating && stage.panel.isVisible && stage.fieldA.isFirstResponder)
  }

  @Test func onlyWhatTheProgramAllowsAndTheWindowHasRoomForIsOffered() {
    let stage = editing(.docked, Size(width: 400, height: 640))
    stage.user.press(stage.center(of: "hide"), in: stage.window)
    stage.user.wait(.milliseconds(700))
    let offered = stage.window.subviews.lazy.compactMap { $0 as? KeyPopUpView }.first?.popUp?.modes
    #expect(offered == [.docked, .floating, .window])
    stage.user.release()
    stage.panel.modes = [.split, .left]
    #expect(stage.panel.mode == .split)
  }

  @Test(arguments: [PanelMode.left, .right])
  func fromOneHandAButtonLeadsToTheOtherAndOneToBoth(mode: PanelMode) {
    let stage = editing(mode)
    #expect(stage.panel.frame == Rect(x: 0, y: 436, width: 960, height: 204))
    let other = stage.buttons.first { $0.identifier == "panel-\(mode.otherHand!.rawValue)" }!
    stage.user.click(other)
    #expect(stage.panel.mode == mode.otherHand && stage.fieldA.isFirstResponder)
    stage.user.click(stage.buttons.first { $0.identifier == "panel-docked" }!)
    #expect(stage.panel.mode == .docked && stage.buttons.isEmpty)
  }

  // MARK: - Floating

  @Test func aFloatingPanelIsDraggedByItsGripAndStaysInItsWindow() {
    let stage = editing(.floating)
    let start = stage.panel.frame
    let grip = start.origin + Point(x: start.width / 2, y: start.height - 8)
    for (way, isInside) in [(Point(x: -100, y: -50), true), (Point(x: -9000, y: 9000), false)] {
      stage.forget()
      let before = stage.panel.frame
      let from = grip + (before.origin - start.origin)
      stage.user.drag(from: from, to: from + way, in: stage.window)
      let after = stage.panel.frame
      #expect(stage.window.bounds.contains(after))
      if isInside { #expect(after.origin.distance(to: before.origin + way) <= 1) }
      #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
      #expect(stage.changes.allSatisfy { $0.cause == .userAction })
    }
    #expect(stage.fieldA.isFirstResponder && stage.fieldA.typed == "")
    let frame = stage.panel.frame
    stage.click("hide")
    stage.user.click(stage.fieldA)
    #expect(stage.panel.frame == frame, "it remembers where it was")
  }

  @Test func draggingPaintsNothing() {
    let stage = editing(.floating)
    let frame = stage.panel.frame
    let grip = Point(x: frame.midX, y: frame.maxY - 8)
    stage.user.press(grip, in: stage.window)
    stage.forget()
    for step in 1...5 { stage.user.move(to: grip + Point(x: Double(-10 * step), y: 0)) }
    #expect(stage.damage(in: stage.surface).isEmpty)
    #expect(stage.moves(of: stage.surface).count == 5)
    stage.user.release()
  }

  @Test func aFloatingPanelDoesNotComeUpOverTheCaret() {
    let stage = Stage(reducesMotion: true)
    stage.panel.mode = .floating
    stage.fieldA.frame = Rect(x: 400, y: 500, width: 300, height: 34)
    stage.user.click(stage.fieldA)
    #expect(!stage.panel.frame.intersects(stage.fieldA.convertToWindow(stage.fieldA.caretRect)))
    #expect(stage.window.contentLift == 0)
    stage.user.click(stage.fieldB)
    #expect(stage.panel.floatingAnchor == Point(x: 0.5, y: 0.92))
  }

  @Test func aFloatingPanelHasRoundCornersAndADockedOneHasNone() {
    let stage = editing(.floating)
    #expect(stage.user.host.surfaces[stage.surface]?.shape?.radius == 12)
    stage.panel.mode = .docked
    stage.user.application.endTurn()
    let shape = stage.user.host.surfaces[stage.surface]?.shape
    #expect(shape?.radius == 0 && shape?.rect.size == stage.panel.frame.size)
  }

  // MARK: - A window of its own

  @Test func aWindowOfItsOwnIsAtTheEdgeOfTheMonitorOfTheField() {
    let stage = Stage(reducesMotion: true)
    let right = Monitor(origin: ScreenPoint(x: 1000, y: 0), width: 1600, height: 900)
    stage.user.host.monitorList = [Monitor(width: 1000, height: 800), right]
    stage.user.host.screenOrigins[stage.window.windowID!] = ScreenPoint(x: 1100, y: 50)
    stage.panel.mode = .window
    stage.user.click(stage.fieldA)
    let dock = stage.user.application.windows.lazy.compactMap { $0 as? DockWindow }.first
    #expect(dock?.origin.x == 1000 && dock?.frame.width == 1600)
    #expect(dock.map { $0.origin.y + $0.frame.height } == 900)
    #expect(stage.panel.frame.origin == Point(x: -100, y: 850 - stage.panel.frame.height))
    // The window moves to the other monitor, and the keyboard follows.
    stage.user.host.screenOrigins[stage.window.windowID!] = ScreenPoint(x: 0, y: 0)
    stage.user.application.endTurn()
    #expect(dock?.origin.x == 0 && dock?.frame.width == 1000)
  }

  @Test func aWindowOfItsOwnThatCoversTheCaretLiftsTheContent() {
    let stage = Stage(reducesMotion: true)
    stage.user.host.screenSize = ScreenPoint(x: 960, y: 640)
    stage.panel.mode = .window
    stage.fieldA.frame = Rect(x: 20, y: 560, width: 300, height: 34)
    stage.user.click(stage.fieldA)
    #expect(stage.window.contentLift > 0)
    #expect(stage.fieldA.convertToWindow(stage.fieldA.caretRect).maxY <= stage.panel.frame.minY)
    stage.panel.mode = .floating
    stage.user.application.endTurn()
    #expect(stage.window.contentLift == 0)
  }

  @Test func theProgramEndsWithItsLastWindowAlthoughTheKeyboardHasOne() {
    let stage = editing(.window)
    stage.window.close()
    stage.user.application.endTurn()
    #expect(stage.user.application.isFinished && stage.user.application.windows.isEmpty)
  }

  @Test func keysThatGoToWhereThePointerIsComeToTheField() {
    let stage = editing(.window)
    let dock = stage.user.application.windows.last!
    stage.user.unfocus(stage.window)
    stage.user.focus(dock)
    stage.user.wait(.seconds(1))
    #expect(stage.panel.isVisible, "the program has the focus")
    stage.user.type("x")
    #expect(stage.fieldA.typed == "x")
  }

  // MARK: - Monitors

  @Test func keysAreAsLargeAsFingersNeedOnTheMonitorThatTheyAreOn() {
    let stage = editing(.docked, Size(width: 1024, height: 900))
    #expect(stage.key("f").frame.height == 42)
    stage.user.host.monitorList = [
      Monitor(width: 1024, height: 900, millimetres: Size(width: 154, height: 135))
    ]
    stage.user.application.endTurn()
    #expect(stage.key("f").frame.height >= 59)
    stage.user.host.monitorList = [
      Monitor(width: 1024, height: 900, millimetres: Size(width: 1600, height: 900))
    ]
    stage.user.application.endTurn()
    #expect(stage.key("f").frame.height == 42)
  }

  // MARK: - Sliding out

  @Test func aPressThatBeginsWhileThePanelSlidesOutTypesNothingAndIsInside() {
    let stage = Stage.editing()
    stage.click("hide")
    stage.user.wait(.milliseconds(40))
    stage.click("f")
    stage.user.press(stage.center(of: "j"), in: stage.window)
    // It comes up again under the finger.
    stage.panel.show()
    stage.user.application.endTurn()
    stage.user.release()
    #expect(stage.fieldA.typed == "" && stage.fieldA.isFirstResponder && stage.endings.isEmpty)
    stage.user.wait(.milliseconds(300))
    stage.click("k")
    #expect(stage.fieldA.typed == "k")
  }
}

extension Stage {
  /// All panels that are in a window.
  var panelViews: [KeyboardPanelView] {
    user.application.windows.flatMap(\.subviews).compactMap { $0 as? KeyboardPanelView }
  }

  var shownPanel: KeyboardPanelView? { panelViews.first { !$0.isHidden } }

  var keysOnScreen: [KeyView] { shownPanel?.page?.rows.flatMap { $0 } ?? [] }

  var allKeys: [KeyView] { keysOnScreen }

  var buttons: [PanelButton] { shownPanel?.subviews.compactMap { $0 as? PanelButton } ?? [] }

  /// What hides the panel, has other keys, or puts it elsewhere, in points in the panel.
  fileprivate var leavingFrames: [Rect] {
    let leaving =
      keysOnScreen.filter { ["hide", "return", "symbols"].contains($0.keyName) } as [View] + buttons
    let origin = shownPanel.map { $0.convertToWindow(Point.zero) } ?? Point.zero
    return leaving.map { $0.convertToWindow($0.bounds).offset(by: Point.zero - origin).inset(by: -8) }
  }
}
