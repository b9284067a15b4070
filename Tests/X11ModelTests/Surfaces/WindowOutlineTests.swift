import Testing

@testable import X11Model

struct WindowOutlineTests {
  @Test(arguments: [0.0, 1, 3.5, 8, 16, 40]) func theRowsFillTheRectangleButForItsCorners(_ radius: Double) {
    let area = PixelRect(x: 5, y: 7, width: 60, height: 41)
    let rows = WindowOutline(area, radius: radius).rows
    var y = area.minY
    for row in rows {
      #expect(row.minY == y)
      #expect(row.minX - area.minX == area.maxX - row.maxX)
      y = row.maxY
    }
    #expect(y == area.maxY)
    #expect(rows.contains { $0.width == area.width } || radius > 20)
    #expect(rows.map(\.minX) == rows.map(\.minX).reversed() || radius == 0)
  }

  @Test func aCornerOfEightLosesWhatACircleLeavesOut() {
    let rows = WindowOutline(PixelRect(x: 0, y: 0, width: 40, height: 40), radius: 8).rows
    #expect(rows.prefix(9).map(\.minX) == [5, 3, 2, 1, 1, 0, 0, 0, 0])
  }
}
