import Controls
import Testing
import UICore
import UITestHost

/// A content of 500 points in 200: from right to left it is seen from its right edge on.
@MainActor @Suite struct ScrollViewDirectionTests {
  private let stage: Stage<ScrollView>
  private var offset: Double { stage.control.boundsOrigin.x }

  init() {
    stage = ScrollViewTests.stage(width: 500, axes: .horizontal)
    stage.turn(.rightToLeft)
  }

  @Test func itBeginsAtTheRightAndGoesBackWithTheDirection() {
    #expect(offset == 300)
    #expect(stage.control.contentView?.frame == Rect(x: 0, y: 0, width: 500, height: 300))
    stage.turn(.leftToRight)
    #expect(offset == 0)
  }

  @Test func whatIsSeenStaysTheSameWithOtherWidths() {
    stage.control.scroll(to: Point(x: 250, y: 0))
    stage.control.frame.size.width = 220
    stage.user.application.endTurn()
    #expect(offset == 230)
    stage.control.contentView?.frame.size.width = 600
    stage.control.setNeedsLayout()
    stage.user.application.endTurn()
    #expect(offset == 330)
  }

  @Test func homeAndEndAreWhereReadingBeginsAndEnds() {
    for (key, end) in [(KeySym.end, 0.0), (.home, 300)] {
      _ = stage.control.keyDown(
        KeyEvent(window: stage.window.windowID!, keysym: key, time: EventTime(rawValue: 0)))
      #expect(offset == end)
    }
  }

  @Test func theWheelWithShiftGoesOn() {
    _ = stage.control.scroll(
      ScrollEvent(
        window: stage.window.windowID!, location: .zero, notches: Point(x: 0, y: 1), modifiers: .shift,
        time: EventTime(rawValue: 0)))
    #expect(offset == 240)
  }

  @Test func ofWhatIsTooWideTheLeadingPartIsSeen() {
    stage.control.scrollToVisible(Rect(x: 10, y: 0, width: 400, height: 10))
    #expect(offset == 210)
    stage.control.scrollToVisible(Rect(x: 100, y: 0, width: 20, height: 10))
    #expect(offset == 100)
    stage.control.scrollToVisible(Rect(x: 290, y: 0, width: 20, height: 10))
    #expect(offset == 110)
  }
}
