/// Watches the presses on a view and its descendants, and calls its action when it recognizes its gesture.
@MainActor open class GestureRecognizer {
  public enum State: Sendable, Hashable {
    case possible
    case began, changed, ended
    case failed, cancelled

    /// The states that may follow. A tap goes from possible to ended; a pan passes through began and changed.
    func canMove(to next: State) -> Bool {
      switch self {
      case .possible: next == .began || next == .ended || next == .failed || next == .cancelled
      case .began, .changed: next == .changed || next == .ended || next == .cancelled
      case .ended, .failed, .cancelled: next == .possible
      }
    }

    var isFinal: Bool { self == .ended || self == .failed || self == .cancelled }
  }

  public internal(set) weak var view: View?
  public private(set) var state = State.possible
  /// A press that begins while this is false is not seen.
  public var isEnabled = true
  /// Whether the pressed view hears no more of a press once this gesture is recognized.
  public var cancelsPressInView = true

  public init() {}

  /// Moves along the table of allowed states and tells the subclass; returns whether it moved.
  @discardableResult public final func move(to next: State) -> Bool {
    guard state.canMove(to: next) else { return false }
    state = next
    if next == .began || next == .changed || next == .ended { act() }
    return true
  }

  /// Calls the action. Called for began, changed and ended.
  open func act() {}

  open func pressBegan(_ press: Press) {}
  open func pressMoved(_ press: Press) {}
  open func pressEnded(_ press: Press) {}

  open func pressCancelled(_ press: Press) {
    move(to: .cancelled)
    reset()
  }

  /// Ready for the next press.
  public final func reset() {
    if state.isFinal { move(to: .possible) }
  }

  /// Takes the press away from the view under it, if the recognizer is set to.
  public final func claim(_ press: Press) {
    guard cancelsPressInView, !press.isWithheldFromView else { return }
    press.target.pointerCancelled(press)
    press.isWithheldFromView = true
  }
}
