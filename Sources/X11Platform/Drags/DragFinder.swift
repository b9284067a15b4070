import CX11
import UICore
import X11Model

/// Finds the window below a dragged text: ours, or one of another program that takes part in drags (XdndAware).
///
/// Over the window that has the press nothing is asked: the server tells when the pointer leaves it. Elsewhere one
/// question is asked for each motion, and more only at windows in which nothing that takes part was found yet.
@MainActor final class DragFinder {
  /// Whether the pointer is over the window that has the press, and nothing lies between.
  private var isHome = false
  /// Whether the server has told that the pointer has left it, after the last motion over it perhaps.
  private var hasLeft: Bool
  private let home: X11Window
  private let connection: Connection
  private let surfaces: SurfaceTable
  private let atoms: Atoms
  /// Children of the root by what takes part in drags in them.
  private var known: [XWindow: DragPlace] = [:]
  private static let deepest = 16

  init(
    home: X11Window, hasLeft: Bool, _ connection: Connection, _ surfaces: SurfaceTable
  ) {
    self.home = home
    self.hasLeft = hasLeft
    self.connection = connection
    self.surfaces = surfaces
    atoms = connection.atoms
  }

  /// The pointer came to the window that has the press, or left it.
  func crossed(isEnter: Bool) { (isHome, hasLeft) = (isEnter, !isEnter) }

  func place(at point: ScreenPoint) -> DragPlace {
    if isHome { return .own(home.xid) }
    let outer = child(of: connection.root, at: point)
    if let window = surfaces.windows.first(where: { $0.outerWindow() == outer }) {
      guard window.isInside(point) else { return .nobody }
      isHome = window === home && !hasLeft
      return .own(window.xid)
    }
    if let place = known[outer] { return place }
    let place = search(outer == .none ? connection.root : outer, at: point)
    // A frame may have been met at its border, and more be found inside.
    if place != .nobody || outer == .none { known[outer] = place }
    return place
  }

  /// Down from a window manager's frame to the first window that takes part.
  private func search(_ outer: XWindow, at point: ScreenPoint) -> DragPlace {
    var window = outer
    for _ in 0..<Self.deepest {
      if let peer = peer(window) { return .peer(peer) }
      // The root's children are other places.
      guard window != connection.root else { return .nobody }
      window = child(of: window, at: point)
      guard window != .none else { return .nobody }
    }
    return .nobody
  }

  /// A window may name another that speaks for it, which names itself to prove that it is alive.
  private func peer(_ window: XWindow) -> DragPeer? {
    var receiver = window
    if let proxy = item(atoms[.xdndProxy], of: window),
      item(atoms[.xdndProxy], of: XWindow(rawValue: proxy)) == proxy
    {
      receiver = XWindow(rawValue: proxy)
    }
    guard let version = item(atoms[.xdndAware], of: receiver), version >= Xdnd.oldestVersion else {
      return nil
    }
    return DragPeer(
      window: window, receiver: receiver, version: min(Int(clamping: version), Xdnd.version))
  }

  private func item(_ property: Atom, of window: XWindow) -> UInt? {
    Property.read(property, of: window, on: connection).first
  }

  /// The server answers as if windows that let input through were not there. `XTranslateCoordinates`
  private func child(of window: XWindow, at point: ScreenPoint) -> XWindow {
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    let status = connection.trapping {
      XTranslateCoordinates(
        connection.display, connection.root.rawValue, window.rawValue, Int32(clamping: point.x),
        Int32(clamping: point.y), &x, &y, &child)
    }
    return status != 0 ? XWindow(rawValue: child) : .none
  }
}
