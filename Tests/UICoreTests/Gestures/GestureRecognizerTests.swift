import Testing
import UICore
import UITestHost

@MainActor @Suite struct GestureRecognizerTests {
  private let scene = Scene()

  @Test func aTapIsRecognizedOnceAtTheRelease() {
    var taps = 0
    scene.container.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    scene.user.press(scene.background, in: scene.window)
    #expect(taps == 0)
    scene.user.release()
    #expect(taps == 1)
    scene.user.click(scene.background, in: scene.window)
    #expect(taps == 2)
  }

  @Test func aTapTakesThePressFromTheViewUnlessToldNotTo() {
    let tap = TapGestureRecognizer { _ in }
    scene.container.addGestureRecognizer(tap)
    scene.user.click(scene.button)
    #expect(scene.button.presses == 0)
    tap.cancelsPressInView = false
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
  }

  @Test func aPressThatMovesTooFarIsNoTap() {
    var taps = 0
    scene.container.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    scene.user.drag(from: scene.background, to: Point(x: 550, y: 400), in: scene.window)
    #expect(taps == 0)
    scene.user.click(scene.background, in: scene.window)
    #expect(taps == 1)
  }

  @Test func aDoubleTapNeedsTwo() {
    var taps = 0
    let tap = TapGestureRecognizer { _ in taps += 1 }
    tap.requiredTaps = 2
    scene.container.addGestureRecognizer(tap)
    scene.user.click(scene.background, in: scene.window)
    #expect(taps == 0)
    scene.user.multiClick(scene.background, in: scene.window, count: 2)
    #expect(taps == 1)
  }

  @Test func aPanBeginsBeyondTheSlopAndFollowsThePointer() {
    var states: [GestureRecognizer.State] = []
    var last = Point.zero
    let pan = PanGestureRecognizer { recognizer in
      states.append(recognizer.state)
      last = (recognizer as! PanGestureRecognizer).translation
    }
    scene.container.addGestureRecognizer(pan)
    scene.user.press(scene.background, in: scene.window)
    scene.user.move(to: Point(x: 505, y: 400))
    #expect(states.isEmpty)
    scene.user.move(to: Point(x: 520, y: 400))
    scene.user.move(to: Point(x: 530, y: 410))
    scene.user.release()
    #expect(states == [.began, .changed, .ended])
    #expect(last == Point(x: 30, y: 10))
  }

  @Test func aCancelledPanEndsCancelledAndWorksAgain() {
    var states: [GestureRecognizer.State] = []
    scene.container.addGestureRecognizer(PanGestureRecognizer { states.append($0.state) })
    scene.user.press(scene.background, in: scene.window)
    scene.user.move(to: Point(x: 540, y: 400))
    scene.user.send(.windowVisibility(scene.window.windowID!, isVisible: false))
    scene.user.drag(from: scene.background, to: Point(x: 560, y: 400), in: scene.window)
    #expect(states == [.began, .cancelled, .began, .changed, .ended])
  }

  @Test func aDisabledRecognizerSeesNothing() {
    var taps = 0
    let tap = TapGestureRecognizer { _ in taps += 1 }
    tap.isEnabled = false
    scene.container.addGestureRecognizer(tap)
    scene.user.click(scene.background, in: scene.window)
    #expect(taps == 0)
  }

  @Test func statesMoveOnlyAlongTheTable() {
    var states: [GestureRecognizer.State] = []
    let recognizer = GestureRecognizer { states.append($0.state) }
    recognizer.recognize(as: .changed)
    #expect(states.isEmpty)
    recognizer.recognize(as: .began)
    recognizer.fail()
    recognizer.recognize(as: .changed)
    recognizer.recognize()
    #expect(states == [.began, .changed, .ended])
    #expect(recognizer.state == .possible)
  }

  // MARK: Several recognizers

  @Test func theFirstToRecognizeMakesTheOthersFail() {
    var log: [String] = []
    scene.window.addGestureRecognizer(TapGestureRecognizer { _ in log.append("window") })
    scene.container.addGestureRecognizer(TapGestureRecognizer { _ in log.append("container") })
    scene.user.click(scene.background, in: scene.window)
    #expect(log == ["container"])
  }

  @Test func twoThatMayRecognizeSimultaneouslyBothDo() {
    var log: [String] = []
    let outer = TapGestureRecognizer { _ in log.append("window") }
    outer.recognizesSimultaneously = { _ in true }
    scene.window.addGestureRecognizer(outer)
    scene.container.addGestureRecognizer(TapGestureRecognizer { _ in log.append("container") })
    scene.user.click(scene.background, in: scene.window)
    #expect(log == ["container", "window"])
  }

  @Test func aTapThatRequiresTheDoubleTapToFailWaitsForIt() {
    var log: [String] = []
    let single = TapGestureRecognizer { _ in log.append("single") }
    let double = TapGestureRecognizer { _ in log.append("double") }
    double.requiredTaps = 2
    single.require(toFail: double)
    for recognizer in [single, double] { scene.container.addGestureRecognizer(recognizer) }
    scene.user.click(scene.background, in: scene.window)
    #expect(log.isEmpty)
    scene.user.wait(.milliseconds(500))
    #expect(log == ["single"])
    scene.user.multiClick(scene.background, in: scene.window, count: 2)
    scene.user.wait(.milliseconds(500))
    #expect(log == ["single", "double"])
  }

  @Test func aLongPressBeginsAfterItsTimeAndTakesThePressFromTheView() {
    var states: [GestureRecognizer.State] = []
    scene.container.addGestureRecognizer(LongPressGestureRecognizer { states.append($0.state) })
    scene.user.press(Point(x: 80, y: 200), in: scene.window)
    scene.user.wait(.milliseconds(499))
    #expect(states.isEmpty)
    scene.user.wait(.milliseconds(1))
    scene.user.release()
    #expect(states == [.began, .ended])
    #expect(scene.button.presses == 0)
    #expect(scene.button.cancels == 1)
  }

  @Test func aShortOrMovingPressIsNoLongPress() {
    var count = 0
    scene.container.addGestureRecognizer(LongPressGestureRecognizer { _ in count += 1 })
    scene.user.click(scene.background, in: scene.window)
    scene.user.press(scene.background, in: scene.window)
    scene.user.move(to: Point(x: 540, y: 400))
    scene.user.wait(.seconds(1))
    scene.user.release()
    #expect(count == 0)
  }

  @Test(arguments: SwipeGestureRecognizer.Direction.allCases)
  func aSwipeIsRecognizedInItsDirectionOnly(direction: SwipeGestureRecognizer.Direction) {
    var count = 0
    let swipe = SwipeGestureRecognizer { _ in count += 1 }
    swipe.direction = direction
    scene.container.addGestureRecognizer(swipe)
    let start = Point(x: 400, y: 300)
    for (dx, dy) in [(-80.0, 0.0), (80, 0), (0, -80), (0, 80)] {
      scene.user.drag(from: start, to: Point(x: 400 + dx, y: 300 + dy), in: scene.window)
    }
    #expect(count == 1)
  }

  @Test func aShouldBeginThatSaysNoMakesItFail() {
    var count = 0
    let tap = TapGestureRecognizer { _ in count += 1 }
    tap.shouldBegin = { false }
    scene.container.addGestureRecognizer(tap)
    scene.user.click(scene.button)
    #expect(count == 0)
    #expect(scene.button.presses == 1)
  }

  // MARK: With the dismisser installed

  @Test(.bug(id: "D31"), arguments: [false, true])
  func gesturesOutsideAreRecognizedTheSameWithAndWithoutAFieldBeingEdited(isEditing: Bool) {
    var log: [String] = []
    let double = TapGestureRecognizer { _ in log.append("double") }
    double.requiredTaps = 2
    let swipe = SwipeGestureRecognizer { _ in log.append("swipe") }
    let long = LongPressGestureRecognizer { log.append("long \($0.state)") }
    for recognizer in [double, swipe, long] { scene.container.addGestureRecognizer(recognizer) }
    if isEditing { scene.fieldA.becomeFirstResponder() }
    scene.user.multiClick(scene.background, in: scene.window, count: 2)
    if isEditing { scene.fieldA.becomeFirstResponder() }
    scene.user.drag(from: Point(x: 400, y: 300), to: Point(x: 480, y: 300), in: scene.window)
    if isEditing { scene.fieldA.becomeFirstResponder() }
    scene.user.press(scene.background, in: scene.window)
    scene.user.wait(.milliseconds(600))
    scene.user.release()
    #expect(log == ["double", "swipe", "long began", "long ended"])
  }

  // MARK: Actions without a target

  @Test func anActionWithoutATargetGoesToTheFirstResponder() {
    let tap = TapGestureRecognizer(sendingTo: Responder.self) { $0.resignFirstResponder() }
    let bar = View(frame: Rect(x: 0, y: 0, width: 800, height: 40))
    scene.window.addSubview(bar)
    bar.addGestureRecognizer(tap)
    scene.user.application.dismissal.scope = .markedViews
    scene.user.click(scene.fieldA)
    scene.user.click(bar)
    #expect(scene.window.firstResponder == nil)
    scene.user.click(bar)
  }

  @Test func anActionGoesUpTheChainToTheFirstThatUnderstandsIt() {
    scene.fieldA.becomeFirstResponder()
    let app = scene.user.application
    var receiver: Responder?
    #expect(app.sendAction { (window: Window) in receiver = window })
    #expect(receiver === scene.window)
    #expect(!app.sendAction { (_: StubPanel) in })
  }

  @Test(.bug(id: "recipe fault 14")) func anActionWithoutAFirstResponderIsANoOpThatReturnsFalse() {
    var called = false
    #expect(!scene.user.application.sendAction { (_: Responder) in called = true })
    #expect(!called)
  }
}
