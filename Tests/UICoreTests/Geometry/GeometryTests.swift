import Testing
import UICore

@testable import struct UICore.DamageRegion

@Suite struct GeometryTests {
  @Test func aRectangleHoldsItsUpperLeftEdgesAndNotItsLowerRightOnes() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
  }

  @Test func rectanglesThatOnlyTouchDoNotIntersect() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!rect.intersects(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(rect.intersection(Rect(x: 20, y: 20, width: 5, height: 5)).isEmpty)
  }

  @Test func anEmptyRectangleAddsNothingToAUnion() {
    let rect = Rect(x: 5, y: 5, width: 10, height: 10)
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
  }

  @Test func serverTimeComparesAcrossItsWrap() {
    let before = EventTime(rawValue: .max - 5)
    let after = EventTime(rawValue: 10)
    #expect(after.isLater(than: before))
    #expect(!before.isLater(than: after))
    #expect(after.duration(since: before) == .milliseconds(16))
  }

  @Test func damageThatTouchesIsMergedAndDamageFarApartIsNot() {
    var region = DamageRegion()
    region.add(Rect(x: 0, y: 0, width: 10, height: 10))
    region.add(Rect(x: 5, y: 0, width: 10, height: 10))
    region.add(Rect(x: 300, y: 300, width: 10, height: 10))
    #expect(
      region.rects == [Rect(x: 0, y: 0, width: 15, height: 10), Rect(x: 300, y: 300, width: 10, height: 10)])
  }

  @Test func damageNeverGrowsBeyondAFewRectanglesAndCoversAllThatWasAdded() {
    var region = DamageRegion()
    let added = (0..<50).map { Rect(x: Double($0 * 37 % 400), y: Double($0 * 91 % 300), width: 5, height: 5) }
    for rect in added { region.add(rect) }
    #expect(region.rects.count <= 6)
    for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
  }
}
