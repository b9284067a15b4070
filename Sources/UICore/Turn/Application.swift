/// A running program: its windows, the turn of events, and the end of every responder chain.
///
/// One is made in `main` and handed down; there is no shared instance.
@MainActor public final class Application: Responder, HostClient {
  public let host: any Host
  /// The open windows, pop-ups too, in the order in which they were opened.
  public private(set) var windows: [Window] = []
  /// The window that has, or last had, the input focus.
  public private(set) weak var keyWindow: Window?
  public private(set) var isFinished = false

  /// What the controls draw with. A change repaints everything; one of colours is the program's own choice, which
  /// the desktop's no longer changes.
  public var theme: Theme {
    didSet {
      guard theme != oldValue else { return }
      if theme.colors != oldValue.colors { followsDesktopTheme = false }
      settingsDidChange()
    }
  }

  /// Whether the theme is light or dark as the user of the desktop wants it.
  public private(set) var followsDesktopTheme: Bool

  /// The way in which the interface is read: as the user's language is, unless the program says otherwise. A
  /// change lays everything out anew.
  public var layoutDirection: LayoutDirection {
    didSet { if layoutDirection != oldValue { settingsDidChange() } }
  }

  /// Shows the on-screen keyboard while a field is being edited.
  public var inputPanel: (any InputPanelController)? {
    get {
      if let makeInputPanel { self.inputPanel = makeInputPanel() }
      return presentInputPanel
    }
    set {
      makeInputPanel = nil
      presentInputPanel = newValue
    }
  }

  /// Makes the ``inputPanel`` when it is first asked for: a keyboard takes longer than a window to make.
  package var makeInputPanel: (() -> any InputPanelController)?
  private var presentInputPanel: (any InputPanelController)?

  /// Told at the end of each turn of the layout.
  package weak var layoutFollower: (any LayoutFollowing)?

  private(set) lazy var focus = FocusCoordinator(application: self)
  /// What ends editing from outside of a field.
  public private(set) lazy var dismissal = Dismissal(application: self)
  /// Copying and pasting, with this program and with others.
  public private(set) lazy var selections = SelectionCenter(
    time: { [unowned self] in lastInputTime }, emit: { [unowned self] in emit($0) })
  /// Of all windows.
  package var killBuffer = KillBuffer()
  /// Texts dragged within this program, out of it and into it.
  public private(set) lazy var drags = DragCenter(application: self)
  private lazy var dispatcher = Dispatcher(application: self)
  private(set) lazy var surfaces = SurfaceRegistry { [unowned self] in emit($0) }
  let layout = LayoutQueue()
  private let timers = TimerQueue()
  private let notifications = NotificationQueue()
  private var editing = EditingTracker()
  private var effects: [HostEffect] = []
  private var mayHaveLostFocus = false
  /// Whether the event being handled is something that the user did.
  private(set) var isHandlingUserInput = false
  /// When the user last did something, by the X server's clock.
  private var lastInputTime = EventTime(rawValue: 0)

  public init(host: any Host, theme: Theme? = nil) {
    self.host = host
    followsDesktopTheme = theme == nil
    self.theme = theme ?? .preferred(by: host.settings)
    layoutDirection = host.settings.layoutDirection
    super.init()
  }

  // MARK: Windows

  /// Puts a window on the screen at the end of the turn.
  public func open(_ window: Window) {
    guard window.application == nil, let kind = window.kind else { return }
    windows.append(window)
    window.application = self
    let id = WindowID(rawValue: surfaces.register(window).rawValue)
    let attributes = WindowAttributes(
      title: window.title, size: window.frame.size, minimumSize: window.minimumSize, kind: kind,
      isTranslucent: window.isTranslucent)
    emit(.openWindow(id, attributes))
    if keyWindow == nil { keyWindow = window.topLevel }
    window.enterApplication()
    dismissal.windowsChanged()
    post(.windowDidOpen(window))
  }

  func close(_ window: Window) {
    guard window.application === self, let id = window.windowID else { return }
    for popUp in window.popUps { close(popUp) }
    focus.end(in: window, cause: .windowClosed)
    tellChanges(in: window)
    dispatcher.cancelPresses { $0.window === window }
    drags.windowClosed(id)
    windows.removeAll { $0 === window }
    surfaces.unregister(window)
    emit(.closeWindow(id))
    window.leaveApplication()
    window.application = nil
    if keyWindow === window { keyWindow = windows.last?.topLevel }
    dismissal.windowsChanged()
    if windows.isEmpty { quit() }
  }

  /// Leaves the event loop at the end of the turn.
  public func quit() { isFinished = true }

  // MARK: Time

  /// Calls `action` later, and again at each `interval` if one is given, until the timer is cancelled.
  @discardableResult public func schedule(
    after delay: Duration, every interval: Duration? = nil, _ action: @escaping @MainActor () -> Void
  ) -> Timer {
    timers.schedule(at: host.clock.now + delay, every: interval, action)
  }

  /// Calls `step` with an eased progress from 0 to 1, about 60 times a second. Without a duration, or when the
  /// user wants no motion, it calls it once with 1.
  public func animate(
    _ duration: Duration, step: @escaping @MainActor (Double) -> Void,
    finish: @escaping @MainActor (_ completed: Bool) -> Void = { _ in }
  ) -> Animation {
    Animation(
      application: self, duration: isMotionReduced ? .zero : duration, step: step, finish: finish)
  }

  /// Whether the theme or the user wants no motion.
  package var isMotionReduced: Bool { theme.motion.isReduced || host.settings.reducesMotion }

  public var nextWake: Instant? { timers.nextDue }

  public func fireTimers() { timers.fire(now: host.clock.now) }

  // MARK: Telling

  /// Queues a notification for the end of the turn.
  public func post(_ notification: Notification) { notifications.post(notification) }

  /// Calls `handler` with every notification until the observation is cancelled.
  @discardableResult public func observe(
    _ handler: @escaping @MainActor (Notification) -> Void
  ) -> Observation {
    notifications.observe(handler)
  }

  func emit(_ effect: HostEffect) { effects.append(effect) }

  /// Rings the bell, at the end of the turn.
  public func bell() { emit(.bell) }

  private func hostSettingsDidChange() {
    var wanted = Theme.preferred(by: host.settings)
    guard followsDesktopTheme, wanted.colors != theme.colors else { return settingsDidChange() }
    wanted.motion = theme.motion
    theme = wanted
    followsDesktopTheme = true
  }

  private func settingsDidChange() {
    for window in windows { window.forEachView { $0.settingsDidChange() } }
  }

  // MARK: Input

  public func handle(_ event: HostEvent) {
    isHandlingUserInput = event.isUserInput
    defer { isHandlingUserInput = false }
    // Texts that come from an input method may have no time.
    if let time = event.inputTime, time.rawValue != 0 { lastInputTime = time }
    switch event {
    case .pointer(let event):
      onWindow(event.window) { if !closesPopUp(event, in: $0) { dispatcher.dispatch(event, in: $0) } }
    case .scroll(let event):
      onWindow(event.window) {
        closesPopUp(scrolling: $0)
        dispatcher.scroll(event, in: $0)
      }
    case .key(let event): onWindow(event.window) { press(event, in: $0) }
    case .commit(let id, let text, _):
      onWindow(id) { $0.keyReceiver.firstResponder?.textInput?.commitText(text) }
    case .marked(let id, let text, let selection, _):
      onWindow(id) {
        $0.keyReceiver.firstResponder?.textInput?.setMarkedText(text, selection: selection)
      }
    case .outsidePress(let press): if !closesPopUp(press) { dismissal.outsidePress(press) }
    case .windowFocus(let id, let isFocused): onWindow(id) { setFocus(of: $0, to: isFocused) }
    case .windowResized(let id, let size): onWindow(id) { $0.frame.size = size }
    case .windowVisibility(let id, let isVisible):
      onWindow(id) { window in
        window.isOnScreen = isVisible
        if !isVisible { hide(window) }
      }
    case .closeRequested(let id): onWindow(id) { $0.close() }
    case .settingsChanged: hostSettingsDidChange()
    case .pasted(let id, let text): selections.received(text, for: id)
    case .selectionLost(let selection): selections.lost(selection)
    case .drag(let event): drags.handle(event, in: surfaces.view(for: event.window.surface) as? Window)
    case .dragEnded(let id, let action): drags.ended(id, action)
    }
  }

  /// Nothing comes of the press any more.
  func cancelPress(_ press: Press) { dispatcher.cancelPresses { $0 === press } }

  /// The window is iconified, or on another desktop: no press in it ends any more, and nothing is left above it.
  private func hide(_ window: Window) {
    dispatcher.cancelPresses { $0.window === window }
    for popUp in window.popUps { close(popUp) }
  }

  private func onWindow(_ id: WindowID, _ body: (Window) -> Void) {
    if let window = surfaces.view(for: id.surface) as? Window { body(window) }
  }

  private func press(_ event: KeyEvent, in window: Window) {
    if event.keysym == .escape, drags.cancel() { return }
    if popUpUses(event, of: window) { return }
    let window = window.keyReceiver
    if window.firstResponder?.textInput != nil {
      inputPanel?.hardwareKeyPressed()
      if !event.text.isEmpty { dispatcher.hidePointer(in: window) }
    }
    _ = (window.firstResponder ?? window).keyDown(event)
  }

  /// The keys that nobody in the chain used.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch WindowCommand(event) {
    case .focusNext: return moveFocus(in: event.window, backwards: false)
    case .focusPrevious: return moveFocus(in: event.window, backwards: true)
    case .dismiss: return dismissal.escapePressed()
    case nil: return false
    }
  }

  private func moveFocus(in window: WindowID, backwards: Bool) -> Bool {
    (surfaces.view(for: window.surface) as? Window)?.moveFocus(backwards: backwards) ?? false
  }

  private func setFocus(of window: Window, to isFocused: Bool) {
    guard window.isFocused != isFocused else { return }
    window.isFocused = isFocused
    if isFocused { keyWindow = window } else { closePopUpUnlessFocused(window) }
    (window.firstResponder as? View)?.windowFocusChanged(isFocused: isFocused)
    mayHaveLostFocus = mayHaveLostFocus || !isFocused
  }

  /// Between two windows of the program the focus leaves one before it comes to the other, and the two events may
  /// come in turns of their own: only a moment later it is sure that the focus has left the program.
  private func settleFocus() {
    guard mayHaveLostFocus else { return }
    mayHaveLostFocus = false
    guard dismissal.triggers.contains(.windowFocusLost), !windows.contains(where: \.isFocused) else { return }
    schedule(after: .milliseconds(50)) { [weak self] in
      guard let self, !windows.contains(where: \.isFocused) else { return }
      dismissal.windowFocusLost()
    }
  }

  func focusLeft(_ old: Responder?, in window: Window, cause: EndEditingCause) {
    editing.focusLeft(old, in: window, cause: cause, isUser: isHandlingUserInput)
    dismissal.editingMayHaveChanged()
  }

  /// Whether a button or a finger is down on something other than the keyboard panel.
  package var hasPressOnContent: Bool { dispatcher.hasPressOnContent }

  // MARK: The end of a turn

  public func endTurn() {
    // A window that was opened need not wait until its text is laid out, for which fonts must be found.
    drainEffects()
    settleFocus()
    settle()
    layout.run()
    if let presentInputPanel {
      presentInputPanel.didLayOut()
      layout.run()
    }
    if let layoutFollower {
      layoutFollower.layoutDidFinish()
      layout.run()
    }
    dispatcher.refreshHover()
    surfaces.updatePanes()
    surfaces.flushDamage()
    drainEffects()
  }

  /// Notifies until nothing changes any more. A handler that changes the focus starts another round.
  private func settle() {
    for _ in 0..<8 {
      collectChanges()
      if notifications.isEmpty { return }
      notifications.deliver()
    }
    collectChanges()
    guard !notifications.isEmpty else { return }
    // What is still queued is told in the next turn: nothing is lost, and the program does not hang.
    post(.fault("the focus still changes after 8 rounds of notifications: an observer moves it each time"))
  }

  private func collectChanges() {
    for window in windows { tellChanges(in: window) }
    // The panel waits for what the observers make of it: a handler that moves the focus on neither hides
    // nor shows it.
    if notifications.isEmpty { updateInputPanel() }
  }

  private func updateInputPanel() {
    if presentInputPanel == nil, makeInputPanel == nil { return }
    let session = editing.session(of: keyWindow)
    if presentInputPanel != nil || session != nil { inputPanel?.update(editing: session) }
  }

  private func tellChanges(in window: Window) {
    for notification in editing.changes(in: window) { post(notification) }
  }

  private func drainEffects() {
    let batch = effects
    effects.removeAll(keepingCapacity: true)
    for effect in batch { host.perform(effect, painter: self) }
  }

  public func paint(_ surface: SurfaceID, on canvas: any Canvas, damage: Rect) {
    guard let view = surfaces.view(for: surface) else { return }
    let scrolled = damage.offset(by: view.boundsOrigin)
    canvas.with(offset: Point.zero - view.boundsOrigin, clip: nil, opacity: 1) {
      view.paintTree(on: canvas, damage: scrolled)
    }
  }
}

extension Theme {
  fileprivate static func preferred(by settings: InteractionSettings) -> Theme {
    settings.prefersDark ? .dark : .light
  }
}

extension HostEvent {
  /// Whether a user did this, as against the system.
  var isUserInput: Bool {
    switch self {
    case .pointer, .scroll, .key, .commit, .marked, .outsidePress, .drag: true
    case .windowFocus, .windowResized, .windowVisibility, .closeRequested, .settingsChanged: false
    case .pasted, .selectionLost, .dragEnded: false
    }
  }

  /// When the user did it; nil for what is no act of theirs, and for a pointer that only moves.
  fileprivate var inputTime: EventTime? {
    switch self {
    case .pointer(let event): event.phase == .down || event.phase == .up ? event.time : nil
    case .key(let event): event.time
    case .commit(_, _, let time), .marked(_, _, _, let time): time
    case .drag(let event): if case .dropped = event.phase { event.time } else { nil }
    default: nil
    }
  }
}
