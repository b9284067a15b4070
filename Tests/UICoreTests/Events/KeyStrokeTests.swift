import Testing
import UICore

@Suite struct KeyStrokeTests {
  @Test func shiftsOwnTabIsATab() {
    #expect(KeyStroke(.backTab, .shift) == KeyStroke(.tab, .shift))
    #expect(KeyStroke(.backTab) == KeyStroke(.tab, .shift))
    #expect(KeyStroke(.backTab, .control) == KeyStroke(.tab, [.control, .shift]))
  }

  @Test func theKeypadHasTwins() {
    #expect(KeyStroke(.keypadEnter) == KeyStroke(.return))
    #expect(KeyStroke(.keypadEnd, .shift) == KeyStroke(.end, .shift))
  }

  @Test func itIsWrittenAsPeopleDo() {
    #expect(KeyStroke(KeySym("A"), [.shift, .control]).description == "Ctrl+Shift+A")
    #expect(KeyStroke(.pageUp, .capsLock).description == "Page Up")
    #expect(KeyStroke(.backspace, .alt).description == "Alt+Backspace")
    #expect(KeyStroke(KeySym("/"), .super).description == "Super+/")
    #expect(KeyStroke(KeySym(rawValue: 0xFFBE)).description == "0xffbe")
  }
}
