import Testing
import UICore
import UITestHost

@MainActor @Suite struct TurnTests {
  private let scene = Scene()

  @Test func aHandlerThatMovesTheFocusStartsAnotherRoundInTheSameTurn() {
    scene.user.application.observe { [fieldA = scene.fieldA, fieldB = scene.fieldB] notification in
      if case .didBeginEditing(let responder) = notification, responder === fieldA {
        fieldB.becomeFirstResponder()
      }
    }
    scene.user.click(scene.fieldA)
    #expect(scene.begunAndEnded == ["begin a", "end a otherField", "begin b"])
  }

  @Test func handlersThatNeverSettleAreStoppedWithAFault() {
    scene.user.application.observe { [fieldA = scene.fieldA, fieldB = scene.fieldB] notification in
      guard case .didBeginEditing(let responder) = notification else { return }
      (responder === fieldA ? fieldB : fieldA).becomeFirstResponder()
    }
    scene.user.click(scene.fieldA)
    scene.user.application.endTurn()
    let faults = scene.user.notifications.filter { if case .fault = $0 { true } else { false } }
    #expect(!faults.isEmpty)
  }

  @Test func aCancelledObservationHearsNothingMore() {
    var count = 0
    let observation = scene.user.application.observe { _ in count += 1 }
    scene.user.click(scene.fieldA)
    let heard = count
    observation.cancel()
    scene.user.click(scene.fieldB)
    #expect(heard > 0)
    #expect(count == heard)
  }

  @Test func timersFireWhenDueAndRepeatUntilCancelled() {
    var once = 0
    var ticks = 0
    let app = scene.user.application
    app.schedule(after: .milliseconds(100)) { once += 1 }
    let repeating = app.schedule(after: .milliseconds(50), every: .milliseconds(50)) { ticks += 1 }
    scene.user.wait(.milliseconds(99))
    #expect(once == 0)
    scene.user.wait(.milliseconds(151))
    #expect(once == 1)
    #expect(ticks == 5)
    repeating.cancel()
    scene.user.wait(.seconds(1))
    #expect(ticks == 5)
    #expect(app.nextWake == nil)
  }

  @Test func anAnimationEndsAtOneAndStopsWaking() {
    var steps: [Double] = []
    var completed: Bool?
    _ = scene.user.application.animate(.milliseconds(180), step: { steps.append($0) }) { completed = $0 }
    scene.user.wait(.milliseconds(250))
    #expect(steps.count > 5)
    #expect(steps == steps.sorted())
    #expect(steps.last == 1)
    #expect(completed == true)
    #expect(scene.user.application.nextWake == nil)
  }

  @Test func withReducedMotionAnAnimationIsOneStep() {
    scene.user.host.settings.reducesMotion = true
    var steps: [Double] = []
    _ = scene.user.application.animate(.milliseconds(180), step: { steps.append($0) })
    #expect(steps == [1])
  }

  @Test func layoutRunsParentsFirstAndOnlyWhereAsked() {
    let log = LayoutLog()
    let outer = LoggedView("outer", log)
    let inner = LoggedView("inner", log)
    outer.addSubview(inner)
    scene.window.addSubview(outer)
    scene.user.application.endTurn()
    #expect(log.names == ["outer", "inner"])
    log.names = []
    inner.setNeedsLayout()
    scene.user.application.endTurn()
    #expect(log.names == ["inner"])
  }

  @Test func closingTheLastWindowFinishesTheProgram() {
    scene.user.send(.closeRequested(scene.window.windowID!))
    #expect(scene.user.application.isFinished)
  }
}

@MainActor private final class LayoutLog {
  var names: [String] = []
}

@MainActor private final class LoggedView: View {
  private let log: LayoutLog

  init(_ name: String, _ log: LayoutLog) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    identifier = name
  }

  override func layoutSubviews() { log.names.append(identifier ?? "") }
}
