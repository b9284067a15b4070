/// A running program: its windows, the turn of events, and the end of every responder chain.
///
/// One is made in `main` and handed down; there is no shared instance.
@MainActor public final class Application: Responder, HostClient {
  /// The system that it runs on.
  public let host: any Host
  /// The open windows, pop-ups too, in the order in which they were opened.
  public private(set) var windows: [Window] = []
  /// The window that has, or last had, the input focus.
  public internal(set) weak var keyWindow: Window?
  /// Whether the event loop is to end: the last window was closed, or ``quit()`` called.
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
  var presentInputPanel: (any InputPanelController)?

  private(set) lazy var focus = FocusCoordinator(application: self)
  /// What ends editing from outside of a field.
  public private(set) lazy var dismissal = Dismissal(application: self)
  /// Copying and pasting, with this program and with others.
  public private(set) lazy var pasteboards = PasteboardCenter(
    time: { [unowned self] in lastInputTime }, emit: { [unowned self] in emit($0) })
  /// Of all windows.
  package var killBuffer = KillBuffer()
  /// Texts dragged within this program, out of it and into it.
  public private(set) lazy var drags = DragCenter(application: self)
  lazy var dispatcher = Dispatcher(application: self)
  let outbox = EffectQueue()
  let surfaces: SurfaceRegistry
  let layout = LayoutQueue()
  private let timers = TimerQueue()
  let hooks = TurnHooks()
  let notifications = NotificationQueue()
  var editing = EditingTracker()
  var mayHaveLostFocus = false
  /// Whether what is being done follows from something that the user did.
  var isHandlingUserInput = false
  /// Whether the event being handled is a key, or what an input method made of keys.
  var isHandlingKey = false
  /// When the user last did something, by the X server's clock.
  var lastInputTime = EventTime(rawValue: 0)

  /// A program without windows. Without a theme it follows the desktop's.
  public init(host: any Host, theme: Theme? = nil) {
    self.host = host
    followsDesktopTheme = theme == nil
    self.theme = theme ?? .preferred(by: host.settings)
    layoutDirection = host.settings.layoutDirection
    surfaces = SurfaceRegistry(outbox)
    super.init()
  }

  deinit {
    for window in windows { window.ownLink.application = nil }
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
      isTranslucent: window.isTranslucent, takesKeys: (window as? PopUpWindow)?.isTransient ?? false,
      isFullScreen: window.isFullScreen)
    emit(.openWindow(id, attributes))
    if keyWindow == nil, !window.isDock { keyWindow = window.topLevel }
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
    if keyWindow === window { keyWindow = windows.last { !$0.isDock }?.topLevel }
    dismissal.windowsChanged()
    if windows.allSatisfy(\.isDock) { endWithDocks() }
  }

  /// The last window that the program is about is closed: its tools have nothing to do any more.
  private func endWithDocks() {
    quit()
    if let dock = windows.last { close(dock) }
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

  /// When the next timer is due; now, where something waits for the turn that has just ended.
  public var nextWake: Instant? { hooks.isWaiting ? host.clock.now : timers.nextDue }

  /// Does what has waited for the end of the last turn, and runs the timers that are due.
  public func fireTimers() {
    if hooks.isWaiting { hooks.runWaiting() }
    if !timers.isEmpty { timers.fire(now: host.clock.now) }
  }

  // MARK: Telling

  /// Queues a notification for the end of the turn.
  public func post(_ notification: Notification) {
    notifications.post(notification, isUser: isHandlingUserInput)
  }

  /// Calls `handler` with every notification until the observation is cancelled.
  @discardableResult public func observe(
    _ handler: @escaping @MainActor (Notification) -> Void
  ) -> Observation {
    notifications.observe(handler)
  }

  func emit(_ effect: HostEffect) { outbox.emit(effect) }

  /// Rings the bell, at the end of the turn.
  public func bell() { emit(.bell) }

  func hostSettingsDidChange() {
    // It was made for the old scale and theme.
    transientPopUp?.dismiss()
    var wanted = Theme.preferred(by: host.settings)
    guard followsDesktopTheme, wanted.colors != theme.colors else { return settingsDidChange() }
    wanted.motion = theme.motion
    theme = wanted
    followsDesktopTheme = true
  }

  private func settingsDidChange() {
    for window in windows { window.forEachView { $0.settingsDidChange() } }
  }

  // MARK: Responding

  /// The keys that nobody in the chain used.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch WindowCommand(event) {
    case .focusNext: return moveFocus(in: event.window, backwards: false)
    case .focusPrevious: return moveFocus(in: event.window, backwards: true)
    case .dismiss: return dismissal.escapePressed()
    case .find: return focusSearch(in: event.window)
    case nil: return false
    }
  }

  /// Runs `body` as a part of what the user did, or as the program's own doing. What a recognizer waits for, and what
  /// an observer makes of a click, is the user's: a field that gets the focus by it gets the keyboard panel.
  func act(forUser isUser: Bool, _ body: @MainActor () -> Void) {
    let outer = isHandlingUserInput
    isHandlingUserInput = isUser
    body()
    isHandlingUserInput = outer
  }

  func focusLeft(_ old: Responder?, in window: Window, cause: EndEditingCause) {
    editing.focusLeft(old, in: window, cause: cause, isUser: isHandlingUserInput)
    dismissal.editingMayHaveChanged()
  }

  /// Whether a button or a finger is down on something other than the keyboard panel.
  package var hasPressOnContent: Bool { dispatcher.hasPressOnContent }
}

extension Theme {
  fileprivate static func preferred(by settings: InteractionSettings) -> Theme {
    settings.prefersDark ? .dark : .light
  }
}
