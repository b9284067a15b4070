/// What an event on the keys leads to.
public struct KeyPressOutput: Sendable, Hashable {
  /// What to do, in this order.
  public var actions: [KeyAction]
  /// The key that looks pressed no more. If the page has changed, it is one of the old page.
  public var unhighlighted: KeyPosition?
  /// The key that looks pressed from now on.
  public var highlighted: KeyPosition?
  /// Whether ``KeyPressTracker/popUp`` is another now.
  public var changesPopUp: Bool
  /// When to call `wake(at:)` next, or `nil` for not at all; it replaces every earlier answer.
  public var nextWake: Duration?

  public init(
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
