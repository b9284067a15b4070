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

  @Test func alternatesAreThoseOfTheStateOfShift() {
    let key = Key(.text("s", shifted: "S"), alternates: ["ś", "5"], shiftedAlternates: ["Ś", "5"])
    #expect(key.alternates(isShifted: false) == ["ś", "5"])
    #expect(key.alternates(isShifted: true) == ["Ś", "5"])
  }
}
