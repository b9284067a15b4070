/// Watches the presses on a view and its descendants, and calls its action when it recognizes its gesture.
///
/// Of the recognizers that see one press, the first to recognize wins: the others fail, unless one of the two
/// is told to recognize simultaneously. A subclass looks at the presses and calls ``recognize(as:)`` or ``fail()``.
@MainActor open class GestureRecognizer {
  /// How far a gesture is.
  public enum State: Sendable, Hashable {
    /// It looks at presses, or waits for one.
    case possible
    /// A gesture that lasts has been recognized.
    case began
    /// It goes on.
    case changed
    /// It is over, or was recognized at once as a tap is.
    case ended
    /// The presses are none of its gesture.
    case failed
    /// They were taken away.
    case cancelled

    /// The states that may follow. A tap goes from possible to ended; a pan passes through began and changed.
    func canMove(to next: State) -> Bool {
      switch self {
      case .possible: next == .began || next == .ended || next == .failed || next == .cancelled
      case .began, .changed: next == .changed || next == .ended || next == .cancelled
      case .ended, .failed, .cancelled: next == .possible
      }
    }

    var isFinal: Bool { self == .ended || self == .failed || self == .cancelled }
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// The view that it watches, with all below.
  public internal(set) weak var view: View?
  /// Where the gesture is. Back at possible when it is over and the presses have ended.
  public private(set) var state = State.possible

  /// A press that begins while this is false is not seen; a gesture under way is cancelled when it becomes so.
  public var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
  /// Whether the pressed view hears no more of a press once this gesture is recognized.
  public var cancelsPressInView = true
  /// Whether to look at a press at all; nil for every press.
  public var shouldReceive: (@MainActor (Press) -> Bool)?
  /// Asked before the gesture is recognized; false makes it fail. Nil for yes.
  public var shouldBegin: (@MainActor () -> Bool)?
  /// Whether this one and another may both recognize the same press. One yes of the two is enough.
  public var recognizesSimultaneously: @MainActor (GestureRecognizer) -> Bool = { _ in false }

  private let action: @MainActor (GestureRecognizer) -> Void
  /// The presses that it looks at now.
  public private(set) var presses: [Press] = []
  private var requirements: [WeakRecognizer] = []
  private var dependents: [WeakRecognizer] = []
  /// Recognized, but another one must fail first.
  private var isHeldBack = false

  /// A recognizer that calls `action` at each change of a recognized gesture.
  public init(action: @escaping @MainActor (GestureRecognizer) -> Void = { _ in }) {
    self.action = action
  }

  /// An action without a target: it goes to the first responder, and up its chain to the first that is a
  /// `Target`. With no first responder nothing happens.
  public convenience init<Target>(
    sendingTo type: Target.Type, _ action: @escaping @MainActor (Target) -> Void
  ) {
    self.init { recognizer in recognizer.view?.window?.application?.sendAction(to: nil, action) }
  }

  /// This one waits until `other` has failed, and fails if the other recognizes.
  public func require(toFail other: GestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: other))
    other.dependents.append(WeakRecognizer(recognizer: self))
  }

  // MARK: For subclasses

  /// A press that it looks at went down.
  open func pressBegan(_ press: Press) {}
  /// A press that it looks at moved.
  open func pressMoved(_ press: Press) {}
  /// A press that it looks at was released.
  open func pressEnded(_ press: Press) {}
  /// Back to the start: forget the presses and stop the timers.
  open func reset() {}

  /// Calls `body` later unless the timer is cancelled, as a part of what the user is doing; nil while the view is on no
  /// screen.
  public final func wait(
    _ duration: Duration, _ body: @escaping @MainActor () -> Void
  ) -> Application.Timer? {
    guard let application = view?.window?.application else { return nil }
    return application.schedule(after: duration) { [weak application] in
      application?.act(forUser: true, body)
    }
  }

  /// Whether it still waits for something though no press is down, as for the second tap of a double tap.
  open var awaitsAnotherPress: Bool { false }

  /// The gesture is there, or goes on, or is over: tells the action, if the others allow it.
  public final func recognize(as next: State = .ended) {
    guard state.canMove(to: next) else { return }
    if state == .possible {
      guard shouldBegin?() ?? true else { return fail() }
      isHeldBack = isBlocked
      if isHeldBack { return }
      preventOthers()
    }
    state = next
    action(self)
    if next == .began || next == .ended { settleDependents() }
    resetIfIdle()
  }

  /// The presses are not this gesture. Does nothing once it has been recognized.
  public final func fail() {
    guard state == .possible else { return }
    isHeldBack = false
    state = .failed
    settleDependents()
    resetIfIdle()
  }

  /// Nothing comes of the gesture, though it may have begun.
  public final func cancel() {
    let wasUnderWay = state == .began || state == .changed
    guard state.canMove(to: .cancelled) else { return }
    isHeldBack = false
    state = .cancelled
    if wasUnderWay { action(self) }
    settleDependents()
    resetIfIdle()
  }

  // MARK: From the dispatcher

  final func track(_ press: Press) {
    guard isEnabled, shouldReceive?(press) ?? true else { return }
    presses.append(press)
    press.recognizers.append(self)
    pressBegan(press)
  }

  final func finish(_ press: Press) {
    guard presses.contains(where: { $0 === press }) else { return }
    pressEnded(press)
    drop(press)
  }

  final func cancel(_ press: Press) {
    guard presses.contains(where: { $0 === press }) else { return }
    cancel()
    drop(press)
  }

  /// It is disabled, or taken off its view: nothing comes of the presses that it looks at.
  final func giveUp() {
    cancel()
    let seen = presses
    presses.removeAll()
    for press in seen { press.recognizers.removeAll { $0 === self } }
    resetIfIdle()
  }

  private func drop(_ press: Press) {
    presses.removeAll { $0 === press }
    if state == .possible, presses.isEmpty, !awaitsAnotherPress, !isHeldBack { fail() }
    resetIfIdle()
  }

  private func resetIfIdle() {
    guard state.isFinal, presses.isEmpty else { return }
    state = .possible
    reset()
  }

  // MARK: Among others

  private var isUndecided: Bool {
    state == .possible && (!presses.isEmpty || awaitsAnotherPress || isHeldBack)
  }

  private var isBlocked: Bool { requirements.contains { $0.recognizer?.isUndecided ?? false } }

  /// One that waited for this one goes on or gives up.
  private func settleDependents() {
    for dependent in dependents.compactMap(\.recognizer) where dependent.isHeldBack {
      if state.isRecognized { dependent.fail() } else { dependent.recognize(as: dependent.heldBackState) }
    }
  }

  /// What a held-back gesture goes on with: a tap is over, a drag begins.
  open var heldBackState: State { .ended }

  private func preventOthers() {
    for press in presses {
      if cancelsPressInView { press.withholdFromView() }
      for other in press.recognizers where other !== self && other.state == .possible {
        if !recognizesSimultaneously(other), !other.recognizesSimultaneously(self) { other.fail() }
      }
    }
  }
}

private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}
