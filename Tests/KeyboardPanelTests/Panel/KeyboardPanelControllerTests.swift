import KeyboardModel
import KeyboardPanel
import TestSupport
import Testing
import UICore
import UITestHost

@MainActor struct KeyboardPanelControllerTests {
  @Test func aClickOnAFieldShowsThePanelAtTheBottom() {
    let stage = Stage()
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.panel.isVisible)
    #expect(stage.panel.frame == Rect(x: 0, y: 436, width: 960, height: 204))
    #expect(stage.view?.frame == stage.panel.frame)
    #expect(stage.phases == [.willShow, .didShow])
    #expect(stage.changes.allSatisfy { $0.cause == .editingBegan })
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func keysTypeIntoTheField() {
    let stage = Stage.editing()
    stage.click("h", "i", "space", "return", "delete")
    #expect(stage.fieldA.typed == "hi")
    #expect(stage.fieldA.returns == 1)
    #expect(stage.fieldA.commands == [.delete(.backward)])
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func aClickElsewhereHidesIt() {
    let stage = Stage.editing()
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    #expect(!stage.panel.isVisible)
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willHide, .didHide])
    #expect(stage.changes.allSatisfy { $0.cause == .editingEnded })
    #expect(stage.view?.isHidden == true)
    #expect(stage.panel.frame.isEmpty)
  }

  @Test(.bug(id: "recipe fault 5"), .bug(id: "D10")) func handOverNeverHidesThePanel() {
    let stage = Stage.editing()
    let frame = stage.panel.frame
    stage.user.click(stage.fieldB)
    #expect(stage.panel.frame == frame)
    stage.fieldB.removeFromSuperview()
    stage.fieldA.becomeFirstResponder()
    stage.user.application.endTurn()
    stage.user.wait(.seconds(1))
    #expect(stage.phases == [])
    #expect(stage.view?.frame == frame)
    #expect(stage.endings.count == 2)
  }

  @Test func anObserverThatMovesTheFocusOnNeitherHidesNorShowsIt() {
    let stage = Stage.editing()
    stage.user.application.observe { [unowned stage] notification in
      if case .didEndEditing(let field, _) = notification, field === stage.fieldA {
        stage.fieldB.becomeFirstResponder()
      }
    }
    stage.user.click(Point(x: 500, y: 300), in: stage.window)
    #expect(stage.fieldB.isFirstResponder)
    #expect(stage.phases == [])
  }

  @Test func aReturnKeyThatMovesOnKeepsThePanelAndTypesIntoTheNextField() {
    let stage = Stage.editing()
    stage.fieldA.onReturn = { [unowned stage] in stage.fieldB.becomeFirstResponder() }
    stage.click("a", "return", "b")
    #expect(stage.fieldA.typed == "a")
    #expect(stage.fieldB.typed == "b")
    #expect(stage.phases == [])
  }

  @Test func theReturnKeySaysWhatTheFieldMakesOfIt() {
    let stage = Stage.editing()
    stage.fieldB.keyboardTraits = KeyboardTraits(returnKey: .search)
    stage.user.click(stage.fieldB)
    #expect(stage.key("return").spokenName == "search")
    #expect(stage.drawnTexts(of: "return") == [])
  }

  @Test func theHideKeyHidesThePanelAndKeepsTheField() {
    let stage = Stage.editing()
    stage.click("hide")
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willHide, .didHide])
    #expect(stage.changes.allSatisfy { $0.cause == .hideKey })
    #expect(stage.fieldA.isFirstResponder)
    #expect(stage.endings == [])
  }

  @Test func aClickOnTheFieldShowsItAgainAfterTheHideKey() {
    let stage = Stage.editing()
    stage.click("hide")
    stage.user.wait(.milliseconds(200))
    stage.user.click(stage.fieldA)
    #expect(stage.panel.isVisible)
    #expect(stage.changes.last?.cause == .userAction)
  }

  @Test(.bug("https://github.com/servo/servo/issues/27181"), arguments: [false, true])
  func aClickOnTheFieldShowsItAgainAlsoAmongSeveralLinesAndADragDoesNot(isMultiline: Bool) {
    let stage = Stage.editing()
    stage.fieldA.keyboardTraits.isMultiline = isMultiline
    stage.click("hide")
    stage.user.drag(from: Point(x: 30, y: 30), to: Point(x: 300, y: 30), in: stage.window)
    #expect(!stage.panel.isVisible)
    stage.user.click(stage.fieldA)
    #expect(stage.panel.isVisible)
  }

  @Test(.bug(id: "D27")) func aProgramThatFocusesAFieldShowsNoPanelUntilTheUserClicks() {
    let stage = Stage()
    stage.fieldA.becomeFirstResponder()
    stage.user.application.endTurn()
    #expect(!stage.panel.isVisible)
    #expect(stage.phases == [])
    stage.user.click(stage.fieldA)
    #expect(stage.panel.isVisible)
  }

  @Test func theKeyboardKeyShowsItWhateverFocusedTheField() {
    let stage = Stage()
    stage.panel.show()
    stage.user.application.endTurn()
    #expect(!stage.panel.isVisible, "nothing is being edited")
    stage.fieldA.becomeFirstResponder()
    stage.panel.show()
    stage.user.application.endTurn()
    #expect(stage.panel.isVisible)
    stage.panel.hide()
    stage.user.application.endTurn()
    #expect(!stage.panel.isVisible)
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func itsPolicyMayShowItAlwaysOrNever() {
    let always = Stage()
    always.panel.showPolicy = .always
    always.fieldA.becomeFirstResponder()
    always.user.application.endTurn()
    #expect(always.panel.isVisible)

    let never = Stage()
    never.panel.showPolicy = .never
    never.user.click(never.fieldA)
    #expect(!never.panel.isVisible)
  }

  @Test(arguments: [(false, false, true), (true, false, false), (true, true, true)])
  func aHardwareKeyHidesItIfSetToAndNotPinned(hides: Bool, isPinned: Bool, stays: Bool) {
    let stage = Stage.editing()
    stage.panel.hidesOnHardwareKey = hides
    stage.panel.isPinned = isPinned
    stage.user.type("x")
    #expect(stage.panel.isVisible == stays)
    #expect(stage.fieldA.typed == "x")
    if !stays { #expect(stage.changes.last?.cause == .hardwareKey) }
  }

  @Test(.bug(id: "D20")) func aScreenReplacedWhileItsFieldResignsHidesThePanelInTheSameTurn() {
    let stage = Stage.editing()
    stage.fieldA.onResign = { [unowned stage] in stage.content.removeFromSuperview() }
    #expect(stage.fieldA.resignFirstResponder())
    #expect(stage.window.firstResponder == nil)
    stage.user.application.endTurn()
    #expect(!stage.panel.isVisible)
    #expect(stage.phases == [.willHide])
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willHide, .didHide])
  }

  @Test(.bug(id: "D29")) func tabToAButtonHidesThePanelInTheSameTurn() {
    let stage = Stage.editing()
    stage.fieldB.removeFromSuperview()
    stage.content.addSubview(StubButton(frame: Rect(x: 20, y: 200, width: 80, height: 30)))
    stage.user.key(.tab)
    #expect(!stage.panel.isVisible)
    #expect(stage.phases == [.willHide])
  }

  @Test func clickingItsKeysTakesNoInputFocus() {
    let stage = Stage.editing()
    for _ in 0..<50 { stage.click("q") }
    #expect(stage.fieldA.typed.count == 50)
    let asksForFocus = stage.user.host.effects.contains { if case .takeFocus = $0 { true } else { false } }
    #expect(!asksForFocus)
  }

  /// In small: every change is announced once and completed once, in order.
  @Test(.bug(id: "D13")) func randomFocusMovesTellEachChangeOnceAndInOrder() {
    let stage = Stage.editing()
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let step = Int.random(in: 0..<6, using: &random)
      switch step {
      case 0: stage.user.click(stage.fieldA)
      case 1: stage.user.click(stage.fieldB)
      case 2: stage.user.click(Point(x: 600, y: 300), in: stage.window)
      case 3:
        if stage.window.isFocused { stage.user.unfocus(stage.window) } else { stage.user.focus(stage.window) }
      case 4: stage.resize(to: Size(width: Double.random(in: 400...960, using: &random), height: 640))
      default: stage.user.wait(.milliseconds(Int.random(in: 0...200, using: &random)))
      }
    }
    stage.user.wait(.seconds(1))
    #expect(stage.hasPairedChanges)
  }
}
