import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextViewScrollingTests {
  @Test func theWheelScrollsThreeLinesANotch() {
    let stage = textStage(numbers(0..<20))
    stage.turnWheel(1)
    // The first row lies in the padding above.
    #expect(stage.drawnTexts() == strings(2..<8))
    stage.turnWheel(-1)
    #expect(stage.drawnTexts() == strings(0..<5))
  }

  @Test func theWheelEndsAtTheEnds() {
    let stage = textStage(numbers(0..<20))
    stage.turnWheel(100)
    #expect(stage.drawnTexts() == strings(15..<20))
    #expect(stage.textY(of: "19") == stage.baseline(ofRow: 3))
    stage.turnWheel(-100)
    #expect(stage.textY(of: "0") == stage.baseline(ofRow: 0))
  }

  @Test func smoothWheelsScrollByParts() {
    let stage = textStage(numbers(0..<20))
    stage.turnWheel(0.125)
    #expect(stage.textY(of: "0") == stage.baseline(ofRow: 0) - 7.5)
    stage.turnWheel(0.25)
    #expect(stage.textY(of: "2") == stage.baseline(ofRow: 2) - 22.5)
  }

  @Test func whatCannotScrollLeavesTheWheelToOthers() {
    let stage = textStage("one")
    let outer = WheelRecorder()
    outer.frame = Rect(x: 0, y: 0, width: 400, height: 400)
    stage.window.addSubview(outer)
    outer.addSubview(stage.control)
    stage.turnWheel(1)
    #expect(outer.count == 1)
    stage.control.text = numbers(0..<20)
    stage.turnWheel(1)
    #expect(outer.count == 1)
    stage.turnWheel(-1)
    stage.turnWheel(-1)
    #expect(outer.count == 2)
  }

  @Test func theCaretStaysInSightWhereverItGoes() {
    let stage = textStage(numbers(0..<30))
    stage.focus()
    let keys: [KeySym] = [.down, .down, .pageDown, .end, .pageDown, .up, .pageUp, .home, .pageDown, .down]
    for key in keys + keys + keys {
      stage.user.key(key)
      #expect(seen.contains(stage.control.caretRect))
    }
    stage.user.key(.end, modifiers: .control)
    #expect(seen.contains(stage.control.caretRect))
    for _ in 0..<10 {
      stage.user.key(.return)
      #expect(seen.contains(stage.control.caretRect))
    }
    stage.user.key(.home, modifiers: .control)
    #expect(stage.textY(of: "0") == stage.baseline(ofRow: 0))
  }

  @Test func scrollingLeavesTheCaretBehindAndAKeyBringsItBack() {
    let stage = textStage(numbers(0..<30))
    stage.focus()
    stage.turnWheel(3)
    #expect(!stage.drawnTexts().contains("0"))
    #expect(stage.control.caretRect.maxY <= 1)
    stage.user.type("x")
    #expect(stage.drawnTexts().first == "x0")
  }

  @Test func aCaretBelowWhatIsSeenIsToldToBeThere() {
    let stage = textStage(numbers(0..<30))
    stage.control.becomeFirstResponder()
    stage.user.key(.end, modifiers: .control)
    stage.turnWheel(-100)
    #expect(stage.control.caretRect.minY >= 93)
  }

  @Test func anEditAboveWhatIsSeenMovesNothing() {
    let stage = textStage(numbers(0..<30))
    stage.turnWheel(3)
    let before = stage.textY(of: "10")
    stage.control.selectedRange = 0..<0
    stage.control.insertText("new\nlines\n")
    stage.user.application.endTurn()
    #expect(stage.textY(of: "10") == before)
  }

  @Test func deletingTheEndLeavesNoGap() {
    let stage = textStage(numbers(0..<30))
    stage.focus()
    stage.user.key(.end, modifiers: .control)
    stage.control.selectedRange = 20..<stage.control.length
    stage.user.key(.backspace)
    #expect(stage.control.caretRect.maxY > 60)
    #expect(stage.drawnTexts().count >= 4)
  }

  @Test func aTallerViewShowsMoreAndLeavesNoGap() {
    let stage = textStage(numbers(0..<30))
    stage.turnWheel(100)
    stage.control.frame.size.height = 194
    stage.user.application.endTurn()
    #expect(stage.textY(of: "29") == 100 + 194 - 7 - 20 + stage.baseline(ofRow: 0) - 107)
  }

  @Test func aNarrowerViewBreaksAnewAndKeepsItsFirstRow() {
    let stage = textStage(Array(repeating: "word", count: 60).joined(separator: " "))
    stage.turnWheel(2)
    stage.control.frame.size.width = 64
    stage.user.application.endTurn()
    #expect(stage.drawnTexts().allSatisfy { $0 == "word " })
  }

  @Test func aDragBelowTheEdgeScrollsAsTimePasses() {
    let stage = textStage(numbers(0..<100))
    stage.user.press(stage.at(0, 0), in: stage.window)
    stage.user.move(to: stage.point(20, 130))
    let first = stage.control.selectionHead
    stage.user.wait(.milliseconds(500))
    #expect(stage.control.selectionHead > first + 10)
    stage.user.wait(.seconds(10))
    #expect(stage.drawnTexts().last == "99")
    stage.user.move(to: stage.point(20, -60))
    stage.user.wait(.seconds(10))
    #expect(stage.control.selectionHead <= 1)
    stage.user.release()
  }

  @Test func aDragAsideOfTheTextDoesNotScroll() {
    let stage = textStage(numbers(0..<100))
    stage.user.host.settings.caretBlink = .zero
    stage.user.press(stage.at(0, 0), in: stage.window)
    stage.user.move(to: stage.point(300, 40))
    #expect(stage.user.application.nextWake == nil)
    stage.user.release()
  }

  @Test func aNewTextIsShownFromItsStart() {
    let stage = textStage(numbers(0..<30))
    stage.turnWheel(3)
    stage.control.text = numbers(100..<130)
    stage.user.application.endTurn()
    #expect(stage.drawnTexts().first == "100")
  }

  // MARK: Cost

  @Test func aHundredThousandLinesOpenByWhatIsSeen() {
    let stage = textStage(numbers(0..<100_000))
    #expect(stage.layoutCount <= 10)
  }

  @Test func inAHundredThousandLinesAKeyCostsWhatIsSeen() {
    let stage = textStage(numbers(0..<100_000))
    stage.focus()
    for key in [KeySym.end, .home, .end] {
      let count = stage.layoutCount
      stage.user.key(key, modifiers: .control)
      #expect(stage.layoutCount - count <= 12)
    }
    for _ in 0..<20 {
      let count = stage.layoutCount
      stage.user.key(.up)
      stage.user.key(.up)
      #expect(stage.layoutCount - count <= 4)
    }
    let count = stage.layoutCount
    stage.user.type("x")
    #expect(stage.layoutCount - count <= 2)
    stage.user.key(.return)
    #expect(stage.layoutCount - count <= 6)
  }

  @Test func aWheelThroughManyLinesLaysEachOutOnce() {
    let stage = textStage(numbers(0..<100_000))
    let count = stage.layoutCount
    for _ in 0..<200 { stage.turnWheel(1) }
    #expect(stage.layoutCount - count <= 610)
  }

  private let seen = Rect(x: 0, y: 6.9, width: 104, height: 80.2)

  private func strings(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }
  private func numbers(_ range: Range<Int>) -> String { strings(range).joined(separator: "\n") }
}

/// Counts the wheels that reach it.
@MainActor private final class WheelRecorder: View {
  var count = 0
  override func scroll(_ event: ScrollEvent) -> Bool {
    count += 1
    return true
  }
}

extension Stage where Control == TextView {
  /// The baseline at which a text is drawn, in the window.
  @MainActor func textY(of text: String) -> Double? {
    drawing().lazy.compactMap { if case .text(text, let point, _) = $0 { point.y } else { nil } }.first
  }

  @MainActor func baseline(ofRow row: Int) -> Double { 107 + Double(row) * 20 + 13.375 }
}
