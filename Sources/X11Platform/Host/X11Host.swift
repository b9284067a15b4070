import CX11
import TextShaping
import UICore
import X11Model

/// A connection to an X server, as the system that a program runs on.
///
/// Made once, on the main thread, by the program's synchronous `main`.
@MainActor public final class X11Host: Host {
  public let clock: any HostClock = MonotonicClock()
  public private(set) var settings: InteractionSettings
  public var text: any TextSystem { textSystem }
  public var nativeWindows: any NativeWindows { surfaceNames }

  /// Called once, when the first window's content is on the screen.
  public var onFirstFrame: (() -> Void)?

  /// Called once for all changes that came together when the user has chosen another keymap, or another keyboard came.
  public var onKeymapChange: (() -> Void)?

  let connection: Connection
  let surfaces = SurfaceTable()
  let translator: EventTranslator
  let keys: KeyTranslator
  let canvas: XftCanvas
  let cursors: Cursors
  /// Made after the first frame: nobody waits for it at the start, nor with the first copy.
  private(set) lazy var selections: SelectionService = {
    let service = SelectionService(connection)
    translator.selections = service
    return service
  }()
  /// Made when something is first dragged, from here or to here.
  private(set) lazy var drags: DragService = {
    let service = DragService(connection, surfaces, selections, cursors, clock)
    translator.drags = service
    return service
  }()
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
    ScreenLimits(connection).messages.forEach(log)
    textSystem = ShapedTextSystem(drawnBy: connection)
    keys = KeyTranslator(connection)
    canvas = XftCanvas(connection)
    cursors = Cursors(connection)
    translator = EventTranslator(connection, surfaces: surfaces, keys: keys)
    translator.copying = canvas.paints.copying
    surfaceNames = SurfaceNames(surfaces, connection)
    loop = EventLoop(display: connection.display, clock: clock)
  }

  /// Calls `handler` whenever `descriptor` can be read, or has been closed at its other end.
  public func addReader(_ descriptor: Int32, _ handler: @escaping () -> Void) {
    loop.addReader(descriptor, handler)
  }

  public func removeReader(_ descriptor: Int32) { loop.removeReader(descriptor) }

  /// Calls `body` once, when the window's content is on the screen: at once if it is already.
  public func whenDrawn(_ window: WindowID, _ body: @escaping () -> Void) {
    drawnHooks.append((window, body))
    runDrawnHooks()
  }

  /// Runs the program until it is finished, or until a signal ends it.
  ///
  /// The exit code: 0 when the program finished by itself, 128 plus the signal's number for SIGTERM, SIGINT
  /// and SIGHUP. When the X server goes away the process exits with 1 from within.
  public func run(_ client: any HostClient) -> Int32 {
    client.endTurn()
    while !client.isFinished {
      if let signal = loop.wait(until: nextWake(client)) {
        log("ended by signal \(signal)")
        return 128 + signal
      }
      turn(client)
    }
    handOverClipboard()
    connection.flush()
    return 0
  }

  private func turn(_ client: any HostClient) {
    readBatch()
    translator.queue.drain(client.handle)
    client.fireTimers()
    client.endTurn()
    runDrawnHooks()
    showFirstFrame()
    tellKeymapChange()
  }

  private func readBatch() {
    translator.readBatch()
    if connection.settings.update() { followDesktop() }
    readMessages()
    if let selections = translator.selections, !selections.isIdle {
      selections.run(now: clock.now)
      for event in selections.takeOutbox() { translator.queue.append(event) }
    }
    guard let drags = translator.drags else { return }
    drags.run()
    for event in drags.takeOutbox() { translator.queue.append(event) }
  }

  private func readMessages() {
    guard !translator.messages.isEmpty else { return }
    for message in translator.messages { drags.note(message) }
    translator.messages.removeAll(keepingCapacity: true)
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
    let isRescaled = connection.updateScale()
    let settings = Self.settings(of: connection)
    guard isRescaled || settings != self.settings else { return }
    self.settings = settings
    if isRescaled { rescale(from: oldScale) }
    translator.queue.append(.settingsChanged)
  }

  /// Windows keep their size in points. Everything is painted anew afterwards, with fonts of the new size.
  private func rescale(from oldScale: Double) {
    textSystem = ShapedTextSystem(drawnBy: connection)
    for window in surfaces.windows {
      window.rescale(from: oldScale)
      translator.queue.append(.windowResized(window.windowID, window.size))
    }
    for pane in surfaces.panes { pane.rescale() }
  }

  private func nextWake(_ client: any HostClient) -> Instant? {
    earlier(client.nextWake, earlier(translator.selections?.nextWake, translator.drags?.nextWake))
  }

  private func earlier(_ a: Instant?, _ b: Instant?) -> Instant? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  /// What was copied outlives the program where a clipboard manager runs, which gets a second for it. Without
  /// one the program ends at once.
  private func handOverClipboard() {
    guard let selections = translator.selections else { return }
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
    keys.prepare(surfaces.windows)
    for window in surfaces.windows { cursors.apply(to: window) }
    cursors.isReady = true
    _ = selections
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
