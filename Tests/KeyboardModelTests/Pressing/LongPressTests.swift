import Testing
import UICore

@testable import KeyboardModel

/// What comes of a finger that stays: alternates, layouts, the caret; and strokes.
@Suite struct LongPressTests {
  var fingers = Fingers()

  // MARK: - Alternates

  @Test mutating func releaseWithoutMovingTypesWhatTheCornerShows() {
    fingers.down("e")
    fingers.wait(299)
    #expect(fingers.tracker.popUp == nil)
    fingers.wait(1)
    #expect(fingers.tracker.popUp?.choices == ["3", "é", "è", "ê", "ë", "ē", "ĕ"])
    fingers.up("e")
    #expect(fingers.typed == "3")
    #expect(fingers.tracker.popUp == nil && fingers.highlighted == nil)
  }

  @Test mutating func slidingChoosesAndSlidingOffCancels() {
    fingers.down("e")
    fingers.wait(300)
    let second = fingers.tracker.popUp!.frames[1].center
    fingers.move(to: second)
    fingers.up(at: second)
    #expect(fingers.typed == "é")
    fingers.down("e")
    fingers.wait(300)
    fingers.move(to: fingers.center(of: "space"))
    fingers.up("space")
    #expect(fingers.typed == "é")
  }

  @Test mutating func aSecondFingerClosesThemAndTypesNothing() {
    fingers.down("e", finger: 1)
    fingers.wait(300)
    fingers.down("k", finger: 2)
    #expect(fingers.tracker.popUp == nil)
    fingers.up("k", finger: 2)
    fingers.up("e", finger: 1)
    #expect(fingers.typed == "")
  }

  @Test mutating func withShiftTheyAreCapitalsAndShiftEndsWithOne() {
    fingers.tap("shift")
    fingers.down("a")
    fingers.wait(300)
    #expect(fingers.tracker.popUp?.choices.first == "À")
    fingers.up("a")
    #expect(fingers.typed == "À" && fingers.tracker.shiftMode == .off)
  }

  // MARK: - Modes

  @Test mutating func theHideKeyHeldOffersOtherPlacesAndATapHides() {
    fingers.tracker.modes = [.docked, .floating, .split]
    fingers.down("hide")
    fingers.wait(600)
    #expect(fingers.tracker.popUp?.kind == .modes && fingers.tracker.popUp?.selected == 0)
    #expect(fingers.tracker.popUp?.modes == [.docked, .floating, .split])
    let floating = fingers.tracker.popUp!.frames[1].center
    fingers.move(to: floating)
    fingers.up(at: floating)
    #expect(fingers.actions == [.mode(.floating)])
    fingers.tap("hide")
    #expect(fingers.actions == [.mode(.floating), .hide])
  }

  @Test mutating func theModeThatThePanelIsInIsNoChangeAndASingleOneIsNoChoice() {
    fingers.tracker.modes = [.docked, .split]
    fingers.tracker.currentMode = .split
    fingers.down("hide")
    fingers.wait(600)
    #expect(fingers.tracker.popUp?.selected == 1)
    fingers.up("hide")
    #expect(fingers.actions == [])
    fingers.tracker.modes = [.docked]
    fingers.down("hide")
    fingers.wait(2000)
    #expect(fingers.tracker.popUp == nil)
    fingers.up("hide")
    #expect(fingers.actions == [.hide])
  }

  @Test mutating func aKeyWithoutAlternatesOffersNone() {
    fingers.down("k")
    fingers.wait(2000)
    #expect(fingers.tracker.popUp == nil)
    fingers.up("k")
    #expect(fingers.typed == "k")
  }

  @Test mutating func aSecretIsNeverOfferedNorShown() {
    fingers.tracker.isSecret = true
    fingers.down("e")
    fingers.wait(2000)
    #expect(fingers.tracker.popUp == nil)
    fingers.up("e")
    #expect(fingers.typed == "e")
  }

  @Test mutating func aFingerThatLeavesItsKeyInTimeIsOfferedNothing() {
    fingers.down("e")
    fingers.wait(200)
    fingers.move(to: fingers.center(of: "t"))
    fingers.wait(1000)
    #expect(fingers.tracker.popUp == nil)
  }

  @Test func everyKeyOfEveryLayoutTypesEachOfItsAlternates() throws {
    for name in KeyboardLayout.shippedNames {
      var fingers = Fingers()
      fingers.tracker = KeyPressTracker(layout: try #require(.shipped(name)), width: 960, height: 260)
      let geometry = fingers.tracker.geometry
      for (key, frame) in zip(geometry.page.rows.flatMap(\.keys), geometry.rows.flatMap { $0 }) {
        for (index, text) in key.alternates.enumerated() {
          fingers.down(at: frame.center)
          fingers.wait(300)
          fingers.move(to: fingers.tracker.popUp!.frames[index].center)
          fingers.up(at: fingers.tracker.popUp!.frames[index].center)
          #expect(fingers.actions.last == .type(text))
        }
      }
    }
  }

  // MARK: - Taps

  @Test(.bug("https://github.com/florisboard/florisboard/issues/601"))
  mutating func aQuickTapThatRollsOffCountsForItsFirstKey() {
    fingers.down("f")
    fingers.wait(150)
    fingers.up("g")
    #expect(fingers.typed == "f")
    fingers.down("f")
    fingers.wait(150)
    fingers.up("k")
    #expect(fingers.typed == "f")
  }

  // MARK: - The space and globe keys

  @Test mutating func aLongPressOnSpaceMovesTheCaret() {
    fingers.down("space")
    fingers.wait(600)
    #expect(fingers.tracker.movesCaret)
    let center = fingers.center(of: "space")
    for x in [30.0, 36, 6, -7] { fingers.move(to: Point(x: center.x + x, y: center.y)) }
    fingers.up("space")
    #expect(fingers.actions == [.moveCaret(2), .moveCaret(1), .moveCaret(-2), .moveCaret(-1)])
    #expect(!fingers.tracker.movesCaret)
  }

  @Test mutating func slidingAlongTheSpaceKeyMovesTheCaretAtOnce() {
    let center = fingers.center(of: "space")
    fingers.down("space")
    fingers.move(to: Point(x: center.x + 80, y: center.y))
    fingers.up(at: Point(x: center.x + 80, y: center.y))
    #expect(fingers.actions == [.moveCaret(6)])
  }

  @Test mutating func aLongPressOnTheGlobeListsTheLayouts() {
    fingers.tracker.layoutNames = ["English", "Deutsch", "العربية"]
    fingers.down("globe")
    fingers.wait(300)
    #expect(fingers.tracker.popUp?.choices == ["English", "Deutsch", "العربية"])
    fingers.up("globe")
    #expect(fingers.actions == [])
    fingers.down("globe")
    fingers.wait(300)
    fingers.move(to: fingers.tracker.popUp!.frames[2].center)
    fingers.up(at: fingers.tracker.popUp!.frames[2].center)
    fingers.tap("globe")
    #expect(fingers.actions == [.layout(2), .nextLayout])
  }

  // MARK: - Strokes and previews

  @Test mutating func strokesOnAKanaKeyTypeItsFiveKana() throws {
    fingers.tracker = KeyPressTracker(layout: try #require(.shipped("ja-kana")), width: 400, height: 204)
    let center = fingers.center(of: "あ")
    for (x, y) in [(-30.0, 0.0), (0, -30), (30, 0), (0, 30)] {
      fingers.down(at: center)
      fingers.move(to: Point(x: center.x + x, y: center.y + y))
      fingers.up(at: Point(x: center.x + x, y: center.y + y))
    }
    fingers.tap("あ", "change")
    #expect(fingers.typed == "いうえお")
    #expect(fingers.actions.suffix(2) == [.cycle(["あ", "い", "う", "え", "お"]), .change])
  }

  @Test func onlyAFingerOnASmallKeySeesAPreview() {
    for (width, isTouch, isSecret) in [
      (320.0, true, false), (320, false, false), (960, true, false), (320, true, true),
    ] {
      var tracker = KeyPressTracker(layout: .default, width: width, height: 204)
      tracker.isSecret = isSecret
      let point = tracker.geometry.rows[0][2].center
      _ = tracker.handle(KeyPointerEvent(.began, pointer: 1, at: point, time: .zero, isTouch: isTouch))
      #expect(tracker.popUp?.choices == (width < 400 && isTouch && !isSecret ? ["e"] : nil))
      _ = tracker.handle(KeyPointerEvent(.ended, pointer: 1, at: point, time: .zero, isTouch: isTouch))
      #expect(tracker.popUp == nil)
    }
  }
}
