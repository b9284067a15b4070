import Testing
import UICore
import UITestHost

@MainActor private final class Placed: View {
  var placings = 0
  override func layoutSubviews() { placings += 1 }
}

@MainActor @Suite struct TurnHooksTests {
  private let scene = Scene()
  private var application: Application { scene.user.application }

  @Test func hooksRunInTheOrderOfTheirStepsAndUntilCancelled() {
    var calls: [String] = []
    let placed = application.atEndOfTurn(.placed) { calls.append("placed") }
    application.atEndOfTurn(.laidOut) { calls.append("laid out") }
    application.endTurn()
    placed.cancel()
    application.endTurn()
    #expect(calls == ["laid out", "placed", "laid out"])
  }

  @Test func whatAHookMovesIsLaidOutBeforeTheNextStep() {
    let view = Placed(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(view)
    application.endTurn()
    var seen: [Int] = []
    application.atEndOfTurn(.laidOut) { view.frame.size.width += 1 }
    application.atEndOfTurn(.placed) { seen.append(view.placings) }
    application.endTurn()
    #expect(seen == [2])
  }

  @Test func whatWaitsForTheEndOfATurnComesOnceInATurnOfItsOwn() {
    var calls: [String] = []
    application.afterThisTurn {
      calls.append("first")
      application.afterThisTurn { calls.append("second") }
    }
    // Still the same turn.
    application.fireTimers()
    #expect(calls.isEmpty)
    application.endTurn()
    #expect(application.nextWake == application.host.clock.now)
    application.fireTimers()
    application.fireTimers()
    #expect(calls == ["first"])
    application.endTurn()
    application.fireTimers()
    application.endTurn()
    #expect(calls == ["first", "second"])
    #expect(application.nextWake == nil)
  }
}
