import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// What fingers do with the text itself.
@MainActor @Suite struct FingerTextTests {
  private let stage = Stage(TextField("one two three four"))
  private var user: TestUser { stage.user }

  private var selected: String {
    let range = stage.control.selectedRange
    return String(stage.control.text.dropFirst(range.lowerBound).prefix(range.count))
  }

  private func place(_ letter: Int) -> Point {
    stage.point(stage.control.textInsets.leading + (Double(letter) + 0.4) * FixedTextSystem.advance)
  }

  @Test func theSecondTapSelectsAWordAtOnceAndMoreWordsAsItGoes() {
    user.tap(place(5), in: stage.window)
    user.putFingerAgain(at: place(5), in: stage.window)
    #expect(selected == "two")
    user.moveFinger(to: place(9))
    #expect(selected == "two three")
    user.moveFinger(to: place(1))
    #expect(selected == "one two")
    user.liftFinger()
    #expect(selected == "one two")
  }

  @Test func aDragOfOneTapSelectsNothing() {
    user.slideFinger(from: place(5), to: place(11), in: stage.window)
    #expect(selected.isEmpty)
  }

  /// Fingers are not as exact as a mouse.
  @Test(arguments: [(12.0, "two"), (20, "")]) func twoTapsNeedNotBeInOnePlace(distance: Double, text: String)
  {
    user.tap(place(5), in: stage.window)
    user.putFingerAgain(at: place(5) + Point(x: distance, y: 0), in: stage.window)
    user.liftFinger()
    #expect(selected == text)
  }

  @Test func theMenuOfAFingerHidesNeitherTheTextNorTheFinger() throws {
    for y in [17.0, 400] {
      stage.control.frame.origin.y = y
      user.application.endTurn()
      user.putFinger(at: place(5), in: stage.window)
      user.wait(.milliseconds(600))
      let menu = try #require(stage.window.popUps.first)
      let box = menu.contentBounds.offset(by: menu.origin)
      let text = stage.control.convertToWindow(stage.control.bounds)
      #expect(!box.intersects(text) && !box.inset(by: -15).contains(place(5)))
      #expect((box.maxY < text.minY) == (y == 400))
      user.liftFinger()
      menu.close()
      user.application.endTurn()
    }
  }

  @Test func aFingerThatHasSelectedAWordTakesItAlong() throws {
    user.putFinger(at: place(5), in: stage.window)
    user.wait(.milliseconds(600))
    #expect(stage.window.popUps.count == 1)
    user.moveFinger(to: place(5) + Point(x: 40, y: 0))
    #expect(stage.window.popUps.isEmpty)
    let drag = try #require(user.host.drag)
    #expect(drag.text == Array("two".utf8) && drag.pointer.touch != nil)
  }
}
