import KeyboardModel
import Testing

@Suite struct KeyboardPageTests {
  let page = KeyboardPage(
    name: .letters,
    rows: [
      KeyRow(keys: [Key(.text("a", shifted: "A")), Key(.text("b", shifted: "B"))]),
      KeyRow(indent: 0.5, keys: [Key(.function(.space), width: 2)]),
    ])

  @Test func pageIsAsWideAsItsWidestRowWithTheIndent() {
    #expect(page.width == 2.5)
    #expect(KeyboardPage(name: .letters).width == 0)
  }

  @Test func keyIsFoundOnlyAtPositionsOfItsPage() {
    #expect(page.key(at: KeyPosition(page: .letters, row: 1, column: 0))?.function == .space)
    #expect(page.key(at: KeyPosition(page: .symbols, row: 1, column: 0)) == nil)
    for (row, column) in [(-1, 0), (2, 0), (0, -1), (0, 2)] {
      #expect(page.key(at: KeyPosition(page: .letters, row: row, column: column)) == nil)
    }
  }

  @Test func containsSaysWhetherAFunctionIsThere() {
    #expect(page.contains(.space))
    #expect(!page.contains(.hide))
  }
}
