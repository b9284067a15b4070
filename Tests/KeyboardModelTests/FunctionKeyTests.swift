import KeyboardModel
import Testing

@Suite struct FunctionKeyTests {
  @Test func onlyDeleteAndSpaceRepeat() {
    #expect(FunctionKey.allCases.filter(\.repeats) == [.delete, .space])
  }

  @Test func everyPageHasOneKeyThatLeadsToIt() {
    let targets = FunctionKey.allCases.compactMap(\.targetPage)
    #expect(targets.count == PageName.allCases.count)
    #expect(Set(targets) == Set(PageName.allCases))
  }
}
