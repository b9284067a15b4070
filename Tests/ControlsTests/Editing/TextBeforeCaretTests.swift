import Controls
import Testing
import UICore
import UITestHost

@MainActor struct TextBeforeCaretTests {
  @Test(arguments: [
    ("", 0, ""), ("Hello. ", 7, "lo. "), ("Hello. ", 2, "He"), ("né", 2, "né"), ("a👨‍👩‍👧b", 3, "a👨‍👩‍👧b"),
    ("Ünö", 3, "Ünö"),
  ])
  func itIsTheLastCharactersBeforeTheCaret(text: String, caret: Int, before: String) {
    for input in [TextField(frame: .zero), TextView(frame: .zero)] as [any PlainTextInput] {
      input.text = text
      input.selectedRange = caret..<caret
      #expect(input.textBeforeCaret(4) == before)
    }
  }

  @Test func ofASelectionItIsWhatStandsBeforeIt() {
    let field = TextField(frame: .zero)
    field.text = "one two"
    field.selectedRange = 4..<7
    #expect(field.textBeforeCaret(10) == "one ")
  }

  @Test func ofASecretItIsNothing() {
    let field = SecureField(frame: .zero)
    Array("Secret. ".utf8).withUnsafeBufferPointer { field.setText(utf8: $0) }
    #expect(field.textBeforeCaret(4) == "")
  }
}
