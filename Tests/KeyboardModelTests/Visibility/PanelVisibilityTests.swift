import KeyboardModel
import Testing

@Suite struct PanelVisibilityTests {
  @Test func panelShowsWhenTheUserBeginsEditingAndHidesWhenEditingEnds() {
    var panel = PanelVisibility()
    #expect(panel.turn(.editingBegan(by: .user)) == .show)
    #expect(panel.isVisible)
    #expect(panel.turn(.editingEnded) == .hide)
    #expect(!panel.isVisible)
  }

  @Test func programThatBeginsEditingShowsNoPanelUntilTheUserAsks() {
    var panel = PanelVisibility()
    #expect(panel.turn(.editingBegan(by: .program)) == nil)
    #expect(panel.turn(.firstResponderClicked) == .show)
    panel = PanelVisibility()
    #expect(panel.turn(.editingBegan(by: .program)) == nil)
    #expect(panel.turn(.showKey) == .show)
  }

  @Test func policyAlwaysShowsThePanelForProgramsToo() {
    var panel = PanelVisibility(showPolicy: .always)
    #expect(panel.turn(.editingBegan(by: .program)) == .show)
  }

  @Test func policyNeverShowsNoPanel() {
    var panel = PanelVisibility(showPolicy: .never)
    for event in [PanelVisibility.Event.editingBegan(by: .user), .firstResponderClicked, .showKey] {
      #expect(panel.turn(event) == nil)
    }
  }

  @Test(arguments: PanelVisibility.Initiator.allCases)
  func switchingFieldsNeverPassesThroughHidden(initiator: PanelVisibility.Initiator) {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    panel.handle(.editingEnded)
    #expect(panel.isVisible)
    panel.handle(.editingBegan(by: initiator))
    #expect(panel.isVisible)
    #expect(panel.endTurn() == nil)
    #expect(panel.isVisible)
  }

  @Test func fieldThatTakesOverFromAnotherKeepsThePanel() {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    #expect(panel.turn(.editingBegan(by: .program)) == nil)
    #expect(panel.isVisible)
  }

  @Test func editingThatBeginsAndEndsInOneTurnShowsNothing() {
    var panel = PanelVisibility()
    #expect(panel.turn(.editingBegan(by: .user), .editingEnded) == nil)
    #expect(panel.turn(.editingBegan(by: .program)) == nil)
  }

  @Test func hideKeyHidesThePanelAndEditingGoesOn() {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    #expect(panel.turn(.hideKey) == .hide)
    #expect(panel.isEditing)
    #expect(panel.turn(.firstResponderClicked) == .show)
  }

  @Test func panelHiddenByItsKeyStaysHiddenWhenTheProgramMovesOn() {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    _ = panel.turn(.hideKey)
    #expect(panel.turn(.editingEnded, .editingBegan(by: .program)) == nil)
    #expect(panel.turn(.editingEnded, .editingBegan(by: .user)) == .show)
  }

  @Test func clickWithoutEditingShowsNothing() {
    var panel = PanelVisibility()
    #expect(panel.turn(.firstResponderClicked) == nil)
    #expect(panel.turn(.editingBegan(by: .program)) == nil)
  }

  @Test func hardwareKeyHidesThePanelOnlyIfAskedToAndNotPinned() {
    for (hides, isPinned) in [(false, false), (false, true), (true, false), (true, true)] {
      var panel = PanelVisibility(hidesOnHardwareKey: hides)
      _ = panel.turn(.pinned(isPinned), .editingBegan(by: .user))
      #expect(panel.turn(.hardwareKey) == (hides && !isPinned ? .hide : nil))
    }
  }

  @Test func panelComesBackWithTheFocusOfTheWindow() {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    #expect(panel.turn(.windowFocusLost) == .hide)
    #expect(panel.isEditing)
    #expect(panel.turn(.windowFocusGained) == .show)
  }

  @Test func panelHiddenByItsKeyDoesNotComeBackWithTheFocus() {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    _ = panel.turn(.hideKey)
    #expect(panel.turn(.windowFocusLost) == nil)
    #expect(panel.turn(.windowFocusGained) == nil)
  }

  @Test func editingThatEndsWithoutFocusShowsNoPanelLater() {
    var panel = PanelVisibility()
    _ = panel.turn(.editingBegan(by: .user))
    _ = panel.turn(.windowFocusLost)
    #expect(panel.turn(.editingEnded) == nil)
    #expect(panel.turn(.windowFocusGained) == nil)
  }

  @Test func visiblePanelAlwaysBelongsToEditingWithFocus() {
    for policy in PanelVisibility.ShowPolicy.allCases {
      for hides in [false, true] {
        walk(PanelVisibility(showPolicy: policy, hidesOnHardwareKey: hides), depth: 4, hasFocus: true)
      }
    }
  }
}

private let events: [PanelVisibility.Event] = [
  .editingBegan(by: .user), .editingBegan(by: .program), .editingEnded, .hideKey, .showKey,
  .firstResponderClicked, .hardwareKey, .pinned(true), .pinned(false), .windowFocusLost, .windowFocusGained,
]

/// Tries every sequence of events, each in a turn of its own.
private func walk(_ panel: PanelVisibility, depth: Int, hasFocus: Bool) {
  guard depth > 0 else { return }
  for event in events {
    var next = panel
    let change = next.turn(event)
    let hasFocus = event == .windowFocusGained || (hasFocus && event != .windowFocusLost)
    if next.isVisible && !(next.isEditing && hasFocus && next.showPolicy != .never) {
      Issue.record("visible after \(event)")
    }
    if (change != nil) != (next.isVisible != panel.isVisible) {
      Issue.record("change is not reported after \(event)")
    }
    walk(next, depth: depth - 1, hasFocus: hasFocus)
  }
}

extension PanelVisibility {
  fileprivate mutating func turn(_ events: Event...) -> Change? {
    for event in events {
      handle(event)
    }
    return endTurn()
  }
}
