import Testing
import UICore

@testable import Controls

struct MenuPlaceTests {
  private let screen = Rect(x: -100, y: -50, width: 1000, height: 800)
  private let size = Size(width: 200, height: 300)

  private func origin(_ anchor: Rect) -> Point { MenuPlace(anchor: anchor, screen: screen).origin(of: size) }

  @Test func itBeginsAtThePointer() {
    #expect(origin(Rect(x: 10, y: 20, width: 0, height: 0)) == Point(x: 10, y: 20))
  }

  @Test func itLiesBelowACaret() {
    #expect(origin(Rect(x: 10, y: 20, width: 2, height: 16)) == Point(x: 10, y: 36))
  }

  @Test func atTheRightEdgeItEndsAtThePointer() {
    #expect(origin(Rect(x: 800, y: 20, width: 0, height: 0)) == Point(x: 600, y: 20))
  }

  @Test func atTheLowerEdgeItLiesAbove() {
    #expect(origin(Rect(x: 10, y: 600, width: 2, height: 16)) == Point(x: 10, y: 300))
  }

  @Test func forAFingerItLiesAboveWhereThereIsRoom() {
    func y(_ anchor: Rect) -> Double {
      MenuPlace(anchor: anchor, screen: screen, prefersAbove: true).origin(of: size).y
    }
    #expect(y(Rect(x: 10, y: 400, width: 2, height: 16)) == 100)
    #expect(y(Rect(x: 10, y: 20, width: 2, height: 16)) == 36)
    #expect(y(Rect(x: 10, y: 700, width: 2, height: 16)) == 400)
  }

  @Test func ofACaretBeyondTheScreenItIsSeenAllTheSame() {
    #expect(origin(Rect(x: 950, y: 600, width: 2, height: 16)) == Point(x: 700, y: 300))
    #expect(origin(Rect(x: -400, y: 20, width: 2, height: 16)) == Point(x: -100, y: 36))
    #expect(origin(Rect(x: 10, y: 1400, width: 2, height: 16)) == Point(x: 10, y: 450))
  }

  @Test func whereThereIsRoomNeitherBelowNorAboveItStaysOnTheScreen() {
    let low = Rect(x: 0, y: 0, width: 500, height: 400)
    let place = MenuPlace(anchor: Rect(x: 10, y: 200, width: 0, height: 0), screen: low)
    #expect(place.origin(of: size) == Point(x: 10, y: 100))
    #expect(place.origin(of: Size(width: 200, height: 600)) == Point(x: 10, y: 0))
  }
}
