import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

/// Typing with arrow keys and Return.
@MainActor struct KeyWalkerTests {
  private let stage = Stage.editing(bar: .automatic)

  init() {
    stage.panel.isWalked = true
    stage.user.application.endTurn()
  }

  private func press(_ keys: KeySym...) {
    for key in keys { stage.user.key(key) }
  }

  /// As far as it goes to one side and up, so that tests know where they are.
  private func goToQ() {
    for _ in 0..<6 { press(.up) }
    press(.down)
    for _ in 0..<12 where stage.marks != ["q"] { press(.left) }
  }

  @Test func oneKeyIsMarkedFromTheStart() {
    #expect(stage.marks.count == 1)
    #expect(stage.key(stage.marks[0]).drawing.contains { $0.isAccentRing })
    stage.panel.isWalked = false
    #expect(stage.marks == [])
  }

  @Test func arrowKeysGoFromKeyToKeyAndReturnTypes() {
    goToQ()
    #expect(stage.marks == ["q"])
    press(.return, .right, .return, .down, .return)
    #expect(stage.fieldA.typed == "qwa")
    #expect(stage.fieldA.returns == 0)
    #expect(stage.fieldA.commands == [])
  }

  /// A program that is late reads several keys at once.
  @Test func whatIsReadInOneTurnIsWalkedInOrder() throws {
    goToQ()
    let window = try #require(stage.window.windowID)
    for key in [KeySym.right, .right, .return, .down, .return] {
      stage.user.application.handle(
        .key(
          KeyEvent(
            window: window, keysym: key, text: "", usKey: nil, modifiers: [], isRepeat: false,
            time: EventTime(rawValue: 1))))
    }
    stage.user.application.endTurn()
    #expect(stage.fieldA.typed == "es")
  }

  @Test func rightGoesThroughAllKeysRowByRow() {
    goToQ()
    var names: [String] = []
    for _ in 0..<80 {
      names += stage.marks
      press(.right)
      if stage.marks == [names.last] { break }
    }
    #expect(names == stage.keys.map(\.keyName))
    for _ in 0..<80 { press(.left) }
    #expect(stage.marks == ["next"], "the key before is off")
  }

  @Test func upAndDownComeBackToTheSameKeyAlsoOverAWideOne() {
    goToQ()
    for _ in 0..<5 { press(.right) }
    let start = stage.marks
    press(.down, .down, .down)
    #expect(stage.marks == ["space"])
    press(.up, .up, .up)
    #expect(stage.marks == start)
  }

  @Test func theBarIsWalkedToo() {
    goToQ()
    press(.up)
    #expect(stage.marks == ["next"])
    press(.return)
    #expect(stage.fieldB.isFirstResponder)
    #expect(stage.marks == ["previous"], "the mark stays where it is when its key goes off")
    for _ in 0..<3 { press(.right) }
    #expect(stage.marks.count == 1)
  }

  @Test func doneEndsTheEditingAndTheMarkGoes() {
    goToQ()
    press(.up, .right, .return)
    #expect(stage.endings == [.doneKey])
    #expect(stage.marks == [])
  }

  @Test func pagesAndShiftAreWalkedTo() {
    goToQ()
    walk(to: "shift")
    press(.return)
    goToTop()
    #expect(stage.marks == ["Q"])
    press(.return)
    #expect(stage.fieldA.typed == "Q")
    walk(to: "symbols")
    press(.return)
    #expect(stage.marks.count == 1)
    walk(to: "letters")
    press(.return)
    #expect(stage.key("q").isVisibleInTree)
  }

  @Test func holdingReturnOffersTheAlternates() {
    goToQ()
    press(.right, .right, .return)
    #expect(stage.fieldA.typed == "e")
    stage.user.key(.return, isRepeat: true)
    stage.user.key(.return, isRepeat: true)
    let popUp = stage.offered
    #expect(popUp?.kind == .alternates)
    let second = popUp?.choices[1] ?? ""
    press(.right)
    press(.return)
    #expect(stage.offered == nil)
    #expect(stage.fieldA.typed == second)
    press(.right, .return)
    #expect(stage.fieldA.typed == second + "r")
  }

  /// The first press has hidden the panel, which the held key brings back.
  @Test func holdingReturnOnTheHideKeyOffersOtherPlaces() throws {
    goToQ()
    walk(to: "hide")
    press(.return)
    #expect(!stage.panel.isVisible)
    for _ in 0..<3 { stage.user.key(.return, isRepeat: true) }
    let popUp = try #require(stage.offered)
    #expect(popUp.kind == .modes && popUp.selected.map { popUp.modes[$0] } == .docked)
    press(.left)
    let chosen = try #require(stage.offered?.selected.map { popUp.modes[$0] })
    press(.return)
    #expect(stage.panel.mode == chosen && chosen != .docked && stage.panel.isVisible)
  }

  @Test func escapeClosesTheAlternatesAndThenEndsTheEditing() {
    goToQ()
    press(.right, .right, .return)
    stage.user.key(.return, isRepeat: true)
    #expect(stage.offered != nil)
    press(.escape)
    #expect(stage.offered == nil)
    #expect(stage.fieldA.typed == "e" && stage.fieldA.isFirstResponder)
    press(.escape)
    #expect(stage.window.firstResponder == nil)
  }

  @Test func aSecretOffersNothing() {
    stage.fieldA.isSecure = true
    goToQ()
    press(.right, .right, .return)
    stage.user.key(.return, isRepeat: true)
    #expect(stage.offered == nil)
    press(.right, .return)
    #expect(stage.fieldA.typed == "er")
  }

  @Test func heldDeleteRepeatsAndHeldLettersDoNot() {
    stage.fieldA.typed = "abcdef"
    goToQ()
    walk(to: "delete")
    press(.return)
    for _ in 0..<3 { stage.user.key(.return, isRepeat: true) }
    #expect(stage.fieldA.typed == "ab")
    goToTop()
    press(.right, .return)
    for _ in 0..<3 { stage.user.key(.return, isRepeat: true) }
    #expect(stage.fieldA.typed == "abw")
  }

  @Test func otherKeysGoToTheFieldAndSoDoAllWhenItIsOff() {
    stage.user.type("x")
    #expect(stage.fieldA.typed == "x")
    stage.panel.isWalked = false
    press(.return)
    #expect(stage.fieldA.typed == "x" && stage.marks == [])
  }

  @Test func returnCallsAHiddenPanelBack() {
    stage.panel.hide()
    stage.user.application.endTurn()
    stage.user.wait(.milliseconds(200))
    #expect(stage.marks == [])
    press(.return)
    #expect(stage.panel.isVisible && stage.marks.count == 1)
    stage.panel.showPolicy = .never
    stage.user.application.endTurn()
    press(.return)
    #expect(!stage.panel.isVisible)
  }

  /// A step repaints the two keys, and no more.
  @Test func aStepRepaintsTwoKeys() {
    goToQ()
    stage.forget()
    press(.right)
    #expect(stage.damage(in: stage.surface).count <= 2)
    let area = stage.damage(in: stage.surface).reduce(0) { $0 + $1.width * $1.height }
    #expect(area <= 2.2 * 80 * 44 + 500)
  }

  private func walk(to name: String) {
    for _ in 0..<60 where stage.marks != [name] { press(.right) }
    #expect(stage.marks == [name])
  }

  private func goToTop() {
    for _ in 0..<60 where stage.marks != ["q"] && stage.marks != ["Q"] { press(.left) }
  }
}

extension DrawingCommand {
  fileprivate var isAccentRing: Bool {
    if case .stroke(_, _, Theme.light.colors.accent) = self { true } else { false }
  }
}
