import KeyboardModel
import Testing

@Suite struct FunctionKeyTests {
  @Test func onlyDeleteAndTheArrowsRepeat() {
    #expect(FunctionKey.allCases.filter(\.repeats) == [.delete, .left, .right])
  }
}
