import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// Lines of hundreds of thousands of characters: laid out where they are seen, and right there.
@MainActor @Suite struct SingleLineFieldLongTextTests {
  @Test func aKeyCostsTheSameHoweverLongTheTextIs() {
    let costs = [90_000, 180_000, 1_000_000].map { length in
      let stage = edited(numbered(length))
      stage.user.type("x")
      let before = stage.user.host.textSystem.laidOutCount
      for _ in 0..<10 { stage.user.type("y") }
      return stage.user.host.textSystem.laidOutCount - before
    }
    #expect(costs[0] == costs[1] && costs[1] == costs[2], "\(costs)")
    #expect(costs[0] <= 10 * 20_000)
  }

  @Test(.bug(id: "T37")) func aBigPasteArrivesWholeAndIsLaidOutInPart() {
    let stage = edited("")
    let text = numbered(1_100_000)
    stage.user.offerElsewhere(text)
    stage.user.key(KeySym("v"), modifiers: .control)
    #expect(stage.control.text == text)
    #expect(stage.user.host.textSystem.laidOutCount < 100_000)
    expectTruth(stage)
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(stage.control.text.isEmpty)
  }

  @Test func whatIsSeenIsTheTextAroundTheCaretWhereverItGoes() {
    let stage = edited(numbered(100_000))
    expectTruth(stage)
    stage.user.key(.home)
    expectTruth(stage)
    for _ in 0..<60 {
      for _ in 0..<7 { stage.user.key(.right, modifiers: .control) }
      expectTruth(stage)
    }
    stage.user.type("typed")
    expectTruth(stage)
    for _ in 0..<40 { stage.user.key(.backspace, modifiers: .control) }
    expectTruth(stage)
    stage.user.key(.end)
    expectTruth(stage)
    for offset in [50_000, 50_010, 99_999, 3, 20_000, 12_000, 4_096, 8_192] {
      stage.control.selectedRange = offset..<offset
      stage.user.application.endTurn()
      expectTruth(stage)
    }
  }

  @Test func manyKeysInOneTurnMayLeaveWhatIsLaidOut() {
    let stage = edited(numbered(100_000))
    for _ in 0..<20_000 { stage.control.perform(.move(.backward)) }
    stage.control.insertText("!")
    stage.user.application.endTurn()
    #expect(stage.control.selectedRange == 80_001..<80_001)
    expectTruth(stage)
  }

  @Test func aClickPutsTheCaretWhereItIsSeenToBe() {
    let stage = edited(numbered(100_000))
    stage.control.selectedRange = 50_000..<50_000
    stage.user.application.endTurn()
    for x in stride(from: 13.0, to: 187, by: 29) {
      stage.user.click(stage.point(x), in: stage.window)
      #expect(abs(stage.control.caretRect.minX - x) <= 5)
      expectTruth(stage)
    }
  }

  @Test func aSelectionOfEverythingIsDrawnFromEdgeToEdge() {
    let stage = edited(numbered(100_000))
    stage.control.selectedRange = 50_000..<50_000
    stage.user.application.endTurn()
    stage.user.key(KeySym("a"), modifiers: .control)
    stage.user.key(KeySym("c"), modifiers: .control)
    #expect(stage.user.host.pasteboards[.clipboard] == stage.control.text)
    expectTruth(stage)
  }

  @Test func aLineThatIsNotEditedShowsItsBeginning() {
    let stage = edited(numbered(100_000))
    stage.control.resignFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.text()?.text.hasPrefix("0 1 2 3") == true)
    #expect(stage.text()?.x == 111)
  }

  @Test func aLongLineFromTheRightKeepsItsCaretInSight() {
    let stage = edited(String(repeating: "שלום עולם ", count: 10_000))
    #expect(textArea.contains(stage.control.caretRect))
    for _ in 0..<30 {
      for _ in 0..<40 { stage.user.key(.right) }
      #expect(textArea.contains(stage.control.caretRect))
    }
    #expect(stage.control.selectedRange == 98_800..<98_800)
    stage.user.key(.home)
    #expect(stage.control.selectedRange == 0..<0)
    #expect(textArea.contains(stage.control.caretRect))
  }

  @Test func manyMarksUnderOneLetterAreLaidOutWhole() {
    let stage = edited("a" + String(repeating: "\u{301}", count: 20_000) + "bc")
    #expect(stage.text()?.text.count == 3)
    stage.user.key(.backspace)
    #expect(stage.control.length == 2)
    #expect(stage.text()?.text.count == 2)
  }

  @Test func aLongSecretIsMaskedAroundItsCaret() {
    let stage = Stage(SecureField())
    stage.control.becomeFirstResponder()
    stage.control.insertText(String(repeating: "é", count: 20_000))
    stage.user.application.endTurn()
    stage.user.key(.backspace)
    #expect(stage.control.length == 19_999)
    #expect(stage.text()?.text.allSatisfy { $0 == "•" } == true)
    #expect(textArea.contains(stage.control.caretRect))
    stage.user.key(.home)
    #expect(stage.control.caretRect.minX == 11)
  }

  // MARK: Support

  private let textArea = Rect(x: 11, y: 1, width: 178, height: 32)

  /// `0 1 2 3 …`: no part of it is like another.
  private func numbered(_ length: Int) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < length {
      text += "\(number) "
      number += 1
    }
    return String(text.prefix(length))
  }

  private func edited(_ text: String) -> Stage<TextField> {
    let stage = Stage(TextField(text))
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    return stage
  }

  /// The caret is in sight, stands in the text where it should, and the field is full of text.
  private func expectTruth(
    _ stage: Stage<TextField>, location: SourceLocation = #_sourceLocation
  ) {
    let caret = stage.control.caretRect
    #expect(textArea.contains(caret), sourceLocation: location)
    guard let drawn = stage.text() else {
      Issue.record("nothing is drawn", sourceLocation: location)
      return
    }
    let text = Array(stage.control.text.utf8)
    let head = stage.control.selectionHead
    let left = drawn.x - 100
    let before = Int(((caret.minX - left) / 8).rounded())
    let shown = Array(drawn.text.utf8)
    guard before >= 0, before <= shown.count, before <= head else {
      Issue.record("the caret is outside of what is laid out", sourceLocation: location)
      return
    }
    #expect(shown[...] == text[(head - before)..<(head - before + shown.count)], sourceLocation: location)
    #expect(left <= 11 || before == head, sourceLocation: location)
    let right = left + Double(shown.count) * 8
    #expect(right >= textArea.maxX || head - before + shown.count == text.count, sourceLocation: location)
  }
}

extension Stage {
  /// The text that is drawn, and its left edge in the window.
  @MainActor fileprivate func text() -> (text: String, x: Double)? {
    drawing().lazy.compactMap { if case .text(let text, let point, _) = $0 { (text, point.x) } else { nil } }
      .first
  }
}
