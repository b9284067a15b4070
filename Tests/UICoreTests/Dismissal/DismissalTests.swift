import TestSupport
import Testing
import UICore
import UITestHost

@MainActor @Suite struct DismissalTests {
  // MARK: Taps

  @Test func clickBesideTheFieldInTheSameContainerDismisses() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.window.firstResponder == nil)
    #expect(scene.begunAndEnded == ["begin a", "end a tapOutside"])
    #expect(scene.decisions == [.none, .dismiss])
  }

  @Test func clickInTheFieldKeepsIt() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.click(scene.fieldA)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.decisions == [.none, .inside])
  }

  @Test(.bug(id: "D02")) func clickOnAButtonDismissesAndPressesIt() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
    #expect(scene.window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 5"), .bug(id: "D10")) func clickOnOtherFieldHandsOverInOneEndAndOneBegin() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.click(scene.fieldB)
    #expect(scene.begunAndEnded == ["begin a", "end a otherField", "begin b"])
    #expect(scene.decisions == [.none, .handOver])
  }

  @Test func everyMouseButtonDismisses() {
    for button in [1, 2, 3, 8] {
      let scene = Scene()
      scene.user.click(scene.fieldA)
      scene.user.click(scene.background, in: scene.window, button: button)
      #expect(scene.window.firstResponder == nil, "button \(button)")
    }
  }

  @Test(.bug(id: "recipe fault 8")) func theDecisionComesAtTheReleaseNotAtThePress() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.press(scene.background, in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
    scene.user.release()
    #expect(scene.window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 7")) func aFieldThatBecomesFirstResponderDuringThePressIsNotDismissedByIt() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.button.onPress = { scene.fieldB.becomeFirstResponder() }
    scene.user.click(scene.button)
    #expect(scene.window.firstResponder === scene.fieldB)
    #expect(scene.decisions.last == .handOver)
  }

  /// As a form does that checks its fields and sends its user back to the one that is being edited.
  @Test(.bug(id: "Semantic-Org/Semantic-UI#3059"), arguments: [false, true])
  func aFieldThatThePressAsksForGoesOn(atTheRelease: Bool) {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    let ask = { _ = scene.fieldA.becomeFirstResponder() }
    if atTheRelease { scene.button.onPress = ask } else { scene.button.onDown = ask }
    scene.user.click(scene.button)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.begunAndEnded == ["begin a"])
    #expect(scene.decisions.last == .handOver)
    // What was asked for once is no reason for ever.
    (scene.button.onPress, scene.button.onDown) = ({}, {})
    scene.fieldA.becomeFirstResponder()
    scene.user.click(scene.button)
    #expect(scene.window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 9")) func anOutsideClickNeverForces() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.fieldA.refusesToResign = true
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  @Test func withNobodyEditingAClickDecidesNothing() {
    let scene = Scene()
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.decisions == [.none])
    #expect(scene.begunAndEnded.isEmpty)
  }

  // MARK: Geometry: ancestry, never rectangles

  @Test(.bug(id: "recipe fault 1"), .bug(id: "D35")) func theFieldsRectangleInTheWindowIsWhatCounts() {
    let user = TestUser()
    let window = user.open(Window(title: "Oracle", size: Size(width: 800, height: 600)))
    let field = StubField("f", frame: Rect(x: 300, y: 200, width: 200, height: 40))
    window.addSubview(field)
    user.click(field)
    user.click(Point(x: 310, y: 210), in: window)
    #expect(window.firstResponder === field)
    user.click(Point(x: 100, y: 20), in: window)
    #expect(window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 1"), arguments: [Point.zero, Point(x: 0, y: 30)])
  func aBarInAContainerIsJudgedWhereItIsOnScreen(scrolled: Point) {
    let user = TestUser()
    let window = user.open(Window(title: "Oracle", size: Size(width: 800, height: 600)))
    let outer = Pane(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    let container = View(frame: Rect(x: 300 + scrolled.x, y: 64 + scrolled.y, width: 400, height: 400))
    let bar = StubField("bar", frame: Rect(x: 0, y: 0, width: 320, height: 44))
    outer.boundsOrigin = scrolled
    window.addSubview(outer)
    outer.addSubview(container)
    container.addSubview(bar)
    user.click(bar)
    user.click(Point(x: 310, y: 70), in: window)
    #expect(window.firstResponder === bar)
    user.click(Point(x: 10, y: 10), in: window)
    #expect(window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 2")) func aViewLyingOverTheFieldIsOutsideOfIt() {
    let scene = Scene()
    let menu = StubButton(frame: scene.fieldA.frame)
    scene.container.addSubview(menu)
    scene.fieldA.becomeFirstResponder()
    scene.user.click(menu)
    #expect(scene.window.firstResponder == nil)
    #expect(menu.presses == 1)
  }

  @Test(.bug(id: "recipe fault 2")) func thePartOfAFieldThatIsScrolledOutOfItsClipIsOutside() {
    let scene = Scene()
    let clip = Pane(frame: Rect(x: 300, y: 100, width: 200, height: 100))
    let field = StubField("half", frame: Rect(x: 0, y: 80, width: 200, height: 40))
    scene.window.addSubview(clip)
    clip.addSubview(field)
    field.becomeFirstResponder()
    scene.user.click(Point(x: 350, y: 210), in: scene.window)
    #expect(scene.window.firstResponder == nil)
  }

  // MARK: Groups and panel

  @Test func aMemberOfTheTapGroupIsInside() {
    let scene = Scene()
    let group = TapGroup()
    scene.fieldA.tapGroup = group
    scene.button.tapGroup = group
    scene.user.click(scene.fieldA)
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  @Test func everyPixelOfAnInputViewIsInside() {
    let scene = Scene()
    let panel = StubPanel(frame: Rect(x: 0, y: 500, width: 800, height: 100))
    panel.addSubview(View(frame: Rect(x: 10, y: 10, width: 40, height: 40)))
    scene.window.addSubview(panel)
    scene.user.click(scene.fieldA)
    for x in stride(from: 0.0, to: 800, by: 13) {
      scene.user.click(Point(x: x, y: 500 + x / 8.1), in: scene.window)
    }
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  // MARK: Pans

  @Test(.bug(id: "D06")) func aMoveWithinTheSlopIsATapAndBeyondItAPan() {
    for (distance, cause) in [(9.0, "tapOutside"), (11.0, "pan")] {
      let scene = Scene()
      scene.user.click(scene.fieldA)
      scene.user.press(scene.background, in: scene.window)
      scene.user.move(to: Point(x: scene.background.x + distance, y: scene.background.y))
      #expect(scene.window.firstResponder === (cause == "pan" ? nil : scene.fieldA))
      scene.user.release()
      #expect(scene.begunAndEnded.last == "end a \(cause)")
    }
  }

  @Test(.bug(id: "recipe fault 11")) func aGestureDismissesOnceHoweverLongItGoesOn() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.press(scene.background, in: scene.window)
    for x in stride(from: 500.0, to: 600, by: 10) {
      scene.user.move(to: Point(x: x, y: 300))
      scene.fieldA.becomeFirstResponder()
    }
    scene.user.release()
    #expect(scene.fieldA.calls.filter { $0 == .ended(.pan) }.count == 1)
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  @Test(.bug(id: "recipe fault 12"), .bug(id: "D07")) func aDragThatStartsInTheFieldAndEndsOutsideKeeps() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.drag(from: Point(x: 100, y: 90), to: scene.background, in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.decisions.last == .inside)
  }

  @Test func aCancelledPressDecidesNothing() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.press(scene.background, in: scene.window)
    scene.user.send(.windowVisibility(scene.window.windowID!, isVisible: false))
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.decisions == [.none])
  }

  // MARK: Policies

  @Test(arguments: OutsidePressPolicy.allCases)
  func aViewsPolicySaysWhatAPressOnItDoes(policy: OutsidePressPolicy) {
    let scene = Scene()
    scene.container.outsidePressPolicy = policy
    scene.fieldA.becomeFirstResponder()
    scene.user.application.endTurn()
    scene.user.click(scene.button)
    let dismisses = policy == .dismissAndAct || policy == .dismissOnly
    let acts = policy == .dismissAndAct || policy == .act
    #expect((scene.window.firstResponder == nil) == dismisses)
    #expect(scene.button.presses == (acts ? 1 : 0))
  }

  @Test func aTriggerThatIsOffKeeps() {
    let scene = Scene()
    scene.user.application.dismissal.triggers.remove(.tap)
    scene.user.click(scene.fieldA)
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.decisions.last == .policy)
  }

  @Test func theWheelDismissesOnlyWhenAskedTo() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.turnWheel(1, at: scene.background, in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
    scene.user.application.dismissal.triggers.insert(.wheel)
    scene.user.turnWheel(1, at: scene.background, in: scene.window)
    #expect(scene.begunAndEnded.last == "end a wheel")
  }

  @Test func escapeEndsEditing() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.key(.escape)
    #expect(scene.begunAndEnded.last == "end a escape")
  }

  // MARK: Outside the program, and arming

  @Test func aPressOutsideTheProgramDismisses() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.pressOutsideApplication()
    #expect(scene.begunAndEnded.last == "end a outsideApplication")
    #expect(scene.decisions.last == .dismiss)
  }

  @Test func outsidePressesAreWatchedExactlyWhileEditing() {
    let scene = Scene()
    #expect(!scene.user.host.isWatchingOutsidePresses)
    scene.user.click(scene.fieldA)
    #expect(scene.user.host.isWatchingOutsidePresses)
    _ = scene.user.host.takeEffects()
    scene.user.click(scene.fieldB)
    #expect(scene.user.host.takeEffects().allSatisfy { $0 != .watchOutsidePresses(false) })
    scene.user.click(scene.background, in: scene.window)
    #expect(!scene.user.host.isWatchingOutsidePresses)
  }

  @Test(.bug(id: "recipe fault 10")) func theRecognizerIsOnTheWindowOnceAndOnlyWhileEditing() {
    let scene = Scene()
    #expect(scene.window.gestureRecognizers.isEmpty)
    scene.user.click(scene.fieldA)
    scene.user.click(scene.fieldB)
    #expect(scene.window.gestureRecognizers.count == 1)
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.window.gestureRecognizers.isEmpty)
  }

  @Test(.bug(id: "recipe fault 6")) func aClickRightAfterProgrammaticFocusDismissesThoughNoPanelEverShowed() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 4")) func aPressInAnotherWindowOfTheProgramDismisses() {
    let scene = Scene()
    let other = Window(title: "Other", size: Size(width: 200, height: 200))
    scene.user.application.open(other)
    scene.user.application.endTurn()
    scene.user.click(scene.fieldA)
    scene.user.click(Point(x: 10, y: 10), in: other)
    #expect(scene.window.firstResponder == nil)
  }

  @Test(.bug(id: "recipe fault 4")) func aFieldInABarOutsideTheMainViewIsDismissedToo() {
    let scene = Scene()
    let bar = Pane(frame: Rect(x: 0, y: 0, width: 800, height: 40))
    let search = StubField("search", frame: Rect(x: 600, y: 5, width: 150, height: 30))
    scene.window.addSubview(bar)
    bar.addSubview(search)
    scene.user.click(search)
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.begunAndEnded == ["begin search", "end search tapOutside"])
  }

  @Test(.bug(id: "recipe fault 10")) func openingAWindowTwiceGivesOneDismissal() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.application.open(scene.window)
    scene.user.click(scene.background, in: scene.window)
    #expect(scene.decisions == [.none, .dismiss])
    #expect(scene.fieldA.calls == [.began, .ended(.tapOutside)])
  }

  @Test func losingTheWindowsFocusAloneKeepsEditing() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.user.unfocus(scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.begunAndEnded == ["begin a"])
  }

  // MARK: Many moves

  @Test(.bug(id: "D13")) func aThousandRandomMovesTellEachBeginAndEndOnceAndInOrder() {
    var random = SeededGenerator(seed: 42)
    let user = TestUser()
    let window = user.open(Window(title: "Random", size: Size(width: 800, height: 600)))
    let fields = (0..<20).map { index in
      StubField("f\(index)", frame: Rect(x: 10, y: Double(index) * 28, width: 100, height: 24))
    }
    for field in fields { window.addSubview(field) }
    for _ in 0..<1000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: user.click(Point(x: 500, y: 300), in: window)
      case 1:
        let field = fields.randomElement(using: &random)!
        field.isEnabled.toggle()
        user.application.endTurn()
      case 2:
        let field = fields.randomElement(using: &random)!
        if field.window == nil { window.addSubview(field) } else { field.removeFromSuperview() }
        user.application.endTurn()
      default:
        let field = fields.randomElement(using: &random)!
        if field.window != nil { user.click(field) }
      }
    }
    var edited: Responder?
    for notification in user.notifications {
      switch notification {
      case .didBeginEditing(let responder):
        #expect(edited == nil)
        edited = responder
      case .didEndEditing(let responder, _):
        #expect(edited === responder)
        edited = nil
      default: break
      }
    }
    #expect(edited === window.firstResponder)
  }
}
