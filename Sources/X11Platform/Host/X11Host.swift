import CX11
import TextShaping
import UICore
import X11Model

/// A connection to an X server, as the system that a program runs on.
///
/// Made once, on the main thread, by the program's synchronous `main`.
@MainActor public final class X11Host: Application.Host {
  /// The time since the machine started.
  public let clock: any HostClock = MonotonicClock()
  /// How the desktop's user wants to point and type, followed live, and in which way the language is read.
  public private(set) var settings: InteractionSettings
  /// Lays text out for the display's present scale: another one after ``HostEvent/settingsChanged``.
  public var text: any TextSystem { textSystem }
  /// What X calls our windows, and where they are on the screen.
  public var nativeWindows: any NativeWindows { surfaceNames }

  /// Called once, when the first window's content is on the screen.
  public var onFirstFrame: (() -> Void)?

  /// Called once for all changes that came together when the user has chosen another keymap, or another keyboard came.
  public var onKeymapChange: (() -> Void)?

  let connection: Connection
  let surfaces = SurfaceTable()
  let router: EventRouter
  private let reader: EventReader
  let keyboard: Keyboard
  let pointers: PointerEvents
  let manager: WindowManager
  /// Decides which presses were outside; nil without XInput 2.2.
  let watcher: OutsidePressWatcher?
  let canvas: XftCanvas
  let cursors: Cursors
  private let resources: ResourceWatcher
  /// Copy and paste, and drags: see ``exchange``.
  private var madeExchange: (selections: SelectionService, drags: DragService)?
  /// The open pop-ups for which the keyboard is grabbed.
  var keyHolders: Set<WindowID> = []
  private var textSystem: ShapedTextSystem
  private let surfaceNames: SurfaceNames
  private let loop: EventLoop
  private var hasShownFirstFrame = false
  private var drawnHooks: [(WindowID, () -> Void)] = []

  /// Connects to the display of this name, or to the one in `DISPLAY`.
  public init(displayName: String? = nil) throws(X11Error) {
    FontConfigStart.begin()
    connection = try Connection.open(displayName)
    settings = Self.settings(of: connection)
    for message in ScreenLimits(connection).messages { log(message) }
    textSystem = ShapedTextSystem(drawnBy: connection)
    canvas = XftCanvas(connection)
    cursors = Cursors(connection)
    surfaceNames = SurfaceNames(surfaces, connection)
    loop = EventLoop(display: connection.display, clock: clock)
    resources = ResourceWatcher(connection)
    keyboard = Keyboard(connection, surfaces)
    manager = WindowManager(connection, surfaces)
    pointers = PointerEvents(connection, surfaces, keyboard)
    watcher = connection.inputOpcode.map { [connection, surfaces] in
      OutsidePressWatcher(connection, opcode: $0, surfaces)
    }
    router = EventRouter(keys: keyboard)
    reader = EventReader(display: connection.display, router: router)
    addParticipants()
  }

  /// In the order in which they hear of an event, and act: that a press is over is told before its window is hidden.
  private func addParticipants() {
    router.add(pointers)
    if let watcher { router.add(watcher) }
    router.add(manager)
    router.add(WindowEvents(connection, surfaces, canvas.paints))
    router.add(connection.settings)
    router.add(resources)
  }

  /// Made after the first frame: nobody waits for it at the start, nor with the first copy or drag.
  var exchange: (selections: SelectionService, drags: DragService) {
    if let madeExchange { return madeExchange }
    let selections = SelectionService(connection, clock)
    let drags = DragService(connection, surfaces, selections, cursors, clock)
    madeExchange = (selections, drags)
    router.add(selections)
    router.add(drags)
    pointers.drags = drags
    return (selections, drags)
  }

  /// Calls `handler` in a turn of its own whenever the descriptor can be read, or has been closed at its other end.
  /// False where it is not open.
  public func addReader(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) -> Bool {
    loop.addReader(descriptor, handler)
  }

  /// Takes back what ``addReader(_:_:)`` began. Does nothing for a descriptor that is not watched.
  public func removeReader(_ descriptor: Int32) { loop.removeReader(descriptor) }

  /// Calls `body` once, when the window's content is on the screen: at once if it is already.
  public func whenDrawn(_ window: WindowID, _ body: @escaping () -> Void) {
    drawnHooks.append((window, body))
    runDrawnHooks()
  }

  /// Runs the program until it is finished, or until a signal ends it.
  ///
  /// The exit code: 0 when the program finished by itself, 128 plus the signal's number for SIGTERM, SIGINT
  /// and SIGHUP, 1 when the X server went away: what the program still has to save, it can save then.
  public func run(_ client: any HostClient) -> Int32 {
    client.endTurn()
    while !client.isFinished {
      if let signal = loop.wait(until: nextWake(client)) {
        log("ended by signal \(signal)")
        return 128 + signal
      }
      if connection.isLost { return 1 }
      turn(client)
    }
    handOverClipboard()
    connection.flush()
    return 0
  }

  private func turn(_ client: any HostClient) {
    readBatch()
    router.queue.drain(client.handle)
    client.fireTimers()
    client.endTurn()
    runDrawnHooks()
    showFirstFrame()
    tellKeymapChange()
  }

  private func readBatch() {
    reader.readBatch()
    let (isOther, isRescaled) = (connection.settings.takeChange(), resources.takeChange())
    if isOther || isRescaled { followDesktop() }
    guard let (selections, drags) = madeExchange else { return }
    // What has taken too long, and what the program is to be told, needs no event.
    if selections.nextWake != nil { _ = selections.act(&router.queue) }
    if drags.nextWake != nil { _ = drags.act(&router.queue) }
  }

  /// What the desktop wants now, and the user's language.
  private static func settings(of connection: Connection) -> InteractionSettings {
    var settings = InteractionSettings(connection.settings.settings, scale: connection.scale)
    settings.layoutDirection = .ofUser()
    return settings
  }

  /// The desktop's settings have changed.
  private func followDesktop() {
    let oldScale = connection.scale
    resources.follow()
    let isRescaled = connection.updateScale()
    let settings = Self.settings(of: connection)
    guard isRescaled || settings != self.settings else { return }
    self.settings = settings
    if isRescaled { rescale(from: oldScale) }
    router.queue.append(.settingsChanged)
  }

  /// Windows keep their size in points. Everything is painted anew afterwards, with fonts of the new size.
  private func rescale(from oldScale: Double) {
    textSystem = ShapedTextSystem(drawnBy: connection)
    for window in surfaces.windows {
      window.rescale(from: oldScale)
      router.queue.append(.windowResized(window.windowID, window.size))
    }
    for pane in surfaces.panes { pane.rescale() }
  }

  private func nextWake(_ client: any HostClient) -> Instant? {
    earlier(client.nextWake, earlier(madeExchange?.selections.nextWake, madeExchange?.drags.nextWake))
  }

  private func earlier(_ a: Instant?, _ b: Instant?) -> Instant? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  /// What was copied outlives the program where a clipboard manager runs, which gets a second for it. Without
  /// one the program ends at once.
  private func handOverClipboard() {
    guard let selections = madeExchange?.selections else { return }
    selections.beginSaving()
    let end = clock.now + .seconds(1)
    while selections.isSaving, clock.now < end {
      if loop.wait(until: end) != nil { return }
      readBatch()
    }
  }

  /// What the first frame must not wait for is done after it.
  private func showFirstFrame() {
    guard !hasShownFirstFrame, surfaces.windows.contains(where: \.isDrawn) else { return }
    hasShownFirstFrame = true
    connection.flush()
    onFirstFrame?()
    onFirstFrame = nil
    keyboard.prepare()
    // It knows the numbers of its events now.
    router.add(keyboard)
    for window in surfaces.windows { cursors.apply(to: window) }
    cursors.isReady = true
    _ = exchange
  }

  private func runDrawnHooks() {
    if drawnHooks.isEmpty { return }
    let isReady = { [surfaces] (hook: (WindowID, () -> Void)) in surfaces.window(hook.0)?.isDrawn == true }
    let due = drawnHooks.filter { isReady($0) }
    guard !due.isEmpty else { return }
    drawnHooks.removeAll(where: isReady)
    connection.flush()
    due.forEach { $0.1() }
  }
}
