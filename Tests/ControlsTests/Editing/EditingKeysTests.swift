import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// Keys that users of other programs missed, or that did too much.
@MainActor @Suite struct EditingKeysTests {
  // MARK: Keys of their own

  @Test(
    .bug(id: "linuxmint/xed#489"),
    .bug(id: "telegramdesktop/tdesktop#5835"),
    arguments: [
      [0x1008_FF57, 0x1008_FF58, 0x1008_FF6D] as [UInt32], [0x1005_FF72, 0x1005_FF75, 0x1005_FF74],
      [0x1004_FF02, 0x1004_FF03, 0x1004_FF04],
    ])
  func keysForCopyCutAndPasteAct(keysyms: [UInt32]) {
    let stage = Stage(TextField("ab"))
    stage.control.becomeFirstResponder()
    stage.control.selectAll()
    let keys = keysyms.map { KeySym(rawValue: $0) }
    stage.user.key(keys[0])
    stage.user.key(.end)
    stage.user.key(keys[2])
    stage.user.deliverPastes()
    #expect(stage.control.text == "abab")
    stage.control.selectAll()
    stage.user.key(keys[1])
    #expect(stage.control.text.isEmpty)
    stage.user.key(keys[2])
    stage.user.deliverPastes()
    #expect(stage.control.text == "abab")
  }

  @Test func keysForUndoAndRedoAct() {
    let stage = Stage(TextField())
    stage.control.becomeFirstResponder()
    stage.user.type("ab")
    for undo in [0xFF65, 0x1004_FF65] as [UInt32] {
      stage.user.key(KeySym(rawValue: undo))
      #expect(stage.control.text.isEmpty)
      stage.user.key(
        undo == 0xFF65 ? KeySym(rawValue: 0xFF66) : .undo, modifiers: undo == 0xFF65 ? [] : .shift)
      #expect(stage.control.text == "ab")
    }
  }

  // MARK: Return

  private func hold(_ keysym: KeySym, in stage: Stage<some View>, times: Int = 3) {
    for time in 0..<times {
      let id = stage.window.windowID!
      stage.user.send(
        .key(
          KeyEvent(
            window: id, keysym: keysym, isRepeat: time > 0, time: EventTime(rawValue: 9_000 + UInt32(time)))))
    }
  }

  @Test func aReturnThatIsHeldMovesTheFocusOnce() {
    let stage = Stage(TextField(), frame: Rect(x: 10, y: 10, width: 100, height: 34))
    let second = TextField(frame: Rect(x: 10, y: 60, width: 100, height: 34))
    let third = TextView(frame: Rect(x: 10, y: 110, width: 100, height: 60))
    for view in [second, third] { stage.window.addSubview(view) }
    for field in [stage.control, second] { field.keyboardTraits.returnKey = .next }
    stage.control.becomeFirstResponder()
    hold(.return, in: stage)
    #expect(second.isFirstResponder)
    hold(.return, in: stage)
    #expect(third.isFirstResponder)
    // What was pressed in the field before is no new line here.
    #expect(third.text.isEmpty)
    hold(.return, in: stage)
    #expect(third.text == "\n\n\n")
  }

  @Test func aReturnThatIsHeldSendsOnce() {
    final class Counter: TextInputDelegate {
      var count = 0
      func shouldReturn(_ input: TextInputView) -> Bool {
        count += 1
        return true
      }
    }
    let counter = Counter()
    for input in [TextField(), TextView()] {
      input.keyboardTraits.returnKey = .send
      input.delegate = counter
      let stage = Stage(input)
      input.becomeFirstResponder()
      hold(.return, in: stage)
    }
    #expect(counter.count == 2)
  }

  enum Answer: CaseIterable { case otherField, hides, disables, hidesParent, removes }

  @Test(arguments: Answer.allCases) func afterTheAnswerTheStateIsLookedAtAgain(answer: Answer) {
    final class Mover: TextInputDelegate {
      var act: () -> Void = {}
      func shouldReturn(_ input: TextInputView) -> Bool {
        act()
        return true
      }
    }
    for input in [TextField(), SearchField(), TextView()] {
      input.keyboardTraits.returnKey = .next
      let parent = View(frame: Rect(x: 10, y: 10, width: 300, height: 80))
      let stage = Stage(parent, frame: nil)
      input.frame = Rect(x: 0, y: 0, width: 200, height: 34)
      parent.addSubview(input)
      let (other, last) = (TextField(), TextField())
      for (number, field) in [other, last].enumerated() {
        field.frame = Rect(x: 10, y: 200 + 50 * Double(number), width: 200, height: 34)
        stage.window.addSubview(field)
      }
      let mover = Mover()
      mover.act = {
        switch answer {
        case .otherField: last.becomeFirstResponder()
        case .hides: input.isHidden = true
        case .disables: input.isEnabled = false
        case .hidesParent: parent.isHidden = true
        case .removes: input.removeFromSuperview()
        }
      }
      input.delegate = mover
      input.becomeFirstResponder()
      stage.user.key(.return)
      let expected: View? = answer == .otherField ? last : nil
      #expect(stage.window.firstResponder === expected, "\(type(of: input))")
      #expect((input as? TextView)?.text ?? "" == "")
    }
  }

  @Test func inAFieldOfManyLinesTheReturnKeyDoesWhatItSays() {
    for key in KeyboardTraits.ReturnKey.allCases {
      let stage = Stage(TextView(), frame: Rect(x: 10, y: 10, width: 100, height: 60))
      let other = TextField(frame: Rect(x: 10, y: 100, width: 100, height: 34))
      stage.window.addSubview(other)
      stage.control.keyboardTraits.returnKey = key
      stage.control.becomeFirstResponder()
      stage.user.key(.return)
      #expect(stage.control.text == (key == .return ? "\n" : ""), "\(key)")
      #expect(other.isFirstResponder == (key == .next), "\(key)")
      #expect(stage.control.isFirstResponder == (key != .next && key != .done), "\(key)")
      stage.control.becomeFirstResponder()
      stage.user.key(.return, modifiers: .shift)
      #expect(stage.control.text.last == "\n", "\(key)")
    }
  }

  @Test func aFormDecidesWhetherTabLeaves() {
    let stage = Stage(TextView(), frame: Rect(x: 10, y: 10, width: 100, height: 60))
    let other = TextField(frame: Rect(x: 10, y: 100, width: 100, height: 34))
    stage.window.addSubview(other)
    stage.control.becomeFirstResponder()
    stage.user.key(.tab)
    #expect(stage.control.text == "\t")
    stage.control.takesTab = false
    stage.user.key(.tab)
    #expect(other.isFirstResponder)
    #expect(stage.control.text == "\t")
  }

  // MARK: Motions

  @Test func controlWithUpAndDownGoesByParagraphs() {
    let stage = textStage("one two three four\n\nfive")
    stage.focus()
    var places: [Int] = []
    func go(_ key: KeySym, times: Int) {
      for _ in 0..<times {
        stage.user.key(key, modifiers: .control)
        places.append(stage.control.selectionHead)
      }
    }
    go(.down, times: 4)
    #expect(places == [18, 19, 24, 24])
    stage.user.key(.left)
    places = []
    go(.up, times: 4)
    #expect(places == [20, 19, 0, 0])
    stage.user.key(.down, modifiers: [.control, .shift])
    #expect(stage.control.selectedRange == 0..<18)
  }

  @Test(arguments: [
    (KeyStroke(.end), 14), (KeyStroke(.home), 12), (KeyStroke(KeySym("c"), .control), 14),
    (KeyStroke(KeySym(rawValue: 0xFFC2)), 14), (KeyStroke(.down, .shift), 18),
  ])
  func anyKeyButUpAndDownEndsTheColumn(_ row: (key: KeyStroke, caret: Int)) {
    let stage = Stage(TextView("iiiiiiii\nii\niiiiiiii"), frame: Rect(x: 100, y: 100, width: 200, height: 94))
    stage.control.selectedRange = 6..<6
    stage.control.becomeFirstResponder()
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 11)
    stage.user.key(row.key.keysym, modifiers: row.key.modifiers)
    if row.key.keysym == .down { return #expect(stage.control.selectionHead == row.caret) }
    stage.user.key(.down)
    #expect(stage.control.selectionHead == row.caret)
  }

  @Test func aClickEndsTheColumnAndAModifierDoesNot() {
    let stage = Stage(TextView("iiiiiiii\nii\niiiiiiii"), frame: Rect(x: 100, y: 100, width: 200, height: 94))
    stage.control.selectedRange = 6..<6
    stage.control.becomeFirstResponder()
    stage.user.key(.down)
    stage.user.key(KeySym(rawValue: 0xFFE1))
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 18)
    stage.control.selectedRange = 6..<6
    stage.user.key(.down)
    stage.user.click(stage.point(190, 30), in: stage.window)
    stage.user.key(.down)
    #expect(stage.control.selectionHead == 14)
  }
}
