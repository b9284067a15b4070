import UICore
import X11Model

/// The open surfaces, by our name and by X's.
@MainActor final class SurfaceTable {
  private var byID: [SurfaceID: Surface] = [:]
  private var byWindow: [XWindow: Surface] = [:]

  subscript(id: SurfaceID) -> Surface? { window(WindowID(rawValue: id.rawValue)) ?? byID[id] }
  subscript(xid: XWindow) -> Surface? { window(xid) ?? byWindow[xid] }

  /// The top-level with this X window. There are few, and to look through them costs less than to hash.
  func window(_ xid: XWindow) -> X11Window? {
    for window in windows where window.xid == xid { return window }
    return nil
  }

  func window(_ id: WindowID) -> X11Window? {
    for window in windows where window.windowID == id { return window }
    return nil
  }

  /// The top-levels, oldest first. Kept, for every batch of events goes through them.
  private(set) var windows: [X11Window] = []

  /// The nested ones.
  var panes: [X11Pane] { byID.values.compactMap { $0 as? X11Pane } }

  func add(_ surface: Surface, in parent: Surface? = nil) {
    byID[surface.id] = surface
    byWindow[surface.xid] = surface
    parent?.add(surface)
    if let window = surface as? X11Window { windows.append(window) }
  }

  /// Closes a surface. Those nested in it are forgotten with it: the server destroys their windows, and a
  /// second request for them would be BadWindow.
  func close(_ id: SurfaceID) {
    guard let surface = byID[id] else { return }
    for child in surface.children { forget(child) }
    surface.close()
    surface.parent?.remove(surface)
    remove(surface)
  }

  private func forget(_ id: SurfaceID) {
    guard let surface = byID[id] else { return }
    for child in surface.children { forget(child) }
    surface.buffer.close()
    remove(surface)
  }

  private func remove(_ surface: Surface) {
    byID[surface.id] = nil
    byWindow[surface.xid] = nil
    windows.removeAll { $0 === surface }
  }
}
