import KeyboardPanel
import Testing
import UICore
import UITestHost

@MainActor struct AccessoryBarTests {
  private static let height = Theme.light.metrics.accessoryBarHeight

  @Test func itStandsAboveTheKeysWhereThereIsAnotherField() {
    let stage = Stage.editing(bar: .automatic)
    #expect(stage.barKeys.map(\.keyName) == ["previous", "next", "done"])
    #expect(stage.panel.frame.height == 204 + Self.height)
    #expect(stage.view?.frame == stage.panel.frame)
    #expect(stage.frame(of: stage.key("q")).minY == stage.panel.frame.minY + Self.height + 8)
    stage.click("q", "w")
    #expect(stage.fieldA.typed == "qw")
  }

  @Test func oneFieldAloneHasNone() {
    let stage = Stage(bar: .automatic)
    stage.fieldB.isEnabled = false
    stage.user.click(stage.fieldA)
    #expect(stage.barKeys.isEmpty)
    #expect(stage.panel.frame.height == 204)
  }

  @Test(arguments: KeyboardTraits.AccessoryBar.allCases, KeyboardTraits.AccessoryBar.allCases)
  func theFieldsWishGoesBeforeThePanels(
    field: KeyboardTraits.AccessoryBar, panel: KeyboardTraits.AccessoryBar
  ) {
    for isAlone in [false, true] {
      let stage = Stage(bar: panel)
      stage.fieldB.isHidden = isAlone
      stage.fieldA.keyboardTraits.accessoryBar = field
      stage.user.click(stage.fieldA)
      let wish = field == .automatic ? panel : field
      #expect(stage.barKeys.isEmpty == (wish == .hidden || wish == .automatic && isAlone))
    }
  }

  @Test func itsKeysGoFromFieldToFieldWithoutThePanelMoving() {
    let stage = Stage.editing(bar: .automatic)
    stage.clickBar("next")
    #expect(stage.fieldB.isFirstResponder)
    stage.clickBar("previous")
    #expect(stage.fieldA.isFirstResponder)
    #expect(stage.endings == [.nextField, .nextField])
    #expect(stage.phases == [])
  }

  @Test func itsKeysAreOffAtTheEndsAndDoNothingThere() {
    let stage = Stage.editing(bar: .automatic)
    #expect(!stage.barKey("previous").isEnabled && stage.barKey("next").isEnabled)
    stage.clickBar("previous")
    #expect(stage.fieldA.isFirstResponder)
    stage.clickBar("next")
    #expect(stage.barKey("previous").isEnabled && !stage.barKey("next").isEnabled)
    stage.clickBar("next")
    #expect(stage.fieldB.isFirstResponder)
    #expect(stage.endings == [.nextField])
  }

  @Test func fieldsThatComeAndGoSwitchItsKeys() {
    let stage = Stage.editing(bar: .automatic)
    let above = StubField(frame: Rect(x: 400, y: 0, width: 100, height: 20))
    stage.content.addSubview(above)
    stage.user.application.endTurn()
    #expect(stage.barKey("previous").isEnabled)
    above.isEnabled = false
    stage.user.application.endTurn()
    #expect(!stage.barKey("previous").isEnabled)
    stage.fieldB.frame.origin.y = 0
    stage.user.application.endTurn()
    #expect(stage.barKey("previous").isEnabled && !stage.barKey("next").isEnabled)
    stage.fieldB.isHidden = true
    stage.user.application.endTurn()
    #expect(stage.panel.frame.height == 204)
    #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
  }

  @Test func doneEndsTheEditing() {
    let stage = Stage.editing(bar: .automatic)
    stage.clickBar("done")
    #expect(stage.endings == [.doneKey])
    #expect(stage.window.firstResponder == nil)
    #expect(!stage.panel.isVisible)
    stage.user.wait(.milliseconds(200))
    #expect(stage.phases == [.willHide, .didHide])
    #expect(stage.barKeys.isEmpty)
  }

  @Test(arguments: ["next", "done"]) func aFieldMayRefuse(key: String) {
    let stage = Stage.editing(bar: .automatic)
    stage.fieldA.refusesToResign = true
    stage.clickBar(key)
    #expect(stage.fieldA.isFirstResponder)
    #expect(stage.panel.isVisible)
    #expect(stage.endings == [])
  }

  @Test(.bug(id: "D04")) func noPointOfItDismisses() {
    let stage = Stage.editing(bar: .automatic)
    let bar = stage.panel.frame
    for y in stride(from: bar.minY, to: bar.minY + Self.height, by: 3) {
      for x in stride(from: 0, to: 960.0, by: 7) {
        let place = Point(x: x, y: y)
        if stage.barKeys.contains(where: { $0.isEnabled && $0.convertToWindow($0.bounds).contains(place) }) {
          continue
        }
        stage.user.press(place, in: stage.window)
        stage.user.release()
      }
    }
    #expect(stage.endings == [])
    #expect(stage.phases == [])
    #expect(stage.fieldA.typed == "")
  }

  @Test func aDragOffAKeyDoesNothing() {
    let stage = Stage.editing(bar: .automatic)
    let key = stage.barKey("next")
    stage.user.drag(
      from: key.convertToWindow(key.bounds).center, to: Point(x: 500, y: 300), in: stage.window)
    #expect(stage.fieldA.isFirstResponder)
    #expect(stage.endings == [])
  }

  @Test func itIsMirrored() {
    let stage = Stage(bar: .automatic)
    stage.user.application.layoutDirection = .rightToLeft
    stage.user.click(stage.fieldA)
    let places = ["previous", "next", "done"].map { stage.barKey($0).frame.midX }
    #expect(places == places.sorted(by: >))
    #expect(places[0] > 900 && places[2] < 60)
  }

  @Test func inALowWindowItGoesBeforeRowsBecomeLower() {
    let roomy = Stage.editing(Size(width: 960, height: 370), bar: .automatic)
    #expect(roomy.barKeys.first?.isVisibleInTree == true)
    let low = Stage.editing(Size(width: 960, height: 340), bar: .automatic)
    #expect(low.barKeys.first?.isVisibleInTree == false)
    #expect(low.frame(of: low.key("q")).height >= 34)
    for stage in [roomy, low] { #expect(stage.panel.frame.maxY == stage.window.frame.height) }
  }

  @Test func itsKeysHaveNamesAndAreNoResponders() {
    let stage = Stage.editing(bar: .automatic)
    #expect(stage.barKeys.map(\.spokenName) == ["previous field", "next field", "done"])
    #expect(stage.barKeys.allSatisfy { !$0.canBecomeFirstResponder })
  }

  @Test func theCaretIsKeptAboveIt() {
    let stage = Stage(bar: .automatic)
    stage.fieldB.frame.origin.y = 640 - 204 - 60
    stage.user.click(stage.fieldB)
    stage.user.wait(.milliseconds(200))
    let caret = stage.fieldB.convertToWindow(stage.fieldB.caretRect)
    #expect(caret.maxY <= stage.panel.frame.minY)
  }

  @Test func aPressOnItRepaintsOneKey() {
    let stage = Stage.editing(bar: .automatic)
    let key = stage.barKey("next")
    let frame = key.convert(key.bounds, to: stage.view!)
    stage.user.press(key.convertToWindow(key.bounds).center, in: stage.window)
    #expect(stage.user.host.takeEffects().contains(.damage(stage.surface, [frame])))
  }
}
