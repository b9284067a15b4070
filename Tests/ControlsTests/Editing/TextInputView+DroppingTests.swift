import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// Texts of other programs, dropped. A cluster is 8 points wide; the text begins 11 points from the field's edge.
@MainActor @Suite struct TextInputViewDroppingTests {
  private func spot(_ cluster: Int, in stage: Stage<TextField>) -> Point {
    stage.point(11 + Double(cluster) * 8 + 1)
  }

  private func carets(_ stage: Stage<some View>) -> [Rect] {
    stage.drawing().compactMap { command in
      if case .fill(let rect, Theme.light.colors.accent) = command { rect } else { nil }
    }
  }

  @Test(.bug(id: "T20")) func aDropIsOneStepAtThePlaceAndTakesTheFocus() {
    let stage = Stage(TextField("abc"))
    #expect(stage.user.dropFromElsewhere("X", at: spot(1, in: stage), in: stage.window) == .copy)
    #expect(stage.control.text == "aXbc")
    #expect(stage.control.selectedRange == 2..<2)
    #expect(stage.control.isFirstResponder)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text == "abc")
    #expect(!stage.control.canUndo)
  }

  @Test func aMoveIsAnsweredAsOne() {
    let stage = Stage(TextField("abc"))
    #expect(
      stage.user.dropFromElsewhere("X", at: spot(1, in: stage), in: stage.window, action: .move) == .move)
  }

  @Test(arguments: [("a\nb\r\nc\n", "a b c"), ("ab\0cd", "abcd"), ("a\tb", "a\tb")])
  func aDropIsMadeFitForOneLine(_ text: String, _ expected: String) {
    let stage = Stage(TextField())
    stage.user.dropFromElsewhere(text, at: spot(0, in: stage), in: stage.window)
    #expect(stage.control.text == expected)
  }

  @Test func bytesThatAreNoTextBecomeReplacementCharacters() {
    let stage = Stage(TextField())
    stage.user.dropFromElsewhere([0x61, 0xFF, 0xC3, 0x62], at: spot(0, in: stage), in: stage.window)
    #expect(stage.control.text == "a\u{FFFD}\u{FFFD}b")
  }

  @Test func nothingIsRefused() {
    let stage = Stage(TextField("abc"))
    #expect(stage.user.dropFromElsewhere("", at: spot(0, in: stage), in: stage.window) == nil)
    #expect(stage.user.dropFromElsewhere("\0", at: spot(0, in: stage), in: stage.window) == nil)
    #expect(stage.control.text == "abc")
  }

  @Test(arguments: ["read-only", "disabled", "vetoed", "beside"])
  func whereNoTextIsTakenItIsRefused(_ why: String) {
    let stage = Stage(TextField("abc"))
    let veto = Veto()
    if why == "read-only" { stage.control.isReadOnly = true }
    if why == "disabled" { stage.control.isEnabled = false }
    if why == "vetoed" { stage.control.delegate = veto }
    let point = why == "beside" ? Point(x: 5, y: 5) : spot(1, in: stage)
    #expect(stage.user.dragFromElsewhere(over: point, in: stage.window) == nil)
    #expect(stage.user.dropFromElsewhere("X", at: point, in: stage.window) == nil)
    #expect(stage.control.text == "abc")
    #expect(!stage.control.isFirstResponder)
  }

  private final class Veto: TextInputDelegate {
    func shouldBeginEditing(_ input: TextInputView) -> Bool { false }
  }

  @Test func whatIsBeingComposedIsCommittedFirst() {
    let stage = Stage(TextField("abc"))
    stage.user.click(stage.control)
    stage.user.key(.home)
    stage.control.setMarkedText("zz", selection: 2..<2)
    stage.user.application.endTurn()
    // Behind the "a" of what is shown, which is "zzabc".
    stage.user.dropFromElsewhere("X", at: spot(3, in: stage), in: stage.window)
    #expect(stage.control.text == "zzaXbc")
    #expect(stage.control.markedText == nil)
  }

  @Test func aSecretTakesADropAsAPaste() {
    let stage = Stage(SecureField())
    stage.user.dropFromElsewhere("hunter2", at: stage.point(11), in: stage.window)
    #expect(stage.control.length == 7)
    #expect(stage.control.withUTF8 { String(decoding: $0, as: UTF8.self) } == "hunter2")
  }

  @Test func manyLinesTakeManyLines() {
    let stage = Stage(TextView("one\ntwo"), frame: Rect(x: 100, y: 100, width: 200, height: 100))
    stage.user.dropFromElsewhere("X\nY", at: stage.control.spot(11, 30), in: stage.window)
    #expect(stage.control.text == "one\nX\nYtwo")
  }

  // MARK: What is seen

  @Test func aCaretShowsThePlaceUntilItLeaves() {
    let stage = Stage(TextField("abc"))
    stage.user.dragFromElsewhere(over: spot(2, in: stage), in: stage.window)
    #expect(carets(stage).map(\.minX) == [stage.point(27).x])
    #expect(!stage.control.isFirstResponder)
    stage.user.dragFromElsewhere(over: spot(0, in: stage), in: stage.window)
    #expect(carets(stage).map(\.minX) == [stage.point(11).x])
    stage.user.leaveFromElsewhere()
    #expect(carets(stage).isEmpty)
  }

  @Test func meanwhileTheTextsOwnCaretIsNotSeen() {
    let stage = Stage(TextField("abc"))
    stage.user.click(stage.control)
    let own = carets(stage)
    #expect(own.count == 1)
    stage.user.dragFromElsewhere(over: spot(0, in: stage), in: stage.window)
    #expect(carets(stage).map(\.minX) == [stage.point(11).x])
    stage.user.leaveFromElsewhere()
    #expect(carets(stage) == own)
  }

  @Test func onlyTheCaretIsDrawnAnewWhenItMoves() {
    let stage = Stage(TextField("abc"))
    stage.user.dragFromElsewhere(over: spot(2, in: stage), in: stage.window)
    _ = stage.takeDamage()
    stage.user.dragFromElsewhere(over: spot(2, in: stage), in: stage.window)
    #expect(stage.takeDamage().isEmpty)
    stage.user.dragFromElsewhere(over: spot(1, in: stage), in: stage.window)
    let damage = stage.takeDamage()
    #expect(!damage.isEmpty)
    #expect(damage.allSatisfy { $0.width <= 16 })
  }

  @Test func nearAnEdgeTheTextScrollsAndComesBack() {
    let stage = Stage(TextField(String(repeating: "abcdefghij", count: 10)))
    stage.user.dragFromElsewhere(over: stage.point(185), in: stage.window)
    stage.user.wait(.seconds(10))
    #expect(stage.user.dropFromElsewhere("X", at: stage.point(195), in: stage.window) != nil)
    #expect(stage.control.text.hasSuffix("X"))
    let second = Stage(TextField(String(repeating: "abcdefghij", count: 10)))
    second.user.dragFromElsewhere(over: second.point(185), in: second.window)
    second.user.wait(.seconds(1))
    second.user.leaveFromElsewhere()
    second.user.dropFromElsewhere("X", at: second.point(11), in: second.window)
    #expect(second.control.text.hasPrefix("X"))
  }

  @Test func nearTheLowerEdgeLinesScroll() {
    let lines = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    let stage = Stage(TextView(lines), frame: Rect(x: 100, y: 100, width: 200, height: 100))
    stage.user.dragFromElsewhere(over: stage.control.spot(11, 92), in: stage.window)
    stage.user.wait(.seconds(20))
    stage.user.dropFromElsewhere("X", at: stage.control.spot(11, 92), in: stage.window)
    #expect(stage.control.text.hasSuffix("Xline 39"))
  }
}
