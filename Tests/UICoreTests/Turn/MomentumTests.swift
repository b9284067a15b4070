import Testing
import UICore
import UITestHost

@MainActor @Suite struct MomentumTests {
  private let user = TestUser()
  private let momentum = Momentum()

  /// How far it comes until it stands, frame by frame.
  private func run(_ velocity: Point, until limit: Double = .infinity) -> [Double] {
    var ways: [Double] = []
    momentum.start(velocity, in: user.application) { way in
      ways.append(way.y)
      return way.y < limit
    }
    user.wait(.seconds(3))
    return ways
  }

  @Test func itSlowsDownAndStands() {
    let ways = run(Point(x: 0, y: 1200))
    let steps = zip(ways.dropFirst(), ways).map { $0 - $1 }
    #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 < $1 + 1e-9 })
    // As fast as it was let go: 20 points in a frame.
    #expect((18...20).contains(ways[0]))
    #expect((300...400).contains(ways.last ?? 0))
    // 60 frames a second, and none after it.
    #expect((50...58).contains(ways.count))
    #expect(!momentum.isRunning && user.application.nextWake == nil)
  }

  @Test func itStopsAtOnceWhereItCannotGoOn() {
    #expect(run(Point(x: 0, y: 1200), until: 50).count == 3)
    #expect(!momentum.isRunning && user.application.nextWake == nil)
  }

  @Test func itIsStoppedByHand() {
    var frames = 0
    momentum.start(Point(x: 900, y: 0), in: user.application) { _ in
      frames += 1
      return true
    }
    user.wait(.milliseconds(50))
    #expect(momentum.stop() && !momentum.stop())
    user.wait(.seconds(3))
    #expect(frames == 2)
  }

  @Test func whatIsSlowIsNotThrownNorWhereNoMotionIsWanted() {
    #expect(run(Point(x: 0, y: 50)).isEmpty)
    user.host.settings.reducesMotion = true
    #expect(run(Point(x: 0, y: 2000)).isEmpty)
  }
}
