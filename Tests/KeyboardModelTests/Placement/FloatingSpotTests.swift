import KeyboardModel
import Testing
import UICore

@Suite struct FloatingSpotTests {
  private let room = Size(width: 900, height: 600)

  private func frame(_ spot: FloatingSpot) -> Rect {
    Rect(x: 500 * spot.anchor.x, y: 400 * spot.anchor.y, width: 400, height: 200)
  }

  @Test func itMakesWayForACaretThatItWouldCoverByTheShortestWay() {
    for (caret, moved) in [
      (Rect(x: 450, y: 550, width: 2, height: 10), Point(x: 0, y: -1)),
      (Rect(x: 450, y: 390, width: 2, height: 10), Point(x: 0, y: 1)),
      (Rect(x: 300, y: 450, width: 2, height: 20), Point(x: 1, y: 0)),
    ] {
      var spot = FloatingSpot()
      let old = frame(spot)
      spot.makeWay(for: caret, from: old, in: room)
      let new = frame(spot)
      #expect(!new.intersects(caret) && !spot.isInTheWay)
      #expect((new.minX - old.minX) * moved.x > 0 || (new.minY - old.minY) * moved.y > 0, "\(caret)")
    }
  }

  @Test func itStaysWhereItCoversNothingAndComesBackForAnotherField() {
    var spot = FloatingSpot()
    spot.makeWay(for: Rect(x: 0, y: 0, width: 2, height: 10), from: frame(spot), in: room)
    #expect(spot.anchor == spot.wanted)
    spot.makeWay(for: Rect(x: 450, y: 500, width: 2, height: 10), from: frame(spot), in: room)
    #expect(spot.anchor != spot.wanted)
    spot.forget()
    #expect(spot.anchor == spot.wanted)
  }

  @Test func whereThereIsNoRoomBesideTheCaretThatMakesWay() {
    var spot = FloatingSpot()
    let low = Size(width: 400, height: 250)
    spot.makeWay(
      for: Rect(x: 200, y: 120, width: 2, height: 20), from: Rect(x: 0, y: 50, width: 400, height: 200),
      in: low)
    #expect(spot.isInTheWay && spot.anchor.y == 1)
    spot.wanted = .zero
    #expect(!spot.isInTheWay && spot.anchor == .zero)
  }
}
