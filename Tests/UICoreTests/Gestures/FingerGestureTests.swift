import Testing
import UICore
import UITestHost

/// Gestures of several fingers, and of one that throws.
@MainActor @Suite struct FingerGestureTests {
  private let scene = Scene()
  private var user: TestUser { scene.user }

  @Test func aFingerThatJoinsAPanChangesNothing() {
    var ways: [Point] = []
    let pan = PanGestureRecognizer { ways.append(($0 as! PanGestureRecognizer).translation) }
    scene.container.addGestureRecognizer(pan)
    user.putFinger(1, at: Point(x: 400, y: 300), in: scene.window)
    user.moveFinger(1, to: Point(x: 440, y: 300))
    user.putFinger(2, at: Point(x: 500, y: 200), in: scene.window)
    user.moveFinger(2, to: Point(x: 500, y: 150))
    user.moveFinger(1, to: Point(x: 450, y: 300))
    user.liftFinger(2)
    user.liftFinger(1)
    #expect(ways == [Point(x: 40, y: 0), Point(x: 50, y: 0), Point(x: 50, y: 0)])
  }

  /// Each event comes 10 ms after the one before.
  @Test func aPanSaysHowFastItWasInTheEnd() {
    var velocity = Point.zero
    let pan = PanGestureRecognizer { velocity = ($0 as! PanGestureRecognizer).velocity }
    scene.container.addGestureRecognizer(pan)
    func throwAndLift(resting: Duration) -> Point {
      user.putFinger(at: Point(x: 400, y: 300), in: scene.window)
      for step in 1...20 { user.moveFinger(to: Point(x: 400, y: 300 - Double(step) * 5)) }
      user.wait(resting)
      user.liftFinger()
      return velocity
    }
    let thrown = throwAndLift(resting: .zero)
    #expect(thrown.x == 0 && (-520...(-400)).contains(thrown.y))
    #expect(throwAndLift(resting: .milliseconds(200)) == .zero)
  }

  @Test func twoFingersPinch() {
    var scales: [Double] = []
    var states: [GestureRecognizer.State] = []
    let pinch = PinchGestureRecognizer {
      states.append($0.state)
      scales.append(($0 as! PinchGestureRecognizer).scale)
    }
    scene.container.addGestureRecognizer(pinch)
    user.putFinger(1, at: Point(x: 400, y: 300), in: scene.window)
    user.putFinger(2, at: Point(x: 488, y: 300), in: scene.window)
    user.moveFinger(2, to: Point(x: 490, y: 300))
    #expect(states.isEmpty)
    user.moveFinger(2, to: Point(x: 500, y: 300))
    user.moveFinger(2, to: Point(x: 550, y: 300))
    user.moveFinger(1, to: Point(x: 500, y: 300))
    user.liftFinger(1)
    user.moveFinger(2, to: Point(x: 600, y: 300))
    user.liftFinger(2)
    #expect(states == [.began, .changed, .changed, .ended])
    #expect(scales == [1, 1.5, 0.5, 0.5])
    #expect(pinch.center == Point(x: 475, y: 250))
    #expect(pinch.state == .possible && pinch.scale == 1)
  }

  @Test func oneFingerPinchesNothing() {
    var calls = 0
    scene.container.addGestureRecognizer(PinchGestureRecognizer { _ in calls += 1 })
    user.slideFinger(from: Point(x: 400, y: 300), to: Point(x: 600, y: 300), in: scene.window)
    #expect(calls == 0)
  }

  // MARK: Palms

  /// Fingers on the content, and those on the keyboard panel.
  @Test(arguments: 1...5, 0...2)
  func moreThanTwoFingersAtOnceDecideNothing(fingers: Int, thumbs: Int) {
    let panel = StubPanel(frame: Rect(x: 0, y: 500, width: 800, height: 100))
    scene.window.addSubview(panel)
    user.click(scene.fieldA)
    for number in 0..<thumbs {
      user.putFinger(10 + number, at: Point(x: 100 + Double(number) * 200, y: 550), in: scene.window)
    }
    for number in 0..<fingers {
      user.putFinger(number, at: Point(x: 400 + Double(number) * 30, y: 400), in: scene.window)
    }
    for number in 0..<fingers { user.liftFinger(number) }
    #expect(scene.fieldA.isFirstResponder == (fingers > 2))
    for number in 0..<thumbs { user.liftFinger(10 + number) }
    #expect(scene.decisions.filter { $0 == .inside }.count == thumbs)
  }

  @Test func aPalmPressesNothing() {
    for number in 0..<3 {
      user.putFinger(number, at: Point(x: 90 + Double(number) * 10, y: 200), in: scene.window)
    }
    for number in 0..<3 { user.liftFinger(number) }
    #expect(scene.button.presses == 0 && scene.button.cancels == 2)
  }
}
