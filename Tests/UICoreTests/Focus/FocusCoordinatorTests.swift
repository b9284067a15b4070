import Testing
import UICore
import UITestHost

@MainActor @Suite struct FocusCoordinatorTests {
  @Test func becomingFirstResponderSwapsAtOnceAndTellsTheTruth() {
    let scene = Scene()
    #expect(scene.fieldA.becomeFirstResponder())
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.fieldA.calls == [.began])
    #expect(scene.fieldA.resignFirstResponder())
    #expect(scene.window.firstResponder == nil)
    #expect(scene.fieldA.calls == [.began, .ended(.programmatic)])
  }

  @Test func becomingFirstResponderTwiceIsYesAndCallsNothing() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    #expect(scene.fieldA.becomeFirstResponder())
    #expect(scene.fieldA.calls == [.began])
  }

  @Test func aVetoChangesNothing() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.fieldA.refusesToResign = true
    #expect(!scene.fieldB.becomeFirstResponder())
    #expect(!scene.fieldA.resignFirstResponder())
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(scene.fieldA.calls == [.began])
    #expect(scene.fieldB.calls.isEmpty)
  }

  @Test func theOldOneSeesWhoComesNextWhileAskedAndOnlyThen() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.fieldB.becomeFirstResponder()
    #expect(scene.fieldA.successorWhileAsked === scene.fieldB)
    #expect(scene.window.futureFirstResponder == nil)
  }

  @Test func aViewThatDoesNotAcceptLeavesTheOldOneInPlace() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    #expect(!scene.button.becomeFirstResponder())
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  @Test func endEditingByForceBypassesTheVeto() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.fieldA.refusesToResign = true
    #expect(!scene.window.endEditing())
    #expect(scene.window.endEditing(force: true))
    #expect(scene.window.firstResponder == nil)
  }

  @Test(
    .bug(id: "D17"),
    arguments: [
      "hide", "hide ancestor", "disable", "disable ancestor", "alpha", "remove", "remove ancestor",
    ])
  func aFieldThatCanNoLongerBeUsedEndsWithoutBeingAskedAndNobodyFollows(what: String) {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.fieldA.refusesToResign = true
    switch what {
    case "hide": scene.fieldA.isHidden = true
    case "hide ancestor": scene.container.isHidden = true
    case "disable": scene.fieldA.isEnabled = false
    case "disable ancestor": scene.container.isEnabled = false
    case "alpha": scene.fieldA.alpha = 0
    case "remove": scene.fieldA.removeFromSuperview()
    default: scene.container.removeFromSuperview()
    }
    #expect(scene.window.firstResponder == nil)
    #expect(scene.fieldA.calls.count == 2)
    #expect(scene.fieldB.calls.isEmpty)
  }

  @Test func aFieldCannotTakeTheFocusBackWhileItIsBeingRemoved() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.fieldA.onResign = { scene.fieldA.becomeFirstResponder() }
    scene.fieldA.removeFromSuperview()
    #expect(scene.window.firstResponder == nil)
    #expect(scene.fieldA.calls == [.began, .ended(.viewRemoved)])
  }

  @Test func hiddenDisabledOrDetachedFieldsCannotBecomeFirstResponder() {
    let scene = Scene()
    scene.container.isHidden = true
    #expect(!scene.fieldA.becomeFirstResponder())
    scene.container.isHidden = false
    scene.container.isEnabled = false
    #expect(!scene.fieldA.becomeFirstResponder())
    scene.container.isEnabled = true
    scene.container.removeFromSuperview()
    #expect(!scene.fieldA.becomeFirstResponder())
  }

  @Test func aCallbackThatMovesTheFocusOnWins() {
    let scene = Scene()
    let third = StubField("c")
    scene.container.addSubview(third)
    scene.fieldA.becomeFirstResponder()
    scene.fieldA.onResign = { third.becomeFirstResponder() }
    #expect(!scene.fieldB.becomeFirstResponder())
    #expect(scene.window.firstResponder === third)
    #expect(scene.fieldB.calls == [.ended(.otherField)])
  }

  @Test func aCallbackThatRemovesTheNewcomerLeavesNobody() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.fieldA.onResign = { scene.fieldB.removeFromSuperview() }
    #expect(!scene.fieldB.becomeFirstResponder())
    #expect(scene.window.firstResponder == nil)
    #expect(!scene.fieldB.calls.contains(.began))
  }

  @Test func closingTheWindowEndsEditing() {
    let scene = Scene()
    scene.fieldA.becomeFirstResponder()
    scene.user.application.endTurn()
    scene.window.close()
    scene.user.application.endTurn()
    #expect(scene.fieldA.calls == [.began, .ended(.windowClosed)])
    #expect(scene.begunAndEnded == ["begin a", "end a windowClosed"])
  }

  @Test(.bug(id: "D10")) func aFieldRemovedWhileAnotherIsFocusedInOneTurnEndsBecauseItWasRemoved() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    scene.fieldA.removeFromSuperview()
    scene.fieldB.becomeFirstResponder()
    scene.user.application.endTurn()
    #expect(scene.begunAndEnded == ["begin a", "end a viewRemoved", "begin b"])
  }

  @Test func thereAndBackWithinOneTurnTellsNothing() {
    let scene = Scene()
    scene.user.click(scene.fieldA)
    _ = scene.user.takeNotifications()
    scene.fieldB.becomeFirstResponder()
    scene.fieldA.becomeFirstResponder()
    scene.user.application.endTurn()
    #expect(scene.begunAndEnded.isEmpty)
  }

  @Test func windowsFieldsAndViewsAreFreedAfterUse() {
    weak var window: Window?
    weak var field: StubField?
    let user = TestUser()
    user.open(Window(title: "Stays", size: Size(width: 100, height: 100)))
    do {
      let opened = Window(title: "Goes", size: Size(width: 300, height: 200))
      let edited = StubField("a")
      opened.addSubview(edited)
      user.open(opened)
      user.click(edited)
      (window, field) = (opened, edited)
      opened.close()
      user.application.endTurn()
      _ = user.takeNotifications()
    }
    #expect(window == nil)
    #expect(field == nil)
  }

  @Test(.bug(id: "D33")) func aThousandWindowsLeaveNothingAlive() {
    let user = TestUser()
    user.open(Window(title: "Stays", size: Size(width: 100, height: 100)))
    var alive: [() -> AnyObject?] = []
    for _ in 0..<1000 {
      let window = Window(title: "Goes", size: Size(width: 300, height: 200))
      let pane = Pane(frame: Rect(x: 0, y: 0, width: 200, height: 100))
      let field = StubField("a")
      window.addSubview(pane)
      pane.addSubview(field)
      user.open(window)
      user.click(field)
      field.insertText("x")
      user.click(Point(x: 250, y: 150), in: window)
      for object in [window, pane, field] { alive.append { [weak object] in object } }
      user.send(.closeRequested(window.windowID!))
      _ = user.takeNotifications()
      _ = user.host.takeEffects()
    }
    #expect(alive.count { $0() != nil } == 0)
    #expect(user.host.surfaces.count == 1)
  }
}
