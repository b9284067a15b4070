import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct PicturePaceTests {
  private let user = TestUser()
  private let window = Window(title: "Pictures", size: Size(width: 400, height: 100))
  private let pace: PicturePace

  init() {
    pace = PicturePace(application: user.application)
    user.open(window)
  }

  private func views(_ count: Int) -> [View] {
    let views = (0..<count).map { View(frame: Rect(x: Double($0) * 40, y: 0, width: 30, height: 30)) }
    for view in views { window.addSubview(view) }
    user.application.endTurn()
    _ = user.host.takeEffects()
    return views
  }

  /// Where something is painted again.
  private var damage: [Rect] {
    user.host.takeEffects().flatMap { effect -> [Rect] in
      if case .damage(_, let rects) = effect { rects } else { [] }
    }
  }

  @Test func whatTakesNoTimeIsAllDrawnAtOnce() {
    #expect(views(9).allSatisfy { pace.admits($0) })
    user.wait(.milliseconds(50))
    #expect(damage == [])
  }

  @Test func whatTakesLongerGoesOnInTheNextTurn() {
    let views = views(4)
    #expect(pace.admits(views[0]))
    user.host.manualClock.advance(by: PicturePace.longest)
    // Also one that the time would do for again.
    #expect(!pace.admits(views[1]) && !pace.admits(views[2]))
    user.wait(.zero)
    let damage = damage
    #expect(
      damage.contains { $0.contains(views[1].frame) } && damage.contains { $0.contains(views[2].frame) })
    #expect(!damage.contains { $0.intersects(views[0].frame) || $0.intersects(views[3].frame) })
    #expect(pace.admits(views[1]) && pace.admits(views[2]))
  }

  /// However slow the machine is, each turn draws one at least.
  @Test func eachTurnDrawsAtLeastOne() {
    let views = views(3)
    for (index, view) in views.enumerated() {
      #expect(pace.admits(view))
      user.host.manualClock.advance(by: .seconds(1))
      for later in views[(index + 1)...] { #expect(!pace.admits(later)) }
      user.wait(.zero)
    }
  }
}
