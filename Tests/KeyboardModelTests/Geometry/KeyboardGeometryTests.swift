import KeyboardModel
import Testing
import UICore

private let letters = KeyboardLayout.default.pages[0]

@Suite struct KeyboardGeometryTests {
  @Test func keysHaveTheSizesOfTheDrawing() {
    let geometry = KeyboardGeometry(page: letters, width: 960, height: 204)
    #expect(geometry.rows[0][0] == Rect(x: 63, y: 8, width: 78, height: 42))
    #expect(geometry.rows[0][9] == Rect(x: 819, y: 8, width: 78, height: 42))
    #expect(geometry.rows[1][0] == Rect(x: 105, y: 56, width: 78, height: 42))
    #expect(geometry.rows[3].allSatisfy { $0.minY == 152 })
  }

  @Test func preferredHeightIsThatOfFullKeys() {
    #expect(KeyboardGeometry.preferredHeight(of: letters, forWidth: 960) == 204)
    #expect(KeyboardLayout.default.preferredHeight(forWidth: 960) == 204)
  }

  @Test func veryNarrowPanelPrefersLowerKeys() {
    let narrow = KeyboardLayout.default.preferredHeight(forWidth: 200)
    #expect(narrow < KeyboardLayout.default.preferredHeight(forWidth: 320))
    #expect(narrow > 0)
  }

  @Test func rowsWithTheSameUnitsEndAtTheSameEdge() {
    let geometry = KeyboardGeometry(page: letters, width: 701, height: 204)
    #expect(Set([0, 2, 3].map { geometry.rows[$0].last!.maxX }).count == 1)
    #expect(Set([0, 2, 3].map { geometry.rows[$0].first!.minX }).count == 1)
  }

  @Test(arguments: sizes, [1.0, 1.25, 1.5, 2.0])
  func keysAreOnThePanelAndDoNotOverlap(size: [Double], scale: Double) {
    for page in KeyboardLayout.default.pages {
      let geometry = geometry(page, size, scale: scale)
      let frames = geometry.rows.flatMap { $0 }
      for (index, frame) in frames.enumerated() {
        #expect(frame.width > 0 && frame.height > 0)
        #expect(frame.minX >= 0 && frame.minY >= 0)
        #expect(frame.maxX <= size[0] + 0.001 && frame.maxY <= size[1] + 0.001)
        #expect(!frames[..<index].contains { overlap($0, frame) })
      }
    }
  }

  @Test(arguments: sizes, [1.0, 1.25, 1.5, 2.0])
  func edgesAreOnWholePixels(size: [Double], scale: Double) {
    for frame in geometry(letters, size, scale: scale).rows.flatMap({ $0 }) {
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
    }
  }

  @Test(arguments: sizes)
  func lettersDifferInWidthByAPixelAtMost(size: [Double]) {
    let widths = geometry(letters, size).rows.flatMap { $0 }.enumerated().filter { $0.offset < 19 }
      .map(\.element.width)
    #expect(widths.max()! - widths.min()! <= 1)
  }

  @Test func smallPanelKeepsUsableKeys() {
    let geometry = KeyboardGeometry(page: letters, width: 320, height: 100)
    for frame in geometry.rows.flatMap({ $0 }) {
      #expect(frame.width >= 24 && frame.height >= 22)
    }
  }

  @Test func gapsGiveWayBeforeKeysDo() {
    let low = KeyboardGeometry(page: letters, width: 480, height: 102).rows
    #expect(low[0][0].height > 21)
    #expect(low[1][0].minY - low[0][0].maxY < 3)
  }

  @Test func everyPointOfANarrowPanelFromTheFirstRowToTheLastIsOneOfTheNearestKeyInItsRow() {
    let geometry = KeyboardGeometry(page: letters, width: 320, height: 100)
    var strays: [Point] = []
    for x in 0..<320 {
      for y in Int(geometry.rows[0][0].minY)..<Int(geometry.rows[3][0].maxY) {
        let point = Point(x: Double(x) + 0.25, y: Double(y) + 0.25)
        guard let key = geometry.key(at: point), let frame = geometry.frame(of: key) else {
          strays.append(point)
          continue
        }
        let nearest = geometry.rows[key.row].map { distance(point, $0) }.min()!
        if distance(point, frame) > nearest + 0.5 { strays.append(point) }
      }
    }
    #expect(strays == [])
  }

  @Test func halfOfAGapBelongsToEachKeyAndMarginsToNone() {
    let geometry = KeyboardGeometry(page: letters, width: 960, height: 204)
    let q = KeyPosition(page: .letters, row: 0, column: 0)
    #expect(geometry.key(at: Point(x: 143, y: 30)) == q)
    #expect(geometry.key(at: Point(x: 145, y: 30)) == KeyPosition(page: .letters, row: 0, column: 1))
    #expect(geometry.key(at: Point(x: 100, y: 52)) == q)
    #expect(geometry.key(at: Point(x: 90, y: 75)) == KeyPosition(page: .letters, row: 1, column: 0))
    for margin in [Point(x: 20, y: 30), Point(x: 900, y: 3), Point(x: 480, y: 199), Point(x: -5, y: 30)] {
      #expect(geometry.key(at: margin) == nil)
    }
  }

  @Test func roomToSpareIsSharedAboveAndBelow() {
    let geometry = KeyboardGeometry(page: letters, width: 960, height: 304)
    #expect(geometry.rows[0][0] == Rect(x: 63, y: 58, width: 78, height: 42))
  }

  @Test(arguments: [0, 1, 5, -10, .infinity, .nan, 1e9] as [Double])
  func senselessSizesGiveNoSenselessFrames(length: Double) {
    for (width, height) in [(length, 200), (320, length), (length, length)] {
      let geometry = KeyboardGeometry(page: letters, width: width, height: height)
      for frame in geometry.rows.flatMap({ $0 }) {
        #expect(frame.width >= 0 && frame.height >= 0)
        #expect(frame.minX.isFinite && frame.maxX.isFinite && frame.minY.isFinite && frame.maxY.isFinite)
      }
    }
  }

  @Test func frameOfAnUnknownKeyIsNil() {
    let geometry = KeyboardGeometry(page: letters, width: 320, height: 200)
    #expect(geometry.frame(of: KeyPosition(page: .symbols, row: 0, column: 0)) == nil)
    #expect(geometry.frame(of: KeyPosition(page: .letters, row: 4, column: 0)) == nil)
  }
}

private let sizes: [[Double]] = [
  [320, 100], [320, 120], [320, 204], [333, 151], [480, 160], [799, 203], [960, 204], [1921, 300],
]

private func geometry(_ page: KeyboardPage, _ size: [Double], scale: Double = 1) -> KeyboardGeometry {
  var metrics = KeyboardMetrics()
  metrics.scale = scale
  return KeyboardGeometry(page: page, width: size[0], height: size[1], metrics: metrics)
}

private func overlap(_ a: Rect, _ b: Rect) -> Bool {
  a.intersects(b)
}

private func distance(_ point: Point, _ frame: Rect) -> Double {
  max(frame.minX - point.x, point.x - frame.maxX, 0) + max(frame.minY - point.y, point.y - frame.maxY, 0)
}
