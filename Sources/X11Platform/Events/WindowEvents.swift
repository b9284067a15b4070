import CX11
import UICore
import X11Model

/// What happens to our windows: they are seen, uncovered, moved, and given another size, or the screen is.
@MainActor final class WindowEvents: EventParticipant {
  let kinds = [Expose, MapNotify, UnmapNotify, DestroyNotify, ReparentNotify, ConfigureNotify].map(
    EventKind.number)
  private let connection: Connection
  private let surfaces: SurfaceTable
  private let paints: PaintCache
  private var screenSize: ScreenSize?
  private var exposed: [(surface: Surface, area: PixelRect, isLast: Bool)] = []

  init(_ connection: Connection, _ surfaces: SurfaceTable, _ paints: PaintCache) {
    self.connection = connection
    self.surfaces = surfaces
    self.paints = paints
  }

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    switch event.type {
    case Expose: expose(event.xexpose)
    case MapNotify: tell(event.xmap.window, &queue) { .windowVisibility($0, isVisible: true) }
    case UnmapNotify: tell(event.xunmap.window, &queue) { .windowVisibility($0, isVisible: false) }
    // Somebody else did it: the window is closed, whatever a closing one might have asked.
    case DestroyNotify: tell(event.xdestroywindow.window, &queue) { .windowDestroyed($0) }
    case ReparentNotify:
      let window = surfaces.window(XWindow(rawValue: event.xreparent.window))
      window?.reparented(to: XWindow(rawValue: event.xreparent.parent))
    default: configured(event.xconfigure)
    }
    return false
  }

  private func tell(_ window: UInt, _ queue: inout EventQueue, _ event: (WindowID) -> HostEvent) {
    if let window = surfaces.window(XWindow(rawValue: window)) { queue.append(event(window.windowID)) }
  }

  private func expose(_ event: XExposeEvent) {
    guard let surface = surfaces[XWindow(rawValue: event.window)] else { return }
    let area = PixelRect(x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
    exposed.append((surface, area, event.count == 0))
  }

  /// Positions are the root's only in the window manager's own notice, or where there is no frame
  /// (ICCCM 4.1.5).
  private func configured(_ event: XConfigureEvent) {
    // A monitor was turned, unplugged, or has another mode (RANDR).
    if event.window == connection.root.rawValue {
      screenSize = ScreenSize(width: Int(event.width), height: Int(event.height))
      connection.monitorList.forget()
      return
    }
    guard let window = surfaces.window(XWindow(rawValue: event.window)) else { return }
    let isOnRoot = event.send_event != 0 || !window.isReparented
    window.knownOrigin = isOnRoot ? ScreenPoint(x: Int(event.x), y: Int(event.y)) : nil
    window.pendingSize = (Int(event.width), Int(event.height))
  }

  func act(_ queue: inout EventQueue) -> Bool {
    for (surface, area, isLast) in exposed { copy(area, of: surface, isLast) }
    exposed.removeAll(keepingCapacity: true)
    fitOnScreen()
    for window in surfaces.windows {
      settleSize(of: window, &queue)
      window.anchor?.follow(with: window)
    }
    return false
  }

  private func fitOnScreen() {
    guard let size = screenSize else { return }
    screenSize = nil
    guard size != connection.lastScreenSize else { return }
    connection.lastScreenSize = size
    for window in surfaces.windows { window.fitOnScreen() }
  }

  /// One copy from the back buffer: the program is not asked to paint again. `XCopyArea`
  private func copy(_ area: PixelRect, of surface: Surface, _ isLast: Bool) {
    surface.buffer.copy(area, with: paints.copying)
    if isLast, let window = surface as? X11Window { window.isDrawn = true }
  }

  /// Resizing by hand sends many sizes in a batch: only the last counts.
  private func settleSize(of window: X11Window, _ queue: inout EventQueue) {
    guard let size = window.pendingSize else { return }
    window.pendingSize = nil
    if size != (window.width, window.height) {
      window.resized(width: size.width, height: size.height)
      queue.append(.windowResized(window.windowID, window.size))
    }
    window.configured()
  }
}
