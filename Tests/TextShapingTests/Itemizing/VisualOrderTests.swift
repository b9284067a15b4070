import Testing

@testable import TextShaping

@Suite struct VisualOrderTests {
  @Test func evenLevelsStayInOrder() {
    #expect(VisualOrder.order([]) == nil)
    #expect(VisualOrder.order([0, 0, 0]) == nil)
    #expect(VisualOrder.order([0, 2, 2]) == nil)
  }

  @Test func stretchesOfEachLevelAreReversed() {
    #expect(VisualOrder.order([1, 1, 1]) == [2, 1, 0])
    #expect(VisualOrder.order([0, 1, 1, 0]) == [0, 2, 1, 3])
    // Numbers within Hebrew.
    #expect(VisualOrder.order([1, 2, 2, 1]) == [3, 1, 2, 0])
    // The last example of rule L2 of UAX #9, with one character for each word.
    #expect(VisualOrder.order([0, 1, 1, 2, 3, 2, 1, 0]) == [0, 6, 3, 4, 5, 2, 1, 7])
  }

  @Test func everyOrderIsAPermutation() {
    for number in 0..<1_024 {
      let levels = (0..<5).map { UInt8(number >> (2 * $0) & 3) }
      let order = VisualOrder.order(levels) ?? [0, 1, 2, 3, 4]
      #expect(order.sorted() == [0, 1, 2, 3, 4])
    }
  }
}
