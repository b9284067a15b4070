import Testing
import UICore
import UITestHost

@MainActor @Suite struct HitTestingTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ view: View, to parent: View? = nil) -> View {
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func theDeepestViewUnderThePointIsHit() {
    let outer = add(View(frame: Rect(x: 10, y: 10, width: 50, height: 50)))
    let inner = add(View(frame: Rect(x: 5, y: 5, width: 10, height: 10)), to: outer)
    #expect(root.hitTest(Point(x: 16, y: 16)) === inner)
    #expect(root.hitTest(Point(x: 40, y: 40)) === outer)
    #expect(root.hitTest(Point(x: 90, y: 90)) === root)
    #expect(root.hitTest(Point(x: 100, y: 50)) == nil)
  }

  @Test func laterSiblingsLieAboveEarlierOnes() {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    let below = add(View(frame: frame))
    let above = add(View(frame: frame))
    #expect(root.hitTest(Point(x: 5, y: 5)) === above)
    above.isHidden = true
    #expect(root.hitTest(Point(x: 5, y: 5)) === below)
    above.isHidden = false
    above.alpha = 0.005
    #expect(root.hitTest(Point(x: 5, y: 5)) === below)
    above.alpha = 1
    above.isUserInteractionEnabled = false
    #expect(root.hitTest(Point(x: 5, y: 5)) === below)
  }

  @Test func aDisabledViewStillStopsThePress() {
    let view = add(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
    view.isEnabled = false
    #expect(root.hitTest(Point(x: 5, y: 5)) === view)
  }

  @Test func nothingIsHitOutsideItsSuperview() {
    let outer = add(View(frame: Rect(x: 10, y: 10, width: 20, height: 20)))
    _ = add(View(frame: Rect(x: 0, y: 0, width: 80, height: 80)), to: outer)
    #expect(root.hitTest(Point(x: 50, y: 50)) === root)
  }

  @Test func scrolledContentIsHitWhereItIsShown() {
    let viewport = add(Pane(frame: Rect(x: 10, y: 10, width: 50, height: 50)))
    let row = add(View(frame: Rect(x: 0, y: 100, width: 50, height: 20)), to: viewport)
    viewport.boundsOrigin = Point(x: 0, y: 90)
    #expect(root.hitTest(Point(x: 20, y: 25)) === row)
  }

  @Test func panesStayAboveLightViewsHoweverTheyAreInserted() {
    let pane = add(Pane(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
    let light = add(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
    #expect(root.subviews.map(ObjectIdentifier.init) == [light, pane].map(ObjectIdentifier.init))
    #expect(root.hitTest(Point(x: 5, y: 5)) === pane)
  }

  @Test func aPaneInsideALightViewCoversLaterLightSiblingsAsXShowsIt() {
    let holder = add(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    let pane = add(Pane(frame: Rect(x: 0, y: 0, width: 20, height: 20)), to: holder)
    let later = add(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    #expect(root.hitTest(Point(x: 5, y: 5)) === pane)
    #expect(root.hitTest(Point(x: 30, y: 30)) === later)
  }

  @Test(arguments: [10, 1000]) func aClickVisitsTheWayToItsTargetAndTheSiblingsOnIt(others: Int) {
    let visits = VisitCounter()
    // As many views again below a sibling that does not hold the point: none of them is looked at.
    let aside = add(CountedView(frame: Rect(x: 60, y: 0, width: 40, height: 100), visits))
    for _ in 0..<others {
      _ = add(CountedView(frame: Rect(x: 0, y: 0, width: 5, height: 5), visits), to: aside)
    }
    var parent: View = root
    for _ in 0..<4 {
      parent = add(CountedView(frame: Rect(x: 1, y: 1, width: 50, height: 50), visits), to: parent)
    }
    #expect(root.hitTest(Point(x: 20, y: 20)) === parent)
    #expect(visits.count == 4)
  }
}

@MainActor private final class VisitCounter {
  var count = 0
}

@MainActor private final class CountedView: View {
  private let visits: VisitCounter

  init(frame: Rect, _ visits: VisitCounter) {
    self.visits = visits
    super.init(frame: frame)
  }

  override func contains(_ point: Point) -> Bool {
    visits.count += 1
    return super.contains(point)
  }
}
