import Testing
import UICore
import UITestHost

@MainActor private final class Row: View {}

@MainActor @Suite struct DismissalPolicyTests {
  private let scene = Scene()
  private var dismissal: Dismissal { scene.user.application.dismissal }

  private func isKeptAfterClickOnButton() -> Bool {
    scene.fieldA.becomeFirstResponder()
    scene.user.click(scene.button)
    return scene.window.firstResponder === scene.fieldA
  }

  // MARK: Excluded

  @Test func aViewCanBeExcludedWithItsDescendants() {
    scene.container.isExcludedFromDismissal = true
    #expect(isKeptAfterClickOnButton())
    #expect(scene.decisions.last == .excluded)
    #expect(scene.button.presses == 1)
  }

  @Test func aClassCanBeExcludedWithItsDescendants() {
    dismissal.exclude(Row.self)
    let row = Row(frame: Rect(x: 300, y: 20, width: 200, height: 100))
    scene.container.addSubview(row)
    row.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    scene.fieldA.becomeFirstResponder()
    scene.user.click(Point(x: 360, y: 80), in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(!isKeptAfterClickOnButton())
  }

  @Test func aPredicateCanExclude() {
    scene.button.identifier = "keep"
    dismissal.exclude { $0.identifier == "keep" }
    #expect(isKeptAfterClickOnButton())
  }

  // MARK: Each view's policy

  @Test func theNearestPolicyOnTheWayUpWins() {
    scene.container.outsidePressPolicy = .act
    #expect(isKeptAfterClickOnButton())
    #expect(scene.decisions.last == .policy)
    scene.button.outsidePressPolicy = .dismissAndAct
    #expect(!isKeptAfterClickOnButton())
  }

  @Test(arguments: [OutsidePressPolicy.dismissOnly, .ignore])
  func aSwallowedPressReachesNoRecognizerEither(policy: OutsidePressPolicy) {
    var taps = 0
    scene.container.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    scene.container.outsidePressPolicy = policy
    scene.fieldA.becomeFirstResponder()
    scene.user.click(scene.button)
    #expect(taps == 0)
    #expect(scene.button.presses == 0)
    #expect(scene.button.cancels == 0)
  }

  @Test func withNobodyEditingASwallowingPolicySwallowsNothing() {
    scene.container.outsidePressPolicy = .ignore
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
  }

  // MARK: Each field's own word

  @Test func aFieldThatIsNeverDismissedStays() {
    scene.fieldA.fieldDismissal = .never
    #expect(isKeptAfterClickOnButton())
    scene.user.pressOutsideApplication()
    scene.user.key(.escape)
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  @Test func aFieldThatIsAlwaysDismissedOverridesPolicyExclusionAndScope() {
    scene.fieldA.fieldDismissal = .always
    scene.container.outsidePressPolicy = .act
    scene.container.isExcludedFromDismissal = true
    dismissal.scope = .markedViews
    #expect(!isKeptAfterClickOnButton())
    #expect(scene.button.presses == 1)
  }

  // MARK: Scope

  @Test func underMarkedViewsOnlyThoseDismiss() {
    dismissal.scope = .markedViews
    #expect(isKeptAfterClickOnButton())
    scene.user.pressOutsideApplication()
    #expect(scene.window.firstResponder === scene.fieldA)
    scene.container.dismissesEditing = true
    #expect(!isKeptAfterClickOnButton())
  }

  @Test func underWindowAnotherWindowKeeps() {
    dismissal.scope = .window
    let other = Window(title: "Other", size: Size(width: 200, height: 200))
    scene.user.application.open(other)
    scene.user.application.endTurn()
    scene.user.click(scene.fieldA)
    scene.user.click(Point(x: 10, y: 10), in: other)
    #expect(scene.window.firstResponder === scene.fieldA)
    #expect(!isKeptAfterClickOnButton())
  }

  // MARK: Triggers

  @Test(arguments: [DismissalTriggers.tap, .pan, .outsideApplication, .escape])
  func eachTriggerHasItsOwnSwitch(trigger: DismissalTriggers) {
    dismissal.triggers.remove(trigger)
    let acts: [(DismissalTriggers, (Scene) -> Void)] = [
      (.tap, { $0.user.click($0.background, in: $0.window) }),
      (.pan, { $0.user.drag(from: $0.background, to: Point(x: 560, y: 430), in: $0.window) }),
      (.outsideApplication, { $0.user.pressOutsideApplication() }),
      (.escape, { $0.user.key(.escape) }),
    ]
    for (kind, act) in acts {
      scene.fieldA.becomeFirstResponder()
      scene.user.application.endTurn()
      act(scene)
      #expect((scene.window.firstResponder != nil) == (kind == trigger), "\(kind)")
    }
  }

  @Test func losingTheWindowsFocusDismissesWhenAskedTo() {
    dismissal.triggers.insert(.windowFocusLost)
    scene.user.click(scene.fieldA)
    scene.user.unfocus(scene.window)
    scene.user.wait(.milliseconds(50))
    #expect(scene.begunAndEnded.last == "end a windowFocusLost")
  }

  @Test(arguments: ScrollCause.allCases)
  func whatTheProgramScrollsByItselfNeverDismisses(cause: ScrollCause) {
    dismissal.triggers = [.tap, .pan, .wheel, .pageKey]
    scene.fieldA.becomeFirstResponder()
    dismissal.scrolled(scene.button, cause: cause)
    let dismisses = cause == .wheel || cause == .pageKey
    #expect((scene.window.firstResponder == nil) == dismisses)
  }

  @Test func scrollingInsideTheFieldNeverDismisses() {
    dismissal.triggers.insert(.wheel)
    scene.user.click(scene.fieldA)
    scene.user.turnWheel(1, at: Point(x: 100, y: 80), in: scene.window)
    #expect(scene.window.firstResponder === scene.fieldA)
  }

  // MARK: Replacing the default

  @Test func anObserverIsToldAndTheDefaultRunsUnlessItIsReplaced() {
    var told = 0
    scene.user.application.observe {
      if case .pressDecided(let report) = $0, report.decision == .dismiss { told += 1 }
    }
    #expect(!isKeptAfterClickOnButton())
    #expect(told == 1)
    var replaced: [EndEditingCause] = []
    dismissal.dismiss = { _, cause in replaced.append(cause) }
    #expect(isKeptAfterClickOnButton())
    #expect(told == 2)
    #expect(replaced == [.tapOutside])
  }
}
