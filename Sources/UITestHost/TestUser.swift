import UICore

/// A program on a ``TestHost`` with somebody in front of it: verbs are a user's, each one ends a turn.
@MainActor public final class TestUser {
  /// What the application runs on.
  public let host: TestHost
  /// The program.
  public let application: Application
  /// Every notification so far, in order.
  public private(set) var notifications: [Application.Notification] = []
  var time = EventTime(rawValue: 1000)
  var touchCount = 0
  /// Where a button was pressed, or has been moved to since.
  private(set) var held: (window: Window, point: Point)?
  var foreignDrag: ForeignDrag?
  var fingers: [Int: Finger] = [:]

  /// What happens at a verb that no user could do, as a click on a view that is scrolled away: by default the process
  /// stops there and says why. A test can record an issue instead; then nothing is done.
  public var fail: @MainActor (_ reason: String, _ file: StaticString, _ line: UInt) -> Void = {
    preconditionFailure($0, file: $1, line: $2)
  }

  /// Without a theme the program follows the host's settings.
  public init(theme: Theme? = .light) {
    host = TestHost()
    application = Application(host: host, theme: theme)
    application.observe { [weak self] in self?.notifications.append($0) }
  }

  /// Opens a window and gives it the input focus.
  @discardableResult public func open(_ window: Window) -> Window {
    application.open(window)
    application.endTurn()
    focus(window)
    return window
  }

  /// Gives a window the input focus. Where another has it, that one is to lose it first: ``unfocus(_:)``.
  public func focus(_ window: Window) { send(.windowFocus(id(of: window), isFocused: true)) }

  /// Takes the input focus from a window: another program has it now.
  public func unfocus(_ window: Window) { send(.windowFocus(id(of: window), isFocused: false)) }

  /// Presses the window manager's button that closes a window.
  public func closeWindow(_ window: Window) { send(.closeRequested(id(of: window))) }

  /// The notifications so far; the record starts anew.
  public func takeNotifications() -> [Application.Notification] {
    defer { notifications = [] }
    return notifications
  }

  /// Hands one event to the program and ends the turn.
  public func send(_ event: HostEvent) {
    application.handle(event)
    application.endTurn()
    deliverPastes()
  }

  /// Lets the owners of the pasteboards answer, each in a turn of its own. Done by every verb.
  public func deliverPastes() {
    while let answer = host.pasteboards.takeAnswer() {
      application.handle(answer)
      application.endTurn()
    }
  }

  /// Another program copies or selects a text.
  public func offerElsewhere(_ text: String, on pasteboard: Pasteboard = .clipboard) {
    if host.pasteboards.offeredElsewhere(text, on: pasteboard) { send(.pasteboardLost(pasteboard)) }
  }

  // MARK: Time

  /// Lets time pass, running each timer when it is due, each in a turn of its own.
  public func wait(_ duration: Duration) {
    let end = host.clock.now + duration
    while let due = application.nextWake, due <= end {
      host.manualClock.advance(by: max(.zero, due - host.clock.now))
      application.fireTimers()
      application.endTurn()
      deliverPastes()
    }
    host.manualClock.advance(by: end - host.clock.now)
    time.rawValue &+= UInt32(duration / .milliseconds(1))
  }

  // MARK: Mouse

  /// Clicks in the middle of what is seen of a view. Where nothing is, or something covers it, the test fails.
  public func click(
    _ view: View, button: Int = 1, modifiers: Modifiers = [], file: StaticString = #fileID, line: UInt = #line
  ) {
    guard let (point, window) = place(of: view, file, line) else { return }
    click(point, in: window, button: button, modifiers: modifiers)
  }

  /// `point` is in the window. A pause before keeps two clicks from being a double click.
  public func click(_ point: Point, in window: Window, button: Int = 1, modifiers: Modifiers = []) {
    time.rawValue &+= 1000
    press(point, in: window, button: button, modifiers: modifiers)
    release(button: button)
  }

  /// Clicks `count` times in quick succession.
  public func multiClick(_ point: Point, in window: Window, count: Int) {
    time.rawValue &+= 1000
    for _ in 0..<count {
      press(point, in: window)
      release()
    }
  }

  /// A button goes down at `point`, in points in the window, until ``release(button:modifiers:)``.
  public func press(_ point: Point, in window: Window, button: Int = 1, modifiers: Modifiers = []) {
    held = (window, point)
    send(pointer(.down, window, point, button: button, modifiers: modifiers))
  }

  /// Moves the pressed pointer to `point` in the pressed window; a text that it takes along, in any window.
  public func move(to point: Point, in other: Window? = nil, modifiers: Modifiers = []) {
    guard let window = other ?? held?.window else { preconditionFailure("nothing is pressed") }
    let old = held?.window
    held = (window, point)
    if let offer = host.drag { return drag(offer, from: old, to: point, in: window, modifiers) }
    send(pointer(.move, window, point, modifiers: modifiers))
  }

  /// The button is let go where the pointer is.
  public func release(button: Int = 1, modifiers: Modifiers = []) {
    guard let (window, point) = held else { preconditionFailure("nothing is pressed") }
    held = nil
    if let offer = host.drag { return drop(offer, at: point, in: window, modifiers) }
    send(pointer(.up, window, point, button: button))
  }

  /// Presses, moves in two steps, and lets go.
  public func drag(from start: Point, to end: Point, in window: Window) {
    time.rawValue &+= 1000
    press(start, in: window)
    move(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    move(to: end)
    release()
  }

  /// Moves the pointer with no button held.
  public func hover(_ point: Point, in window: Window) {
    send(pointer(.hover, window, point, button: 0))
  }

  /// Turns the wheel by some notches; positive ones towards the end of the content.
  public func turnWheel(_ notches: Double, at point: Point, in window: Window) {
    send(
      .scroll(
        ScrollEvent(
          window: id(of: window), location: point, notches: Point(x: 0, y: notches), time: tick())))
  }

  /// Presses somewhere that is not ours. Seen only while the program watches for it.
  public func pressOutsideApplication() {
    pressNotOurs(isOnFrame: false)
  }

  /// Presses on the title bar of a window of the program. Seen only while the program watches for it.
  public func pressOnFrame() { pressNotOurs(isOnFrame: true) }

  private func pressNotOurs(isOnFrame: Bool) {
    guard host.isWatchingOutsidePresses else { return }
    send(
      .outsidePress(
        OutsidePress(
          pointer: .mouse, button: 1, screenLocation: ScreenPoint(x: 5, y: 5), isOnFrame: isOnFrame,
          time: tick())))
  }

  // MARK: Keys

  /// Types each character as a key of its own.
  public func type(_ text: String) {
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      key(KeySym(scalar), text: String(character))
    }
  }

  /// Presses a key once, with what it types, or holds it until it repeats once more.
  public func key(
    _ keysym: KeySym, text: String = "", usKey: KeySym? = nil, modifiers: Modifiers = [],
    isRepeat: Bool = false
  ) {
    send(
      .key(
        KeyEvent(
          window: keyWindowID, keysym: keysym, text: text, usKey: usKey, modifiers: modifiers,
          isRepeat: isRepeat, time: tick())))
  }

  /// Lets go of Shift, Control or their like.
  public func release(_ keysym: KeySym) {
    send(.modifierReleased(keyWindowID, keysym, time: tick()))
  }

  /// An input method shows what it composes; the caret is at its end unless `selection` says otherwise, in UTF-8
  /// offsets.
  public func mark(_ text: String, selection: Range<Int>? = nil) {
    let end = text.utf8.count
    send(.marked(keyWindowID, text: text, selection: selection ?? end..<end, time: tick()))
  }

  /// An input method commits a text.
  public func commit(_ text: String) { send(.commit(keyWindowID, text: text, time: tick())) }

  private var keyWindowID: WindowID {
    guard let window = application.keyWindow else { preconditionFailure("no window has the focus") }
    return id(of: window)
  }

  // MARK: Files

  /// Something is to be read from `descriptor`. Returns whether the program watches it.
  @discardableResult public func makeReadable(_ descriptor: Int32) -> Bool {
    guard let reader = host.readers[descriptor] else { return false }
    reader()
    application.endTurn()
    return true
  }

  // MARK: Making events

  func pointer(
    _ phase: PointerEvent.Phase, _ window: Window, _ point: Point, pointer: PointerID = .mouse,
    button: Int = 1, modifiers: Modifiers = []
  ) -> HostEvent {
    .pointer(
      PointerEvent(
        window: id(of: window), phase: phase, pointer: pointer, button: button, location: point,
        screenLocation: ScreenPoint(x: Int(point.x), y: Int(point.y)), modifiers: modifiers,
        time: tick()))
  }

  func tick() -> EventTime {
    time.rawValue &+= 10
    return time
  }

  func id(of window: Window) -> WindowID {
    guard let id = window.windowID else { preconditionFailure("the window is not open") }
    return id
  }
}
