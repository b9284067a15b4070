import Controls
import KeyboardPanel
import Testing
import UICore
import UITestHost

/// Views of a program's own above the keys and in their place.
@MainActor struct PanelGuestsTests {
  private func guest(_ height: Double) -> StubGuest {
    StubGuest(frame: Rect(x: 7, y: 9, width: 30, height: height))
  }

  /// With a field in the view that stands above the keys of the first one.
  private func withAFieldAboveTheKeys() -> (stage: Stage, guest: StubGuest, inner: StubField) {
    let stage = Stage()
    let guest = guest(60)
    let inner = StubField(frame: Rect(x: 10, y: 10, width: 200, height: 34))
    guest.addSubview(inner)
    stage.fieldA.accessory = guest
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    return (stage, guest, inner)
  }

  @Test func itStandsAboveTheKeysInPlaceOfTheBar() {
    let stage = Stage(bar: .shown)
    let guest = guest(60)
    stage.fieldA.accessory = guest
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.barKeys.isEmpty)
    #expect(stage.panel.frame.height == 264)
    #expect(guest.convertToWindow(guest.bounds) == Rect(x: 0, y: 640 - 264, width: 960, height: 60))
    #expect(guest.isVisibleInTree)
  }

  @Test func itIsInheritedThroughTheChainAndTheNearestCounts() {
    let stage = Stage()
    let outer = AccessoryPane(guest(50), frame: stage.content.bounds)
    stage.content.addSubview(outer)
    outer.addSubview(stage.fieldA)
    outer.addSubview(stage.fieldB)
    let own = guest(70)
    stage.fieldB.accessory = own
    stage.user.click(stage.fieldA)
    #expect(stage.panel.frame.height == 254)
    stage.user.click(stage.fieldB)
    #expect(stage.panel.frame.height == 274)
    #expect(own.isVisibleInTree && outer.guest.superview == nil)
  }

  @Test(.bug(id: "michaeltyson/TPKeyboardAvoiding#93"))
  func fromFieldToFieldOneChangeOfTheFrameAndNoHiding() {
    let stage = Stage()
    stage.fieldA.accessory = guest(60)
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.forget()
    stage.user.click(stage.fieldB)
    #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
    stage.user.click(stage.fieldA)
    #expect(stage.changes.count == 4)
    #expect(stage.panel.frame.height == 264)
  }

  @Test func aSharedOneStaysWhereItIs() {
    let stage = Stage()
    let guest = guest(60)
    stage.fieldA.accessory = guest
    stage.fieldB.accessory = guest
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.forget()
    let moves = guest.moves
    stage.user.click(stage.fieldB)
    #expect(guest.moves == moves)
    #expect(stage.phases == [])
  }

  @Test func changesWhileItIsShownAreFollowed() {
    let stage = Stage()
    let guest = guest(60)
    stage.fieldA.accessory = guest
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.forget()
    guest.frame.size.height = 100
    stage.settle()
    #expect(stage.panel.frame.height == 304)
    guest.isHidden = true
    stage.settle()
    #expect(stage.panel.frame.height == 204)
    guest.isHidden = false
    guest.removeFromSuperview()
    stage.settle()
    #expect(stage.panel.frame.height == 304 && guest.isVisibleInTree)
    stage.fieldA.accessory = nil
    stage.settle()
    #expect(stage.panel.frame.height == 204 && guest.superview == nil)
    #expect(
      stage.hasPairedChanges && stage.phases.allSatisfy { $0 == .willChangeFrame || $0 == .didChangeFrame })
  }

  @Test func nothingOfItDismissesAndItGetsItsPresses() {
    let stage = Stage()
    let guest = guest(60)
    stage.fieldA.accessory = guest
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.forget()
    for x in stride(from: 1, to: 960.0, by: 60) {
      stage.user.click(Point(x: x, y: stage.panel.frame.minY + 30), in: stage.window)
    }
    #expect(guest.presses == 16)
    #expect(stage.endings == [] && stage.phases == [] && stage.fieldA.typed == "")
  }

  @Test func aFieldOfItsOwnIsEditedAndKeepsThePanelUp() {
    let (stage, _, inner) = withAFieldAboveTheKeys()
    let lift = stage.window.contentLift
    stage.forget()
    stage.user.click(inner.convertToWindow(inner.bounds).center, in: stage.window)
    #expect(inner.isFirstResponder)
    stage.click("o", "k")
    #expect(inner.typed == "ok" && stage.fieldA.typed == "")
    #expect(stage.phases == [] && stage.window.contentLift == lift)
    #expect(stage.panel.frame.height == 264)
    stage.user.click(Point(x: 600, y: 200), in: stage.window)
    #expect(stage.window.firstResponder == nil)
    #expect(!stage.panel.isVisible)
  }

  @Test func theHideKeyGivesTheKeysBackToTheFieldThatItBelongsTo() {
    let (stage, guest, inner) = withAFieldAboveTheKeys()
    stage.user.click(inner.convertToWindow(inner.bounds).center, in: stage.window)
    stage.click("hide")
    stage.user.wait(.milliseconds(200))
    #expect(stage.fieldA.isFirstResponder)
    #expect(!stage.panel.isVisible && guest.superview == nil)
  }

  @Test func whenTheFieldGoesItsGuestGoesWithWhatIsEditedThere() {
    let (stage, guest, inner) = withAFieldAboveTheKeys()
    stage.user.click(inner.convertToWindow(inner.bounds).center, in: stage.window)
    stage.fieldA.removeFromSuperview()
    stage.settle()
    #expect(guest.superview == nil)
    #expect(stage.window.firstResponder == nil)
    #expect(!stage.panel.isVisible)
  }

  @Test func aViewInPlaceOfTheKeysTakesTheirPlaceAndTypesNothing() {
    let stage = Stage()
    let own = guest(120)
    stage.fieldA.ownInput = own
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.panel.frame.height == 120)
    #expect(stage.keys.allSatisfy { !$0.isVisibleInTree })
    own.takesPresses = false
    for x in stride(from: 1, to: 960.0, by: 60) {
      stage.user.click(Point(x: x, y: stage.panel.frame.minY + 30), in: stage.window)
    }
    #expect(stage.fieldA.typed == "" && stage.fieldA.isFirstResponder)
    stage.user.click(stage.fieldB)
    #expect(stage.panel.frame.height == 204 && own.superview == nil)
    stage.click("q")
    #expect(stage.fieldB.typed == "q")
    stage.user.click(stage.fieldA)
    stage.fieldA.ownInput = nil
    stage.settle()
    stage.click("w")
    #expect(stage.fieldA.typed == "w")
  }

  @Test func inALowWindowATallOneHasHalfOfThePanel() {
    let stage = Stage(size: Size(width: 400, height: 300))
    stage.fieldA.accessory = guest(500)
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.panel.frame.height == 165)
    stage.click("q")
    #expect(stage.fieldA.typed == "q")
  }

  @Test func theFieldsOfTheLibraryTakeThem() {
    let stage = Stage()
    let fields: [TextInputView] = [TextField(), SecureField(), TextView()]
    for (index, field) in fields.enumerated() {
      field.frame = Rect(x: 400, y: 20 + 60 * Double(index), width: 200, height: 50)
      field.inputAccessoryView = guest(60)
      stage.content.addSubview(field)
    }
    for field in fields {
      stage.user.click(field)
      stage.user.wait(.milliseconds(200))
      #expect(field.isFirstResponder && field.inputAccessoryView?.isVisibleInTree == true)
      #expect(stage.panel.frame.height == 264)
      field.inputView = guest(100)
      stage.settle()
      #expect(stage.panel.frame.height == 160)
    }
  }

  @Test func nothingIsKeptAfterwards() {
    let stage = Stage()
    weak var kept: View?
    do {
      let guest = guest(60)
      kept = guest
      stage.fieldA.accessory = guest
    }
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(kept?.window != nil)
    stage.user.click(Point(x: 600, y: 300), in: stage.window)
    stage.fieldA.accessory = nil
    #expect(kept?.window != nil, "it slides out with the panel")
    stage.user.wait(.milliseconds(300))
    #expect(kept == nil)
  }
}

extension Stage {
  /// Ends the turn, and the one that it may bring.
  fileprivate func settle() {
    for _ in 0..<2 {
      user.application.endTurn()
      user.wait(.milliseconds(1))
    }
  }
}

/// A view above the keys, or in their place.
@MainActor private final class StubGuest: View {
  var presses = 0
  var moves = 0
  var takesPresses = true

  override func pointerDown(_ press: Press) -> Bool {
    presses += 1
    return takesPresses
  }
  override func didMoveToWindow() { moves += 1 }
}

/// A view whose fields share what stands above the keys.
@MainActor private final class AccessoryPane: View {
  let guest: View

  init(_ guest: View, frame: Rect) {
    self.guest = guest
    super.init(frame: frame)
  }

  override var inputAccessoryView: View? { guest }
}
