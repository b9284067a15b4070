import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// Content that a finger throws.
@MainActor @Suite struct GlidingTests {
  private let stage = ScrollViewTests.stage(height: 4000)
  private let field = TextField(frame: Rect(x: 400, y: 0, width: 100, height: 34))
  private let button = Button("Send", frame: Rect(x: 0, y: 0, width: 180, height: 3000))
  private var scroll: ScrollView { stage.control }

  init() {
    stage.window.addSubview(field)
    scroll.contentView?.addSubview(button)
    stage.user.application.endTurn()
  }

  private func throwUp() {
    stage.user.putFinger(at: Point(x: 200, y: 350), in: stage.window)
    for step in 1...10 { stage.user.moveFinger(to: Point(x: 200, y: 350 - Double(step) * 15)) }
    stage.user.liftFinger()
  }

  private func isStill(after action: () -> Void) -> Bool {
    action()
    let place = scroll.boundsOrigin
    stage.user.wait(.seconds(3))
    return scroll.boundsOrigin == place
  }

  @Test func itGoesOnAndThenStands() {
    throwUp()
    let start = scroll.boundsOrigin.y
    stage.user.wait(.milliseconds(100))
    let soon = scroll.boundsOrigin.y
    stage.user.wait(.seconds(3))
    let end = scroll.boundsOrigin.y
    #expect(soon > start + 50 && end > soon + 100)
    #expect(isStill {})
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func itEndsAtTheEdge() {
    scroll.scroll(to: Point(x: 0, y: scroll.maximumOffset.y - 250))
    throwUp()
    stage.user.wait(.milliseconds(300))
    #expect(scroll.boundsOrigin == scroll.maximumOffset)
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func aTapStopsItPressesNothingAndKeepsEditing() {
    stage.user.click(field)
    stage.user.application.dismissal.triggers.remove(.pan)
    throwUp()
    stage.user.wait(.milliseconds(100))
    _ = stage.user.takeNotifications()
    #expect(isStill { stage.user.tap(scroll.visibleSpot, in: stage.window) })
    #expect(stage.takeActions().isEmpty)
    #expect(field.isFirstResponder)
    // The next one is a tap like any other.
    stage.user.tap(scroll.visibleSpot, in: stage.window)
    #expect(stage.takeActions() == ["Send"])
    #expect(!field.isFirstResponder)
  }

  @Test func aDragTakesItOverAndDismissesAsDragsDo() {
    stage.user.click(field)
    stage.user.application.dismissal.triggers.remove(.pan)
    throwUp()
    #expect(field.isFirstResponder)
    stage.user.application.dismissal.triggers.insert(.pan)
    stage.user.wait(.milliseconds(100))
    let before = scroll.boundsOrigin.y
    stage.user.putFinger(at: scroll.spot(100, 100 + before), in: stage.window)
    stage.user.moveFinger(to: Point(x: 200, y: 230))
    #expect(!field.isFirstResponder)
    stage.user.moveFinger(to: Point(x: 200, y: 260))
    #expect(scroll.boundsOrigin.y == before - 30)
    stage.user.wait(.milliseconds(500))
    #expect(isStill { stage.user.liftFinger() })
  }

  @Test(arguments: ["wheel", "program", "gone"]) func somethingElseThatMovesItEndsIt(cause: String) {
    throwUp()
    stage.user.wait(.milliseconds(50))
    #expect(
      isStill {
        switch cause {
        case "wheel": stage.user.turnWheel(1, at: scroll.visibleSpot, in: stage.window)
        case "program": scroll.scroll(to: Point(x: 0, y: 700))
        default: scroll.removeFromSuperview()
        }
      })
    #expect(stage.user.application.nextWake == nil)
  }

  // MARK: Texts

  @Test func aTextOfManyLinesScrollsByAFingerAndGoesOn() {
    let text = TextView(String(repeating: "line\n", count: 200))
    let stage = Stage(text, frame: Rect(x: 100, y: 100, width: 200, height: 120))
    let first = stage.drawnTexts().count
    stage.user.putFinger(at: text.spot(50, 100), in: stage.window)
    for step in 1...8 { stage.user.moveFinger(to: Point(x: 150, y: 200 - Double(step) * 10)) }
    let caret = text.caretRect.minY
    stage.user.liftFinger()
    stage.user.wait(.milliseconds(200))
    #expect(text.caretRect.minY <= caret)
    #expect(first > 0 && !text.isFirstResponder)
    stage.user.wait(.seconds(3))
    #expect(stage.user.application.nextWake == nil)
  }

  /// Up and down at the start of a text that is seen whole, or at its end.
  @Test func aDragThatTheTextCannotFollowIsForWhatLiesAround() {
    let text = TextView("short", frame: Rect(x: 0, y: 0, width: 180, height: 100))
    scroll.contentView?.addSubview(text)
    stage.user.application.endTurn()
    stage.user.slideFinger(from: text.spot(50, 90), to: text.spot(50, -60), in: stage.window)
    #expect(scroll.boundsOrigin.y > 50)
  }
}

extension ScrollView {
  /// The middle of what is seen, in the window.
  fileprivate var visibleSpot: Point { convertToWindow(visibleRect).center }
}
