import Testing
import UICore
import UITestHost

@MainActor @Suite struct PopUpWindowTests {
  private let scene = Scene()
  private let group = TapGroup()

  private func openPopUp() -> PopUpWindow {
    let popUp = PopUpWindow(
      owner: scene.window, origin: Point(x: 20, y: 60), size: Size(width: 100, height: 80))
    popUp.tapGroup = group
    scene.fieldA.tapGroup = group
    scene.user.application.open(popUp)
    scene.user.application.endTurn()
    return popUp
  }

  @Test func thePopUpIsOpenedAtAPlaceOfItsOwner() throws {
    let popUp = openPopUp()
    let owner = try #require(scene.window.windowID)
    let kinds = scene.user.host.effects.compactMap { effect in
      if case .openWindow(_, let attributes) = effect { attributes.kind } else { nil }
    }
    #expect(kinds == [.topLevel, .popUp(owner: owner, origin: Point(x: 20, y: 60))])
    _ = scene.user.host.takeEffects()
    popUp.origin = Point(x: 30, y: 70)
    scene.user.application.endTurn()
    let frame = Rect(x: 30, y: 70, width: 100, height: 80)
    let surface = try #require(popUp.surfaceID)
    #expect(scene.user.host.takeEffects() == [.moveSurface(surface, frame: frame)])
  }

  @Test func aPressInThePopUpOfTheFieldsGroupIsInside() {
    scene.user.click(scene.fieldA)
    scene.user.click(Point(x: 5, y: 5), in: openPopUp())
    #expect(scene.decisions == [.none, .inside])
    #expect(scene.fieldA.isFirstResponder)
  }

  @Test func thePopUpCountsAsItsOwnerUnderTheScopeOfAWindow() {
    scene.user.application.dismissal.scope = .window
    let popUp = openPopUp()
    popUp.tapGroup = nil
    scene.user.click(scene.fieldA)
    scene.user.click(Point(x: 5, y: 5), in: popUp)
    #expect(scene.decisions == [.none, .dismiss])
  }

  @Test func keysOfTheOwnerGoToTheFieldInThePopUp() {
    let inner = StubField("inner")
    scene.user.click(scene.fieldA)
    let popUp = openPopUp()
    popUp.addSubview(inner)
    scene.user.type("a")
    inner.becomeFirstResponder()
    scene.user.type("b")
    popUp.close()
    scene.user.type("c")
    #expect(scene.fieldA.typed == "ac")
    #expect(inner.typed == "b")
  }

  @Test func thePopUpClosesWithItsOwnerAndWhenThatIsOutOfSight() throws {
    var popUp = openPopUp()
    scene.user.send(.windowVisibility(try #require(scene.window.windowID), isVisible: false))
    #expect(popUp.application == nil)
    popUp = openPopUp()
    scene.window.close()
    #expect(popUp.application == nil)
    #expect(scene.user.application.isFinished)
  }

  @Test func closingThePopUpKeepsTheProgramAndTheFieldGoing() {
    scene.user.click(scene.fieldA)
    openPopUp().close()
    #expect(!scene.user.application.isFinished)
    #expect(scene.fieldA.isFirstResponder)
    #expect(scene.user.application.keyWindow === scene.window)
  }
}

@MainActor @Suite struct SeveralWindowsTests {
  private let scene = Scene()
  private let other = Window(title: "Other", size: Size(width: 200, height: 200))
  private let field = StubField("other", frame: Rect(x: 10, y: 10, width: 100, height: 30))

  init() {
    other.addSubview(field)
    scene.user.application.open(other)
    scene.user.application.endTurn()
  }

  @Test func aFieldOfAnotherWindowTakesOver() {
    scene.user.click(scene.fieldA)
    scene.user.click(field)
    #expect(scene.decisions == [.none, .handOver])
    #expect(!scene.fieldA.isFirstResponder)
    #expect(scene.fieldA.calls == [.began, .ended(.otherField)])
    #expect(field.isFirstResponder)
  }

  @Test func underTheScopeOfAWindowEachKeepsItsFirstResponder() {
    scene.user.application.dismissal.scope = .window
    scene.user.click(scene.fieldA)
    scene.user.click(Point(x: 150, y: 150), in: other)
    scene.user.click(field)
    #expect(scene.decisions == [.none, .policy, .policy])
    #expect(scene.fieldA.isFirstResponder && field.isFirstResponder)
  }

  @Test func theFocusMovingBetweenTheProgramsWindowsIsNotLost() {
    scene.user.application.dismissal.triggers = [.windowFocusLost]
    scene.user.click(scene.fieldA)
    let application = scene.user.application
    application.handle(.windowFocus(scene.window.windowID!, isFocused: false))
    application.endTurn()
    application.handle(.windowFocus(other.windowID!, isFocused: true))
    application.endTurn()
    scene.user.wait(.milliseconds(50))
    #expect(scene.fieldA.isFirstResponder)
    scene.user.unfocus(other)
    scene.user.wait(.milliseconds(50))
    #expect(scene.fieldA.calls.last == .ended(.windowFocusLost))
  }

  @Test func closingOneWindowLeavesTheOther() {
    scene.user.focus(other)
    scene.user.click(scene.fieldA)
    other.close()
    scene.user.application.endTurn()
    #expect(!scene.user.application.isFinished)
    #expect(scene.fieldA.isFirstResponder)
  }
}
