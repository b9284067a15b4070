import Testing
import UICore

@testable import KeyboardModel

@Suite struct SplitTests {
  private static let metrics: KeyboardMetrics = {
    var metrics = KeyboardMetrics()
    metrics.isSplit = true
    return metrics
  }()

  private static func geometry(_ page: PageName = .letters, of layout: KeyboardLayout = .default)
    -> KeyboardGeometry
  {
    KeyboardGeometry(page: layout.split().page(page)!, width: 960, height: 204, metrics: metrics)
  }

  private static func texts(_ geometry: KeyboardGeometry, where isIncluded: (Rect) -> Bool) -> [String] {
    geometry.page.rows.enumerated().map { index, row in
      zip(row.keys, geometry.rows[index]).filter { isIncluded($0.1) }
        .map { $0.0.text(isShifted: false) ?? "·" }.joined()
    }
  }

  @Test func theHalvesAreThoseOfTouchTypists() {
    let geometry = Self.geometry()
    let left = Self.texts(geometry) { $0.maxX < 480 }
    let right = Self.texts(geometry) { $0.minX > 480 }
    #expect(Array(left.prefix(3)) == ["qwert", "asdfg", "·zxcv"])
    #expect(Array(right.prefix(3)) == ["yuiop", "hjkl", "bnm·"])
  }

  @Test func eachThumbHasASpaceKey() {
    let geometry = Self.geometry()
    let bottom = geometry.page.rows.count - 1
    let spaces = geometry.page.rows[bottom].keys.indices.filter {
      geometry.page.rows[bottom].keys[$0].function == .space
    }
    #expect(spaces.count == 2)
    #expect(geometry.rows[bottom][spaces[0]].maxX < 480 && geometry.rows[bottom][spaces[1]].minX > 480)
  }

  @Test func keysAreAtTheEdgesAndTheMiddleTypesNothing() {
    let geometry = Self.geometry()
    #expect(geometry.rows[0][0].minX == 4 && geometry.rows[0][9].maxX == 956)
    for row in geometry.rows {
      let y = row[0].midY
      #expect(geometry.key(at: Point(x: 480, y: y)) == nil)
      #expect(geometry.key(at: Point(x: 380, y: y)) == nil)
      #expect(geometry.key(at: Point(x: 0, y: y)) != nil && geometry.key(at: Point(x: 959.9, y: y)) != nil)
    }
    // What is beside the inner keys is theirs, as at the outer edge.
    let (t, y) = (geometry.rows[0][4], geometry.rows[0][5])
    #expect(geometry.key(at: Point(x: t.maxX + 10, y: t.midY))?.column == 4)
    #expect(geometry.key(at: Point(x: y.minX - 10, y: y.midY))?.column == 5)
  }

  @Test func aPadIsNotDividedAndIsAtTheRightThumb() {
    let layout = KeyboardLayout.default
    #expect(layout.split().page(.number) == layout.page(.number))
    let geometry = Self.geometry(.number)
    #expect(geometry.rows.allSatisfy { $0.allSatisfy { $0.minX > 600 } })
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func inEveryLanguageBothThumbsHaveKeysInEachRowAndNoKeyIsLost(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    for page in layout.pages where !page.name.isPad {
      let split = page.split()
      #expect(abs(split.width - page.width) < 1e-9)
      #expect(split.rows.joinedKeys.count - page.rows.joinedKeys.count <= page.rows.count)
      for row in split.rows where row.keys.count > 3 {
        let count = row.count(leftOf: split.middle)
        #expect(count > 0 && count < row.keys.count, "\(name) \(page.name)")
      }
    }
  }
}

extension [KeyRow] {
  fileprivate var joinedKeys: [Key] { flatMap(\.keys) }
}
