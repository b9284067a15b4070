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
    let pan = PanGestureRecognizer { pan in
      states.append(pan.state)
      last = pan.translation
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
    #expect(states == [.began, .began, .changed, .ended])
  }

  @Test func theTableAllowsOnlyTheStatesThatMayFollow() {
    let recognizer = GestureRecognizer()
    #expect(!recognizer.move(to: .changed))
    #expect(recognizer.move(to: .began))
    #expect(!recognizer.move(to: .failed))
    #expect(recognizer.move(to: .changed))
    #expect(recognizer.move(to: .ended))
    #expect(!recognizer.move(to: .began))
    recognizer.reset()
    #expect(recognizer.state == .possible)
  }

  @Test func aDisabledRecognizerSeesNothing() {
    var taps = 0
    let tap = TapGestureRecognizer { _ in taps += 1 }
    tap.isEnabled = false
    scene.container.addGestureRecognizer(tap)
    scene.user.click(scene.background, in: scene.window)
    #expect(taps == 0)
  }
}
