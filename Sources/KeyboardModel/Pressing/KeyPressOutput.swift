/// What an event on the keys leads to.
package struct KeyPressOutput: Sendable, Hashable {
  /// What to do, in this order.
  package var actions: [KeyAction]
  /// The key that looks pressed no more. If the page has changed, it is one of the old page.
  package var unhighlighted: KeyPosition?
  /// The key that looks pressed from now on.
  package var highlighted: KeyPosition?
  /// Whether ``KeyPressTracker/popUp`` is another now.
  package var changesPopUp: Bool
  /// When to call `wake(at:)` next, or `nil` for not at all; it replaces every earlier answer.
  package var nextWake: Duration?

  package init(
    actions: [KeyAction] = [], unhighlighted: KeyPosition? = nil, highlighted: KeyPosition? = nil,
    changesPopUp: Bool = false, nextWake: Duration? = nil
  ) {
    self.actions = actions
    self.unhighlighted = unhighlighted
    self.highlighted = highlighted
    self.changesPopUp = changesPopUp
    self.nextWake = nextWake
  }
}
