import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What is half composed, and what comes next, in every kind of field: the table of ``TextComposer``.
@MainActor @Suite struct ComposingTests {
  /// How it began.
  enum Beginning: CaseIterable {
    /// An input method shows what it composes.
    case marked
    /// Ctrl+Shift+U and two digits.
    case number
    /// A dead key, of which only the host knows.
    case deadKey
  }

  /// What came next.
  enum Next: CaseIterable {
    case clickInside, clickOther, clickOutside, pressElsewhere, unfocus
    case home, chord, letter, undo
    case panelKey, drop, programSelection, programText

    /// Whether it comes from the keyboard: then the host knows by itself.
    var isKey: Bool { [.home, .chord, .letter, .undo].contains(self) }
  }

  enum Kind: CaseIterable {
    case field, search, secure, lines

    @MainActor func make() -> TextInputView {
      switch self {
      case .field: TextField("ab")
      case .search: holding("ab", SearchField())
      case .secure: holding("ab", SecureField())
      case .lines: TextView("ab")
      }
    }

    @MainActor private func holding(_ text: String, _ input: TextInputView) -> TextInputView {
      input.insertText(text)
      return input
    }
  }

  @Test(
    .bug(id: "go-gui-org/go-gui#177"),
    .bug(id: "teeworlds/teeworlds#3109"),
    arguments: Beginning.allCases, Next.allCases)
  func whatIsHalfComposedStaysInItsPlaceOrGoes(_ beginning: Beginning, _ next: Next) {
    for kind in Kind.allCases {
      let stage = Stage(kind.make())
      let other = TextField(frame: Rect(x: 100, y: 200, width: 200, height: 34))
      stage.window.addSubview(other)
      stage.control.becomeFirstResponder()
      stage.user.application.endTurn()
      begin(beginning, in: stage)
      _ = stage.user.host.takeEffects()
      go(on: next, in: stage, other)
      let name = "\(beginning), \(next), \(kind)"
      #expect(other.text.isEmpty, "\(name)")
      #expect(stage.control.length == expected(beginning, next, kind), "\(name)")
      let dropped = stage.user.host.takeEffects().contains {
        if case .dropComposing = $0 { true } else { false }
      }
      // A secure field has no text for the program to set; and of a lost focus the host knows first.
      guard next != .unfocus, kind != .secure || next != .programText else { continue }
      #expect(dropped == !next.isKey, "\(name)")
    }
  }

  private func begin(_ beginning: Beginning, in stage: Stage<TextInputView>) {
    switch beginning {
    case .marked: stage.user.mark("に")
    case .number:
      stage.user.key(KeySym("u"), modifiers: [.control, .shift])
      if !stage.control.isSecure { stage.user.type("41") }
    case .deadKey: break
    }
  }

  private func go(on next: Next, in stage: Stage<TextInputView>, _ other: TextField) {
    let user = stage.user
    switch next {
    case .clickInside: user.click(stage.point(12), in: stage.window)
    case .clickOther: user.click(other)
    case .clickOutside: user.click(Point(x: 700, y: 500), in: stage.window)
    case .pressElsewhere: user.pressOutsideApplication()
    case .unfocus: user.unfocus(stage.window)
    case .home: user.key(.home)
    case .chord: user.key(KeySym("a"), modifiers: .control)
    case .letter: user.key(KeySym("z"), text: "z")
    case .undo: user.key(KeySym("z"), modifiers: .control)
    case .panelKey:
      stage.control.insertText("p")
      user.application.endTurn()
    case .drop: user.dropFromElsewhere("d", at: stage.point(12), in: stage.window)
    case .programSelection:
      stage.control.selectedRange = 0..<0
      stage.control.unmarkText()
      user.application.endTurn()
    case .programText:
      (stage.control as? any PlainTextInput)?.text = "new"
      user.application.endTurn()
    }
  }

  /// In characters: two that were there, one that was composed unless it was dropped, one that came next.
  private func expected(_ beginning: Beginning, _ next: Next, _ kind: Kind) -> Int {
    let composes = beginning != .deadKey && kind != .secure
    let added = [.letter, .panelKey, .drop].contains(next) ? 1 : 0
    switch next {
    case .programText: return kind == .secure ? 2 : 3
    // What was never in the text is dropped.
    case .undo: return composes || kind != .search ? 2 : 0
    // It is no digit: it rings, and the number goes on.
    case .letter where beginning == .number && composes: return 2
    default: return 2 + (composes ? 1 : 0) + added
    }
  }

  @Test func aNumberThatWasTypedWithControlAndShiftHeldEndsWhenTheyAreLetGo() {
    for kind in Kind.allCases where kind != .secure {
      let stage = Stage(kind.make())
      stage.control.becomeFirstResponder()
      for key in ["u", "2", "6", "0", "3"] as [Unicode.Scalar] {
        stage.user.key(KeySym(key), usKey: KeySym(key), modifiers: [.control, .shift])
      }
      stage.user.type("hello")
      #expect((stage.control as? any PlainTextInput)?.text == "ab☃hello", "\(kind)")
      #expect(stage.user.host.bellCount == 0)
    }
  }

  @Test(
    .bug(id: "godotengine/godot-proposals#10654"),
    arguments: [(0xffe1, "ab☃", 0), (0xffe4, "ab☃", 0), (0xffe9, "ab", 0)] as [(UInt32, String, Int)])
  func theNumberIsTheCharacterAsSoonAsAKeyIsLetGo(_ row: (released: UInt32, text: String, bells: Int)) {
    for kind in Kind.allCases where kind != .secure {
      let stage = Stage(kind.make())
      stage.control.becomeFirstResponder()
      for key in ["u", "2", "6", "0", "3"] as [Unicode.Scalar] {
        stage.user.key(KeySym(key), usKey: KeySym(key), modifiers: [.control, .shift])
      }
      stage.user.release(KeySym(rawValue: row.released))
      #expect((stage.control as? any PlainTextInput)?.text == row.text, "\(kind)")
      #expect((stage.control.markedText == nil) == (row.text != "ab"))
      #expect(stage.user.host.bellCount == row.bells)
    }
  }

  /// Ctrl+Shift+U and let go: the digits are still to come. Digits without them held are not ended by a Shift that one
  /// of them needed.
  @Test func whatWasNotTypedWithThemHeldGoesOnWhenTheyAreLetGo() {
    let stage = Stage(TextField("a"))
    stage.control.becomeFirstResponder()
    stage.user.key(KeySym("u"), usKey: KeySym("u"), modifiers: [.control, .shift])
    stage.user.release(KeySym(rawValue: 0xffe3))
    stage.user.release(KeySym(rawValue: 0xffe1))
    stage.user.type("e")
    stage.user.release(KeySym(rawValue: 0xffe1))
    #expect(stage.control.markedText?.text == "ue")
    stage.user.type("9")
    stage.user.key(.space, text: " ")
    #expect(stage.control.text == "aé")
  }

  @Test func theFocusTakesNothingHalfComposedAlongWhoeverMovesIt() {
    let stage = Stage(TextField())
    let other = TextField(frame: Rect(x: 100, y: 200, width: 200, height: 34))
    stage.window.addSubview(other)
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    _ = stage.user.host.takeEffects()
    other.becomeFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.user.host.takeEffects().contains(.dropComposing(stage.window.windowID!)))
  }
}
