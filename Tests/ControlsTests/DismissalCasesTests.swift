import Controls
import Testing
import UICore
import UITestHost

/// Cases from real programs in which dismissal and controls got in each other's way.
@MainActor @Suite struct DismissalCasesTests {
  /// What lies outside of the field in the matrix of policies.
  enum Outside: CaseIterable {
    case button, label, list, emptyView
  }

  private final class ReturnCounter: TextInputDelegate {
    var count = 0
    func shouldReturn(_ field: TextInputView) -> Bool {
      count += 1
      return true
    }
  }

  private let user = TestUser()
  private let window = Window(title: "Cases", size: Size(width: 600, height: 400))
  private let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34))
  private let place = Rect(x: 300, y: 100, width: 200, height: 120)

  init() {
    window.addSubview(field)
    user.open(window)
  }

  @Test(.bug(id: "D05"), arguments: Outside.allCases, OutsidePressPolicy.allCases)
  func eachPolicyDoesToEachViewWhatItsNameSays(outside: Outside, policy: OutsidePressPolicy) {
    var actions = 0
    let view = makeView(outside) { actions += 1 }
    view.outsidePressPolicy = policy
    // A label lets presses through to what lies behind, until it is told to take them.
    view.isUserInteractionEnabled = true
    window.addSubview(view)
    user.application.endTurn()
    user.click(field)
    user.click(Point(x: place.midX, y: place.minY + 20), in: window)
    let (dismisses, acts) =
      switch policy {
      case .dismissAndAct: (true, true)
      case .act: (false, true)
      case .dismissOnly: (true, false)
      case .ignore: (false, false)
      }
    #expect((window.firstResponder === field) == !dismisses)
    let canAct = outside == .button || outside == .list
    #expect(actions == (acts && canAct ? 1 : 0))
  }

  @Test(.bug(id: "D15")) func anOutsideClickDoesNotRunTheDoneAction() {
    let counter = ReturnCounter()
    field.delegate = counter
    field.keyboardTraits.returnKey = .done
    user.click(field)
    user.click(Point(x: 400, y: 300), in: window)
    #expect(counter.count == 0)
    #expect(endCauses == [.tapOutside])
    user.click(field)
    user.key(.return)
    #expect(counter.count == 1)
    #expect(endCauses == [.tapOutside, .returnKey])
  }

  @Test(.bug(id: "recipe fault 13")) func aClickInTheFieldMovesItsCaret() {
    field.text = "hello"
    user.click(field)
    let atEnd = field.selectionHead
    user.click(Point(x: field.frame.minX + 12, y: field.frame.midY), in: window)
    #expect(atEnd == 5)
    #expect(field.selectionHead == 0)
    #expect(window.firstResponder === field)
  }

  private var endCauses: [EndEditingCause] {
    user.notifications.compactMap { if case .didEndEditing(_, let cause) = $0 { cause } else { nil } }
  }

  private func makeView(_ outside: Outside, _ act: @escaping () -> Void) -> View {
    switch outside {
    case .button: Button("Act", frame: place) { act() }
    case .label: Label("A label", frame: place)
    case .list:
      {
        let list = ListView([ListItem("A row"), ListItem("Another")]) { _ in act() }
        list.frame = place
        return list
      }()
    case .emptyView: View(frame: place)
    }
  }
}
