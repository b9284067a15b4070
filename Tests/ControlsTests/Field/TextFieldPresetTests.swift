import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextFieldPresetTests {
  @Test func aNumberIsDigitsWithAMinusInFront() {
    #expect(typing("-12", into: .number) == "-12")
    #expect(typing("1-2", into: .number) == "12")
    #expect(typing("1.5", into: .number) == "15")
    #expect(typing("1e3", into: .number) == "13")
    #expect(typing("٣٤", into: .number) == "٣٤")
  }

  @Test func aDecimalHasOnePointOrComma() {
    #expect(typing("-1.5", into: .decimal) == "-1.5")
    #expect(typing("1,5,0", into: .decimal) == "1,50")
    #expect(typing(".5", into: .decimal) == ".5")
  }

  @Test func aPhoneNumberKeepsItsSpaces() {
    #expect(typing("+49 (30) x1", into: .phone) == "+49 (30) 1")
  }

  @Test func addressesHaveNoSpaces() {
    #expect(typing("me @ x.org", into: .email) == "me@x.org")
    #expect(typing(" x.org", into: .url) == "x.org")
  }

  @Test func aPasteIsLookedAtAsAWhole() {
    let stage = staged(.decimal)
    stage.control.insertText(" 1 234.5 ")
    #expect(stage.control.text == "1234.5")
    stage.control.insertText("6.7")
    #expect(stage.control.text == "1234.5")
  }

  @Test func whatMayNotBeTypedMayBeDeleted() {
    let stage = staged(.number)
    stage.control.text = "abc"
    stage.user.key(.backspace)
    #expect(stage.control.text == "ab")
  }

  @Test(arguments: [
    (TextFieldPreset.number, ["0", "-7"], ["-"]), (.decimal, ["1.", ".5", "-0,5"], [".", "-", "-."]),
    (.phone, ["112", "+49 30 1"], ["+", "11"]),
    (.email, ["a@b.de", "a.b+c@d.e.org"], ["a", "a@", "@b.de", "a@b", "a@b.", "a@b@c.de", "a@.de"]),
    (
      .url, ["example.org", "https://example.org/a?b", "http://a.b:80", "a.b/c"],
      ["example", "://a.b", "https://", "https://a", "a..b"]
    ),
  ])
  func whatIsNotWholeIsToldInWords(_ preset: TextFieldPreset, _ whole: [String], _ parts: [String]) {
    let field = TextField()
    field.apply(preset)
    for text in whole + [""] {
      field.text = text
      #expect(field.validate(), "\(text)")
    }
    for text in parts {
      field.text = text
      #expect(!field.validate(), "\(text)")
      #expect(field.errorMessage == preset.message)
    }
  }

  @Test func theKeyboardIsToldOfTheKind() {
    let field = TextField()
    field.apply(.email)
    #expect(field.keyboardTraits.contentType == .email)
  }

  private func staged(_ preset: TextFieldPreset) -> Stage<TextField> {
    let stage = Stage(TextField())
    stage.control.apply(preset)
    stage.user.click(stage.control)
    return stage
  }

  private func typing(_ text: String, into preset: TextFieldPreset) -> String {
    let stage = staged(preset)
    stage.user.type(text)
    return stage.control.text
  }
}
