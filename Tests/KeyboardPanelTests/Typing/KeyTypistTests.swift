import KeyboardModel
import Testing
import TextModel
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct KeyTypistTests {
  @Test func aSecondPressCommitsTheFirst() {
    let stage = Stage.editing()
    stage.finger(1, .down, at: stage.center(of: "f"))
    stage.finger(2, .down, at: stage.center(of: "j"))
    stage.finger(1, .up, at: stage.center(of: "f"))
    stage.finger(2, .up, at: stage.center(of: "j"))
    #expect(stage.fieldA.typed == "fj")
    #expect(stage.pressedKeys == [])
  }

  @Test func aPressThatSwitchesThePageUnderASecondFingerTypesFromTheNewPage() {
    let stage = Stage.editing()
    let (symbols, place) = (stage.center(of: "symbols"), stage.center(of: "q"))
    stage.finger(1, .down, at: symbols)
    stage.finger(2, .down, at: place)
    stage.finger(1, .up, at: symbols)
    stage.finger(2, .up, at: place)
    #expect(stage.fieldA.typed == "1")
  }

  @Test(
    arguments: zip(
      KeyboardTraits.ContentType.allCases,
      ["q , .", "1 - hide", "0 - .", "* 0 # -", "q @ .com", "q / .com", "q , .", "1 2 0 delete"]))
  func everyKindOfFieldHasItsKeys(content: KeyboardTraits.ContentType, keys: String) {
    let stage = Stage.editing()
    stage.fieldB.keyboardTraits.contentType = content
    stage.user.click(stage.fieldB)
    for key in keys.split(separator: " ") { #expect(stage.keys.contains { $0.keyName == key }, "\(key)") }
    stage.user.click(stage.fieldA)
    stage.click("q")
    #expect(stage.fieldA.typed == "q")
  }

  @Test func theKeyForLettersLeadsBackToThoseOfTheField() {
    let stage = Stage.editing()
    stage.fieldB.keyboardTraits.contentType = .email
    stage.user.click(stage.fieldB)
    stage.click("symbols", "letters", "a", "@", "b", ".com")
    #expect(stage.fieldB.typed == "a@b.com")
  }

  @Test(.bug(id: "D21")) func repeatGoesOnWhileTheFingerTrembles() {
    let stage = Stage.editing()
    let center = stage.center(of: "delete")
    stage.user.press(center, in: stage.window)
    for step in 0..<100 {
      stage.user.move(to: Point(x: center.x + Double(step % 7 - 3), y: center.y + Double(step % 5 - 2)))
      stage.user.wait(.milliseconds(20))
    }
    stage.user.release()
    let commands = stage.fieldA.commands
    #expect(commands.count == 25)
    #expect(commands.prefix(20).allSatisfy { $0 == .delete(.backward) })
    #expect(commands.dropFirst(20).allSatisfy { $0 == .delete(.wordBackward) })
  }

  @Test func aHeldKeyRepaintsNothingWhileItRepeats() {
    let stage = Stage.editing()
    stage.user.press(stage.center(of: "delete"), in: stage.window)
    stage.forget()
    stage.user.wait(.seconds(1))
    #expect(stage.fieldA.commands.count == 16)
    #expect(stage.damage(in: stage.surface) == [])
    stage.user.release()
  }

  @Test(arguments: ["hidden", "unfocused", "unmapped", "cancelled", "closed"])
  func whatEndsThePressEndsTheRepeat(reason: String) {
    let stage = Stage.editing()
    let center = stage.center(of: "delete")
    stage.finger(1, .down, at: center)
    stage.user.wait(.milliseconds(500))
    let key = stage.key("delete")
    var count = stage.fieldA.commands.count
    #expect(count > 0)
    switch reason {
    case "hidden":
      stage.panel.hide()
      stage.user.application.endTurn()
    case "unfocused":
      stage.user.unfocus(stage.window)
      // So long another window of the program may still get the focus.
      stage.user.wait(.milliseconds(50))
      count = stage.fieldA.commands.count
    case "unmapped": stage.user.send(.windowVisibility(stage.window.windowID!, isVisible: false))
    case "closed":
      stage.window.close()
      stage.user.application.endTurn()
    default: stage.finger(1, .cancel, at: center)
    }
    stage.user.wait(.seconds(2))
    #expect(stage.fieldA.commands.count == count)
    #expect(!key.isPressed)
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func aProgramMayDropThePanelWhileAKeyIsHeld() {
    let user = TestUser()
    let window = Window(title: "Bare", size: Size(width: 800, height: 600))
    let field = StubField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    user.open(window)
    user.application.inputPanel = KeyboardPanelController(application: user.application)
    user.click(field)
    user.wait(.seconds(1))
    // On Delete, until it repeats.
    user.press(Point(x: 740, y: 520), in: window)
    user.wait(.milliseconds(500))
    let count = field.commands.count
    user.application.inputPanel = nil
    user.wait(.seconds(1))
    user.release()
    #expect(count > 0 && field.commands.count == count)
  }

  @Test func aPressOnAPanelThatIsLeavingTypesNothing() {
    let stage = Stage.editing()
    stage.panel.hide()
    stage.user.application.endTurn()
    stage.user.click(stage.center(of: "q"), in: stage.window)
    #expect(stage.fieldA.typed == "")
    #expect(stage.fieldA.isFirstResponder)
  }

  // MARK: Shift

  @Test(.bug(id: "D23")) func aSlowSecondClickOnShiftSwitchesItOff() {
    let stage = Stage.editing()
    stage.click("shift")
    stage.user.wait(.milliseconds(600))
    stage.click("shift", "a")
    #expect(stage.fieldA.typed == "a")
  }

  @Test(.bug(id: "D23")) func aDoubleClickOnShiftLocksCapitals() {
    let stage = Stage.editing()
    stage.click("shift", "shift", "A", "B", "shift", "c")
    #expect(stage.fieldA.typed == "ABc")
  }

  @Test(.bug(id: "D23")) func aDoubleClickWhileShiftedLocksCapitals() {
    let stage = Stage.editing()
    stage.click("shift")
    stage.user.wait(.seconds(1))
    stage.click("shift", "shift", "A", "B")
    #expect(stage.fieldA.typed == "AB")
  }

  @Test(.bug(id: "D23")) func shiftThenALetterIsOneCapital() {
    let stage = Stage.editing()
    stage.click("shift", "A", "b")
    #expect(stage.fieldA.typed == "Ab")
  }

  @Test func oneShotEndsWithTheFieldAndWhenThePanelComesBack() {
    let stage = Stage.editing()
    stage.click("shift")
    stage.user.click(stage.fieldB)
    #expect(stage.keys.contains { $0.keyName == "q" })
    stage.click("shift", "hide")
    stage.user.wait(.milliseconds(200))
    stage.user.click(stage.fieldB)
    stage.user.wait(.milliseconds(200))
    stage.click("q")
    #expect(stage.fieldB.typed == "q")
  }

  /// Whoever moves the focus meanwhile: a hardware key, the program, another finger.
  @Test(arguments: ["delete", "g"])
  func aPressGoesWithTheFieldThatItBeganIn(_ name: String) {
    let stage = Stage.editing()
    (stage.fieldA.typed, stage.fieldB.typed) = ("aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbb")
    stage.user.press(stage.center(of: name), in: stage.window)
    stage.user.wait(.milliseconds(500))
    stage.user.key(.tab)
    stage.user.wait(.milliseconds(1000))
    stage.user.release()
    #expect(stage.fieldB.isFirstResponder)
    #expect(stage.fieldB.typed == "bbbbbbbbbb")
    #expect(stage.pressedKeys == [])
    #expect(stage.keys.contains { $0.keyName == "q" })
  }

  // MARK: Secrets

  /// Jamo and kana are marked while they may change, and nothing of a secret is marked.
  @Test(
    arguments: [
      (["ko"], "q"), (["ja-kana"], "q"), (["ko", "de"], "ü"), (["de", "ko"], "ü"), (["ru"], "ж"),
    ])
  func aSecretIsTypedInLetters(_ tags: [String], _ key: String) throws {
    let stage = Stage()
    stage.panel.layouts = try tags.map { try #require(KeyboardLayout.shipped($0)) }
    stage.fieldB.isSecure = true
    stage.user.click(stage.fieldB)
    stage.user.wait(.milliseconds(200))
    stage.click(key)
    #expect(stage.fieldB.typed == key)
    #expect(stage.keys.contains { $0.keyName == "globe" } == (tags.filter { $0 != "ko" }.count > 1))
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    #expect(stage.panel.layoutIndex == 0)
    #expect(stage.view?.layout.locale == stage.panel.layouts[0].locale)
  }

  @Test(.bug(id: "D25")) func secureFieldsShowNothingOnTheKeys() {
    let stage = Stage.editing()
    stage.fieldA.isSecure = true
    stage.user.press(stage.center(of: "s"), in: stage.window)
    #expect(stage.user.host.effects == [])
    #expect(stage.pressedKeys == [])
    stage.user.release()
    #expect(stage.fieldA.typed == "s")
    #expect(stage.user.host.effects == [])
  }
}

extension Stage {
  var pressedKeys: [String] { keys.filter(\.isPressed).map(\.keyName) }
}
