/// Takes pointer events to the views and recognizers that they are for.
@MainActor final class Dispatcher {
  unowned let application: Application
  private var presses: [Press] = []
  /// The one whose release is being delivered.
  private(set) weak var ending: Press?
  private var clicks = ClickCounter()
  private let hover: HoverTracker

  init(application: Application) {
    self.application = application
    hover = HoverTracker(application: application)
  }

  func dispatch(_ event: PointerEvent, in window: Window) {
    switch event.phase {
    case .hover: hover.move(to: event.location, in: window)
    case .leave: hover.leave()
    case .down: begin(event, in: window)
    case .move:
      // A window that opens under a pressed pointer is entered, at a place of its own, and is not what was pressed.
      for press in presses where press.pointer == event.pointer && press.window === window {
        move(press, event)
      }
    case .up: if let press = take(event) { end(press, event) }
    case .cancel: cancelPresses { $0.pointer == event.pointer }
    }
  }

  /// The user has done something else than to click.
  func interruptClicks() { clicks.interrupt() }

  func scroll(_ event: ScrollEvent, in window: Window) {
    clicks.interrupt()
    let target = window.hitTest(event.location) ?? window
    _ = target.scroll(event)
    application.dismissal.wheelTurned(over: target)
    if presses.isEmpty { hover.contentMoves(in: window, under: event.location) }
  }

  /// After layout: what lies under the idle pointer may have changed.
  func refreshHover() { hover.refresh(isPressed: !presses.isEmpty) }

  /// A view of the window came, went or moved.
  func contentChanged(in window: Window) { hover.contentChanged(in: window) }

  func hidePointer(in window: Window) { hover.hide(in: window) }

  /// Ends presses without anything coming of them.
  func cancelPresses(where isAffected: (Press) -> Bool = { _ in true }) {
    for press in presses where isAffected(press) { cancel(press) }
    presses.removeAll(where: isAffected)
  }

  var hasPressOnContent: Bool { presses.contains(where: \.isOnContent) }

  /// Counts the fingers on the content: thumbs on the keyboard panel may meet there.
  private func notePalm() {
    let fingers = presses.filter { $0.isTouch && $0.isOnContent }
    guard fingers.count > Self.mostFingers else { return }
    for finger in fingers where !finger.isPalm {
      finger.isPalm = true
      finger.withholdFromView()
    }
  }

  /// Two enlarge something, or are on two things.
  private static let mostFingers = 2

  // MARK: One press

  private func begin(_ event: PointerEvent, in window: Window) {
    cancelPresses { $0.pointer == event.pointer && $0.button == event.button }
    let press = Press(event: event, window: window, target: window.hitTest(event.location) ?? window)
    press.clickCount = clicks.count(event, on: press.target, settings: application.host.settings)
    press.hasStoppedMotion = press.path.reduce(false) { $1.stopMotion() || $0 }
    if press.hasStoppedMotion { press.withholdFromView() }
    presses.append(press)
    if press.isTouch { notePalm() }
    for recognizer in press.path.flatMap(\.gestureRecognizers) { recognizer.track(press) }
    press.beginInView()
  }

  private func move(_ press: Press, _ event: PointerEvent) {
    update(press, event)
    if !press.isPan, press.startLocation.distance(to: press.location) > slop(for: press) {
      press.isPan = true
      clicks.interrupt()
    }
    for recognizer in press.recognizers { recognizer.pressMoved(press) }
    press.moveInView()
    application.dismissal.decidePending()
  }

  private func end(_ press: Press, _ event: PointerEvent) {
    update(press, event)
    ending = press
    defer { ending = nil }
    for recognizer in press.recognizers { recognizer.finish(press) }
    press.endInView()
    // After delivery: what the press did to the focus comes before what dismissal makes of it.
    application.dismissal.decidePending()
    if press.decision == nil { application.dismissal.report(.none, for: press) }
    // A finger that is gone is over nothing.
    if press.isTouch { hover.leave() } else { hover.move(to: press.location, in: press.window) }
  }

  private func cancel(_ press: Press) {
    for recognizer in press.recognizers { recognizer.cancel(press) }
    press.withholdFromView()
  }

  private func update(_ press: Press, _ event: PointerEvent) {
    press.location = event.location
    press.modifiers = event.modifiers
    press.time = event.time
  }

  private func take(_ event: PointerEvent) -> Press? {
    let index = presses.firstIndex { $0.pointer == event.pointer && $0.button == event.button }
    return index.map { presses.remove(at: $0) }
  }

  private func slop(for press: Press) -> Double {
    press.isTouch ? application.host.settings.touchSlop : application.host.settings.mouseSlop
  }
}
