import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextViewMotionTests {
  @Test func theColumnIsKeptOverShortLines() {
    let stage = textStage("longer\nab\nlonger")
    put(stage, at: 5)
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 9)
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 15)
    stage.user.key(.up)
    stage.user.key(.up)
    #expect(stage.control.selectionHead == 5)
  }

  /// Offsets in characters. The empty lines are no dead end, and no way back.
  @Test(
    .bug(id: "codemirror/codemirror5#1756"),
    arguments: [
      ("אב\n\nגד", [1, 2, 3, 4, 5, 6]), ("אב\n\n\nג", [1, 2, 3, 4, 5, 6]), ("\n\nאב", [1, 2, 3, 4]),
      ("א\n\n", [1, 2, 3]),
    ])
  func arrowsPassEmptyLinesAmongLinesFromRightToLeft(_ row: (text: String, stops: [Int])) {
    let stage = textStage(row.text)
    put(stage, at: 0)
    for stop in row.stops {
      stage.user.key(.left)
      #expect(stage.control.selectionHead == stop)
    }
    for stop in ([0] + row.stops).reversed().dropFirst() {
      stage.user.key(.right)
      #expect(stage.control.selectionHead == stop)
    }
  }

  @Test func wordKeysPassEmptyLinesAmongLinesFromRightToLeft() {
    let stage = textStage("אב\n\nגד")
    put(stage, at: 3)
    stage.user.key(.left, modifiers: .control)
    #expect(stage.control.selectionHead == 6)
    put(stage, at: 3)
    stage.user.key(.right, modifiers: .control)
    #expect(stage.control.selectionHead == 0)
    let latin = textStage("ab\n\ncd")
    put(latin, at: 3)
    latin.user.key(.left)
    #expect(latin.control.selectionHead == 2)
  }

  @Test func aStepSidewaysForgetsTheColumn() {
    let stage = textStage("longer\nab\nlonger")
    put(stage, at: 5)
    stage.user.key(.down)
    stage.user.key(.left)
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 11)
  }

  @Test func typingForgetsTheColumn() {
    let stage = textStage("longer\nab\nlonger")
    put(stage, at: 5)
    stage.user.key(.down)
    stage.user.type("c")
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 14)
  }

  @Test func upAndDownGoByRowsOfAWrappedLine() {
    let stage = textStage("one two three")
    put(stage, at: 2)
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 10)
    stage.user.key(.up)
    #expect(stage.control.selectionHead == 2)
  }

  @Test func beyondTheFirstAndTheLastLineAreTheEnds() {
    let stage = textStage("abc\ndef")
    put(stage, at: 2)
    stage.user.key(.up)
    #expect(stage.control.selectionHead == 0)
    put(stage, at: 5)
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 7)
  }

  @Test func homeAndEndAreOfTheRow() {
    let stage = textStage("one two three\nx")
    put(stage, at: 2)
    stage.user.key(.end)
    #expect(stage.control.selectionHead == 7)
    // Before the space that hangs there.
    #expect(stage.control.caretRect.minX == 11 + 56)
    #expect(row(stage) == 0)
    stage.user.key(.end)
    #expect(row(stage) == 0)
    stage.user.key(.home)
    #expect(stage.control.selectionHead == 0)
    put(stage, at: 10)
    stage.user.key(.home)
    #expect(stage.control.selectionHead == 8)
    #expect(row(stage) == 1)
    stage.user.key(.end)
    #expect(stage.control.selectionHead == 13)
  }

  @Test func fromTheEndOfARowTheArrowsGoOnInTheText() {
    let stage = textStage("one two three")
    put(stage, at: 2)
    stage.user.key(.end)
    stage.user.key(.right)
    #expect(stage.control.selectionHead == 8)
    #expect(row(stage) == 1)
  }

  @Test func typingAtTheEndOfARowStaysThereIfItFits() {
    let stage = textStage("one two three")
    put(stage, at: 2)
    stage.user.key(.end)
    stage.user.type("x")
    #expect(stage.control.text == "one twox three")
    #expect(stage.drawnTexts() == ["one twox ", "three"])
    stage.user.key(.backspace)
    stage.user.key(.home)
    #expect(stage.control.selectionHead == 0)
  }

  @Test(
    arguments: [
      "one two three", "one two  three", "one two\tthree", "one two \t three", "one two\u{3000}three",
    ])
  func deleteAtTheEndOfARowTakesTheWhiteSpaceThatHangsThere(_ text: String) {
    let stage = textStage(text)
    put(stage, at: 2)
    stage.user.key(.end)
    #expect(stage.control.selectionHead == 7 && row(stage) == 0)
    stage.user.key(.delete)
    #expect(stage.control.text.count == text.count - 1)
    #expect(stage.control.text.hasPrefix("one two"))
  }

  @Test func endWithoutWhiteSpaceIsBehindTheLastLetterOfTheRow() {
    let stage = textStage("漢字漢字漢字漢字漢字漢字漢字漢字")
    put(stage, at: 2)
    stage.user.key(.end)
    #expect(stage.control.selectionHead > 2 && row(stage) == 0)
    let end = stage.control.selectionHead
    stage.user.key(.end)
    #expect(stage.control.selectionHead == end && row(stage) == 0)
    stage.user.key(.home)
    #expect(stage.control.selectionHead == 0)
  }

  @Test func controlHomeAndEndAreOfTheText() {
    let stage = textStage("one\ntwo\nthree")
    put(stage, at: 5)
    stage.user.key(.home, modifiers: .control)
    #expect(stage.control.selectionHead == 0)
    stage.user.key(.end, modifiers: [.control, .shift])
    #expect(stage.control.selectedRange == 0..<13)
  }

  @Test func shiftExtendsByRows() {
    let stage = textStage("one two three\nfour")
    put(stage, at: 2)
    stage.user.key(.down, modifiers: .shift)
    stage.user.key(.down, modifiers: .shift)
    #expect(stage.control.selectionAnchor == 2 && stage.control.selectionHead == 16)
    stage.user.key(.home, modifiers: .shift)
    #expect(stage.control.selectionHead == 14)
  }

  @Test func pageKeysGoByWhatIsSeenLessALineAndTheCaretStaysInItsPlace() {
    let stage = textStage((0..<20).map { "\($0)" }.joined(separator: "\n"))
    put(stage, at: 0)
    stage.user.key(.pageDown)
    #expect(line(stage) == 3)
    #expect(row(stage) == 0)
    stage.user.key(.pageDown)
    #expect(line(stage) == 6)
    stage.user.key(.pageUp)
    #expect(line(stage) == 3)
    for _ in 0..<8 { stage.user.key(.pageDown) }
    #expect(stage.control.selectionHead == stage.control.length)
    for _ in 0..<8 { stage.user.key(.pageUp) }
    #expect(stage.control.selectionHead == 0)
  }

  @Test func theLineKeysOfTheKeypadAreTheSame() {
    let stage = textStage("abc\ndef")
    put(stage, at: 1)
    stage.user.key(.keypadDown)
    #expect(stage.control.selectionHead == 5)
  }

  private func put(_ stage: Stage<TextView>, at cluster: Int) {
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = cluster..<cluster
    stage.user.application.endTurn()
  }

  /// The row on the screen that the caret is on.
  private func row(_ stage: Stage<TextView>) -> Int { Int((stage.control.caretRect.midY - 7) / 20) }

  private func line(_ stage: Stage<TextView>) -> Int {
    stage.control.text.prefix(stage.control.selectionHead).count { $0 == "\n" }
  }
}
