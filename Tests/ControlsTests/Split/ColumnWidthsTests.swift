import Testing

@testable import Controls

@Suite struct ColumnWidthsTests {
  private let three = ColumnWidths(minimums: [160, 200, 150], wanted: [250, nil, 290])

  private static let fits: [(Double, [Double])] = [
    (1000, [250, 460, 290]), (740, [250, 200, 290]), (700, [250, 200, 250]), (560, [210, 200, 150]),
    (400, [160, 90, 150]),
  ]

  @Test(arguments: fits)
  func theRestGoesToOneAndTheLastGiveWayFirst(total: Double, widths: [Double]) {
    #expect(three.fitted(into: total) == widths)
  }

  @Test func theColumnsAlwaysFillTheWidth() {
    for total in stride(from: 310.0, through: 1200, by: 10) {
      #expect(three.fitted(into: total).reduce(0, +) == total)
    }
  }

  private static let moves: [(Double, [Double])] = [
    (50, [300, 410, 290]), (-500, [160, 550, 290]), (900, [510, 200, 290]),
  ]

  @Test(arguments: moves)
  func aBorderMovesAsFarAsBothColumnsCan(distance: Double, widths: [Double]) {
    var moved = three
    moved.moveBorder(after: 0, by: distance, total: 1000)
    #expect(moved.fitted(into: 1000) == widths)
  }

  @Test func theOtherBordersStayWhereTheyAre() {
    var moved = three
    moved.moveBorder(after: 1, by: -100, total: 1000)
    #expect(moved.fitted(into: 1000) == [250, 360, 390])
  }

  @Test func theLastTakesTheRestIfNoneIsSaidTo() {
    #expect(ColumnWidths(minimums: [10, 10], wanted: [100, 100]).fitted(into: 300) == [100, 200])
  }

  @Test func nothingIsNarrowerThanItsMinimumFromTheStart() {
    #expect(ColumnWidths(minimums: [160, 100], wanted: [20, nil]).fitted(into: 500) == [160, 340])
  }
}
