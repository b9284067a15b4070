import Testing
import UICore
import UITestHost

/// A window with a pane in a pane, a pane that casts a shadow on both, and one above that.
@MainActor struct PaneShadowTests {
  private let user = TestUser()
  private let window = Window(title: "Shadows", size: Size(width: 400, height: 300))
  private let outer = Pane(frame: Rect(x: 20, y: 20, width: 300, height: 200))
  private let inner = Pane(frame: Rect(x: 30, y: 30, width: 200, height: 100))
  private let caster = Pane(frame: Rect(x: 80, y: 80, width: 200, height: 100))
  private let above = Pane(frame: Rect(x: 90, y: 60, width: 50, height: 50))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(caster)
    window.addSubview(above)
    user.open(window)
    caster.castsShadow = true
    endTurn()
  }

  private func endTurn() { user.application.endTurn() }

  /// The shapes that a surface paints shadows of.
  private func shadows(on surface: SurfaceView) -> [Rect] {
    let canvas = RecordingCanvas(clip: surface.bounds)
    user.application.paint(surface.surfaceID!, on: canvas, damage: surface.bounds)
    return canvas.commands.compactMap { if case .shadow(let shape, _) = $0 { shape.rect } else { nil } }
  }

  private func damage(in surface: SurfaceView, _ effects: [HostEffect]) -> [Rect] {
    effects.flatMap { effect -> [Rect] in
      if case .damage(surface.surfaceID, let rects) = effect { rects } else { [] }
    }
  }

  @Test func everySurfaceBelowPaintsItsPart() {
    let layers = user.application.theme.cardShadows.count
    #expect(shadows(on: window) == Array(repeating: caster.frame, count: layers))
    #expect(shadows(on: outer).first == caster.frame.offset(by: Point(x: -20, y: -20)))
    #expect(shadows(on: inner).first == caster.frame.offset(by: Point(x: -50, y: -50)))
    #expect(shadows(on: caster) == [] && shadows(on: above) == [])
  }

  @Test func itFollowsAndLeavesNothingBehind() {
    _ = user.host.takeEffects()
    let old = caster.frame
    caster.frame.origin.x += 60
    endTurn()
    let damage = damage(in: window, user.host.takeEffects())
    for place in [Point(x: old.minX - 2, y: old.midY), Point(x: caster.frame.maxX + 2, y: old.midY)] {
      #expect(damage.contains { $0.contains(place) })
    }
    #expect(shadows(on: inner).first == caster.frame.offset(by: Point(x: -50, y: -50)))
  }

  @Test(arguments: [0, 1, 2])
  func whereThePaneIsNotThereIsNone(way: Int) {
    _ = user.host.takeEffects()
    if way == 0 { caster.castsShadow = false }
    if way == 1 { caster.isHidden = true }
    if way == 2 { caster.removeFromSuperview() }
    endTurn()
    let effects = user.host.takeEffects()
    for surface in [window, outer, inner] {
      #expect(shadows(on: surface) == [] && !damage(in: surface, effects).isEmpty)
    }
  }

  /// Its picture has a part of the shadow in it.
  @Test func aPaneThatMovesBelowItIsPaintedAgain() {
    _ = user.host.takeEffects()
    outer.frame.origin.y += 5
    endTurn()
    let effects = user.host.takeEffects()
    for pane in [outer, inner] { #expect(damage(in: pane, effects).contains { $0.contains(pane.bounds) }) }
    #expect(damage(in: caster, effects) == [])
  }
}
