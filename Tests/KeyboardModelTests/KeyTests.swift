import KeyboardModel
import Testing

@Suite struct KeyTests {
  @Test func shiftedKeyTypesItsShiftedText() {
    let key = Key(.text("i", shifted: "İ"))
    #expect(key.text(isShifted: false) == "i")
    #expect(key.text(isShifted: true) == "İ")
  }

  @Test func functionKeyTypesNoText() {
    let key = Key(.function(.delete))
    #expect(key.text(isShifted: false) == nil)
    #expect(key.function == .delete)
  }

  @Test func shiftedAlternatesAreUpperCaseWhereThatIsOneCharacter() {
    let key = Key(.text("s", shifted: "S"), alternates: ["ś", "ß", "5"])
    #expect(key.alternates(isShifted: false) == ["ś", "ß", "5"])
    #expect(key.alternates(isShifted: true) == ["Ś", "ß", "5"])
  }
}
