import KeyboardModel
import Testing

@Suite struct KeyboardLayoutTests {
  @Test func spaceKeyShowsTheNameOfTheLayout() {
    #expect(KeyboardLayout.default.label(for: .space) == "English")
  }

  @Test func everyFunctionKeyHasALabel() {
    for function in FunctionKey.allCases {
      #expect(!KeyboardLayout.default.label(for: function).isEmpty)
    }
  }

  @Test func labelLineReplacesTheUsualLabel() throws {
    let text = "locale ru\nname Русский\nlabel letters АБВ\npage letters\nrow а б в"
    let layout = try KeyboardLayout(parsing: text, file: "ru.layout")
    #expect(layout.label(for: .letters) == "АБВ")
    #expect(layout.label(for: .symbols) == "?123")
  }

  @Test func keyIsFoundByPageRowAndColumn() {
    let layout = KeyboardLayout.default
    let q = layout.key(at: KeyPosition(page: .letters, row: 0, column: 0))
    let star = layout.key(at: KeyPosition(page: .symbols, row: 2, column: 1))
    #expect(q?.text(isShifted: true) == "Q")
    #expect(star?.text(isShifted: false) == "*")
    #expect(layout.key(at: KeyPosition(page: .letters, row: 9, column: 0)) == nil)
  }
}
