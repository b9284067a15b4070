import Testing
import UICore
import UITestHost

@MainActor @Suite struct SurfaceRegistryTests {
  private let user = TestUser()
  private let window = Window(title: "Window", size: Size(width: 400, height: 300))

  private func paneInPane() -> (outer: Pane, inner: Pane) {
    let outer = Pane(frame: Rect(x: 10, y: 10, width: 200, height: 200))
    let holder = View(frame: Rect(x: 5, y: 5, width: 150, height: 150))
    let inner = Pane(frame: Rect(x: 20, y: 30, width: 50, height: 40))
    window.addSubview(outer)
    outer.addSubview(holder)
    holder.addSubview(inner)
    return (outer, inner)
  }

  @Test func panesOpenParentsFirstAtTheirPlaceInTheParentSurface() {
    let (outer, inner) = paneInPane()
    user.open(window)
    let opened = user.host.effects.compactMap {
      if case .openSurface(let id, let parent, let frame, _) = $0 { (id, parent, frame) } else { nil }
    }
    #expect(opened.map(\.0) == [outer.surfaceID, inner.surfaceID])
    #expect(opened.map(\.1) == [window.surfaceID, outer.surfaceID])
    #expect(opened.map(\.2) == [outer.frame, Rect(x: 25, y: 35, width: 50, height: 40)])
  }

  @Test func movingAPaneRepaintsNothing() {
    let (outer, _) = paneInPane()
    user.open(window)
    _ = user.host.takeEffects()
    outer.frame.origin.y = 100
    user.application.endTurn()
    #expect(user.host.takeEffects() == [.moveSurface(outer.surfaceID!, frame: outer.frame)])
  }

  @Test func movingALightViewMovesThePanesInside() {
    let (outer, inner) = paneInPane()
    user.open(window)
    _ = user.host.takeEffects()
    inner.superview?.frame.origin.x = 50
    user.application.endTurn()
    let moved = HostEffect.moveSurface(inner.surfaceID!, frame: Rect(x: 70, y: 35, width: 50, height: 40))
    #expect(user.host.effects.contains(moved))
    #expect(outer.surfaceID != nil)
  }

  @Test func scrollingAPaneMovesThePanesInside() {
    let (outer, inner) = paneInPane()
    user.open(window)
    outer.boundsOrigin = Point(x: 0, y: 10)
    user.application.endTurn()
    #expect(user.host.surfaces[inner.surfaceID!]?.frame == Rect(x: 25, y: 25, width: 50, height: 40))
  }

  @Test func hidingALightViewHidesThePanesInside() {
    let (_, inner) = paneInPane()
    user.open(window)
    inner.superview?.isHidden = true
    user.application.endTurn()
    #expect(user.host.surfaces[inner.surfaceID!]?.isVisible == false)
    inner.superview?.isHidden = false
    user.application.endTurn()
    #expect(user.host.surfaces[inner.surfaceID!]?.isVisible == true)
  }

  @Test func removingASubtreeClosesItsPanesChildrenFirst() {
    let (outer, inner) = paneInPane()
    user.open(window)
    let ids = [inner.surfaceID!, outer.surfaceID!]
    _ = user.host.takeEffects()
    outer.removeFromSuperview()
    user.application.endTurn()
    let closed = user.host.effects.compactMap {
      if case .closeSurface(let id) = $0 { id } else { nil }
    }
    #expect(closed == ids)
    #expect(user.host.surfaces.count == 1)
    #expect(inner.surfaceID == nil)
  }

  @Test func aPaneCanBeAddedBackAndOpensAgain() {
    let (outer, inner) = paneInPane()
    user.open(window)
    outer.removeFromSuperview()
    user.application.endTurn()
    window.addSubview(outer)
    user.application.endTurn()
    #expect(user.host.surfaces.count == 3)
    #expect(inner.surfaceID != nil)
  }

  @Test func onlyWhatChangedIsDamaged() {
    let view = View(frame: Rect(x: 20, y: 30, width: 40, height: 10))
    window.addSubview(view)
    user.open(window)
    _ = user.host.takeEffects()
    view.setNeedsDisplay()
    user.application.endTurn()
    #expect(user.host.takeEffects() == [.damage(window.surfaceID!, [view.frame])])
  }

  @Test func hiddenViewsDamageNothing() {
    let view = View(frame: Rect(x: 20, y: 30, width: 40, height: 10))
    let holder = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(holder)
    holder.addSubview(view)
    user.open(window)
    holder.isHidden = true
    user.application.endTurn()
    _ = user.host.takeEffects()
    view.setNeedsDisplay()
    user.application.endTurn()
    #expect(user.host.takeEffects().isEmpty)
  }

  @Test func damageIsCutToTheSurfaceAndToClippingViews() {
    let clip = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    clip.clipsToBounds = true
    let view = View(frame: Rect(x: 30, y: 30, width: 100, height: 100))
    window.addSubview(clip)
    clip.addSubview(view)
    user.open(window)
    _ = user.host.takeEffects()
    view.setNeedsDisplay()
    user.application.endTurn()
    let damage = HostEffect.damage(window.surfaceID!, [Rect(x: 40, y: 40, width: 20, height: 20)])
    #expect(user.host.takeEffects() == [damage])
  }

  @Test func aTurnWithoutChangesAsksNothingOfTheHost() {
    _ = paneInPane()
    user.open(window)
    _ = user.host.takeEffects()
    user.application.endTurn()
    #expect(user.host.takeEffects().isEmpty)
  }
}
