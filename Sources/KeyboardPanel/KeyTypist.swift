import KeyboardModel
import UICore

/// Turns presses on the panel into what they type, and shows on the keys that they are pressed.
@MainActor final class KeyTypist {
  /// Does what a key asks for.
  var act: @MainActor (KeyAction) -> Void = { _ in }
  /// Whether what is typed must not be seen on the keys.
  var isSecret: @MainActor () -> Bool = { false }
  /// Presses are for nothing while the panel is on its way out.
  var isActive = false { didSet { if !isActive { apply(tracker.cancelAll()) } } }

  private unowned let application: Application
  private unowned let view: KeyboardPanelView
  private var tracker: KeyPressTracker
  private var timer: Timer?
  private var pointers: [PointerID: Int] = [:]
  private var pressCount = 0

  init(application: Application, view: KeyboardPanelView, layout: KeyboardLayout) {
    self.application = application
    self.view = view
    var tuning = KeyPressTuning()
    tuning.doubleClickInterval = application.host.settings.doubleClickTime
    tracker = KeyPressTracker(layout: layout, width: 0, height: 0, tuning: tuning)
  }

  /// The keys' area has another size.
  func resize(to size: Size, metrics: KeyboardMetrics) {
    apply(tracker.resize(width: size.width, height: size.height, metrics: metrics))
    view.show(tracker.geometry)
  }

  /// Another field is edited, or the panel comes up again: with the keys that such a text needs first.
  func beginField(_ content: KeyboardTraits.ContentType) {
    apply(tracker.beginField(page: content.firstPage))
  }

  // MARK: Presses

  func handle(_ phase: KeyPointerEvent.Phase, _ press: Press) {
    guard press.button == 1 else { return }
    let number = number(of: press.pointer, in: phase)
    let place = press.location(in: view)
    guard isActive else { return }
    apply(
      tracker.handle(
        KeyPointerEvent(phase, pointer: number, at: KeyPoint(x: place.x, y: place.y), time: now)))
  }

  /// The tracker knows pointers by numbers. A press keeps its number from down to up.
  private func number(of pointer: PointerID, in phase: KeyPointerEvent.Phase) -> Int {
    if phase == .began {
      pressCount += 1
      pointers[pointer] = pressCount
    }
    let number = pointers[pointer] ?? 0
    if phase == .ended || phase == .cancelled { pointers[pointer] = nil }
    return number
  }

  private var now: Duration { application.host.clock.now.sinceOrigin }

  // MARK: What comes of them

  private func apply(_ output: KeyPressOutput) {
    wake(at: output.nextWake)
    if let position = output.unhighlighted { view.key(at: position)?.isPressed = false }
    for action in output.actions { perform(action) }
    if let position = output.highlighted, !isSecret() { view.key(at: position)?.isPressed = true }
  }

  private func perform(_ action: KeyAction) {
    switch action {
    case .switchPage: view.show(tracker.geometry)
    case .shift(let mode):
      var state = view.state
      state.shift = mode
      view.show(state)
    default: act(action)
    }
  }

  private func wake(at time: Duration?) {
    timer?.cancel()
    timer = time.map { time in
      application.schedule(after: max(.zero, time - now)) { [weak self] in
        guard let self else { return }
        apply(tracker.wake(at: now))
      }
    }
  }
}

extension KeyboardTraits.ContentType {
  /// The page that has the keys for the most of it.
  fileprivate var firstPage: PageName {
    switch self {
    case .number, .decimal, .phone, .pin: .symbols
    case .text, .email, .url, .search: .letters
    }
  }
}
