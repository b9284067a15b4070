import KeyboardModel
import UICore

/// Turns presses on the panel into what they ask for, and shows on the keys that they are pressed.
@MainActor final class KeyTypist {
  /// Does what a key asks for.
  var act: @MainActor (KeyAction) -> Void = { _ in }
  /// Whether what is typed must not be seen on the keys.
  var isSecret: @MainActor () -> Bool = { false }
  /// Presses are for nothing while the panel is on its way out.
  var isActive = false { didSet { if !isActive { apply(tracker.cancelAll()) } } }

  private unowned let application: Application
  private unowned let view: KeyboardPanelView
  private let popUp: KeyPopUpView
  private var tracker: KeyPressTracker
  private var size = Size.zero
  private var metrics = KeyboardMetrics()
  /// Where the panel can be, and where it is: a long press on the hide key offers the others.
  var modes: (choices: [PanelMode], current: PanelMode) = ([], .docked) { didSet { adoptModes() } }
  /// What Shift has come to. The keys show it at the end of the turn: where each letter is to be a capital, none of them
  /// changes in between.
  private var shift = ShiftState.Mode.off
  private var timer: Application.Timer?
  private var pointers: [PointerID: Int] = [:]
  private var pressCount = 0
  private var eventClock = EventClock()
  /// What the wheel has turned that is no notch yet.
  private var wheel = 0.0

  init(application: Application, view: KeyboardPanelView, popUp: KeyPopUpView) {
    self.application = application
    self.view = view
    self.popUp = popUp
    tracker = KeyPressTracker(layout: view.layout, width: 0, height: 0, tuning: Self.tuning(of: application))
    application.atEndOfTurn(.laidOut) { [weak self] in self?.showShift() }
  }

  /// The distances and times of the keys.
  var tuning: KeyPressTuning { tracker.tuning }

  private static func tuning(of application: Application) -> KeyPressTuning {
    var tuning = KeyPressTuning()
    tuning.doubleClickInterval = application.host.settings.doubleClickTime
    return tuning
  }

  /// The keys' area has another size.
  func resize(to size: Size, metrics: KeyboardMetrics) {
    (self.size, self.metrics) = (size, metrics)
    apply(tracker.resize(width: size.width, height: size.height, metrics: metrics))
    view.show(tracker.geometry)
  }

  /// Of the keys' area, in points.
  var width: Double { size.width }

  private func adoptModes() { (tracker.modes, tracker.currentMode) = modes }

  /// The panel has the keys of another of its layouts now.
  func adopt(_ layout: KeyboardLayout, named names: [String], current: Int) {
    apply(tracker.cancelAll())
    let home = tracker.home
    tracker = KeyPressTracker(
      layout: layout, width: size.width, height: size.height, metrics: metrics,
      tuning: Self.tuning(of: application))
    tracker.layoutNames = names
    tracker.currentLayout = current
    adoptModes()
    view.adopt(layout)
    shift = .off
    showShift()
    apply(tracker.beginField(page: home))
    if size != .zero { view.show(tracker.geometry) }
  }

  /// Another field is edited, or the panel comes up again: with the keys that such a text needs first.
  func beginField(_ input: (any TextInputClient)?) {
    let page = input?.keyboardTraits.contentType.page ?? .letters
    apply(tracker.beginField(page: page == .letters && input?.isSecure == true ? .secret : page))
  }

  /// The focus is where it will be in the next turn.
  func turnEnded() { tracker.turnEnded() }

  /// The page that is on the panel.
  var page: PageName { tracker.page }

  /// Puts a page on the panel that is none of the layout's.
  func show(_ page: KeyboardPage) { apply(tracker.show(page)) }

  /// The field wants a capital next, or none any more.
  func wantCapital(_ isWanted: Bool) { apply(tracker.wantCapital(isWanted)) }

  // MARK: Presses

  func handle(_ phase: KeyPointerEvent.Phase, _ press: Press) {
    guard press.button == 1 else { return }
    let number = number(of: press.pointer, in: phase)
    // A finger may be on what stands above a key, in a window of its own.
    let isElsewhere = press.window !== view.window
    let place = isElsewhere ? press.location + press.window.originInTopLevel : press.location
    let point = view.convertFromWindow(place) - view.keysOrigin
    let time = eventClock.time(of: press.time, now: now)
    handle(phase, pointer: number, at: point, time: time, isTouch: press.isTouch)
  }

  /// Something happens at a point in the area for the keys.
  func handle(
    _ phase: KeyPointerEvent.Phase, pointer: Int, at point: Point, time: Duration? = nil, isTouch: Bool
  ) {
    guard isActive, view.showsKeys else { return }
    tracker.isSecret = isSecret()
    apply(
      tracker.handle(KeyPointerEvent(phase, pointer: pointer, at: point, time: time ?? now, isTouch: isTouch))
    )
  }

  /// The key that is down is down for as long as a long press takes.
  func holdOn() { apply(tracker.wake(at: now + max(tuning.longPress, tuning.spaceLongPress))) }

  /// What stands above a key now.
  var popUpShown: KeyPopUp? { tracker.popUp }

  /// A point of the window in the area for the keys.
  func keyPoint(_ point: Point) -> Point { view.convertFromWindow(point) - view.keysOrigin }

  /// The wheel turns pages of emoji.
  func scroll(_ event: ScrollEvent) {
    guard isActive, tracker.page == .emoji else { return }
    wheel += event.notches.y + event.notches.x
    let steps = wheel.rounded(.towardZero)
    guard steps != 0, abs(steps) < 100 else { return }
    wheel -= steps
    act(.emojiPage(.turn(steps < 0 ? -1 : 1)))
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
    if output.changesPopUp { popUp.show(tracker.popUp) }
  }

  private func perform(_ action: KeyAction) {
    switch action {
    case .switchPage: view.show(tracker.geometry)
    case .shift(let mode): shift = mode
    default: act(action)
    }
  }

  private func showShift() {
    var state = view.state
    state.shift = shift
    view.show(state)
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
  /// The page that has the keys for such a text.
  fileprivate var page: PageName {
    switch self {
    case .text, .search: .letters
    case .number: .number
    case .decimal: .decimal
    case .phone: .phone
    case .pin: .pin
    case .email: .email
    case .url: .url
    }
  }
}
