/// Keeps the host's surfaces in step with the windows and panes of the tree.
@MainActor final class SurfaceRegistry {
  private var surfaces: [SurfaceID: WeakSurface] = [:]
  private var changedPanes: [Pane] = []
  private var damaged: [SurfaceView] = []
  private var lastID = 0
  private let emit: @MainActor (HostEffect) -> Void

  private struct WeakSurface {
    weak var view: SurfaceView?
  }

  init(emit: @escaping @MainActor (HostEffect) -> Void) { self.emit = emit }

  func view(for id: SurfaceID) -> SurfaceView? { surfaces[id]?.view }

  func register(_ view: SurfaceView) -> SurfaceID {
    lastID += 1
    let id = SurfaceID(rawValue: lastID)
    surfaces[id] = WeakSurface(view: view)
    view.surfaceID = id
    return id
  }

  func unregister(_ view: SurfaceView) {
    guard let id = view.surfaceID else { return }
    surfaces[id] = nil
    view.surfaceID = nil
    view.damage.removeAll()
  }

  func close(_ pane: Pane, _ id: SurfaceID) {
    unregister(pane)
    pane.hostState = nil
    emit(.closeSurface(id))
  }

  // MARK: Damage

  /// `rect` in the surface view's own coordinates.
  func damage(_ surface: SurfaceView, _ rect: Rect) {
    if surface.damage.isEmpty { damaged.append(surface) }
    surface.damage.add(rect.offset(by: Point.zero - surface.boundsOrigin))
  }

  func flushDamage() {
    for surface in damaged {
      if let id = surface.surfaceID, !surface.damage.isEmpty { emit(.damage(id, surface.damage.rects)) }
      surface.damage.removeAll()
    }
    damaged.removeAll(keepingCapacity: true)
  }

  // MARK: Panes

  func enqueue(_ pane: Pane) {
    if !changedPanes.contains(where: { $0 === pane }) { changedPanes.append(pane) }
  }

  /// Opens, moves, shows and hides what changed. Parents come before children, as they entered the tree.
  func updatePanes() {
    let panes = changedPanes
    changedPanes.removeAll(keepingCapacity: true)
    for pane in panes where pane.window?.surfaceID != nil { update(pane) }
  }

  private func update(_ pane: Pane) {
    guard let place = pane.placeInParent() else { return }
    if place.parent.surfaceID == nil, let parent = place.parent as? Pane { update(parent) }
    guard let parentID = place.parent.surfaceID else { return }
    let state = Pane.HostState(parent: parentID, frame: place.frame, isVisible: place.isVisible)
    defer { pane.hostState = state }
    if let id = pane.surfaceID, let old = pane.hostState {
      change(pane, id, from: old, to: state)
    } else {
      open(pane, state)
    }
  }

  private func open(_ pane: Pane, _ state: Pane.HostState) {
    let id = register(pane)
    emit(.openSurface(id, parent: state.parent, frame: state.frame, isVisible: state.isVisible))
    shape(pane, id, state)
    pane.setNeedsDisplay()
  }

  private func shape(_ pane: Pane, _ id: SurfaceID, _ state: Pane.HostState) {
    guard pane.cornerRadius > 0 else { return }
    let outline = RoundedRect(Rect(origin: .zero, size: state.frame.size), radius: pane.cornerRadius)
    emit(.shapeSurface(id, outline))
  }

  private func change(_ pane: Pane, _ id: SurfaceID, from old: Pane.HostState, to new: Pane.HostState) {
    if old.frame != new.frame {
      emit(.moveSurface(id, frame: new.frame))
      if old.frame.size != new.frame.size {
        shape(pane, id, new)
        pane.setNeedsDisplay()
      }
    }
    if old.isVisible != new.isVisible {
      emit(new.isVisible ? .showSurface(id) : .hideSurface(id))
      if new.isVisible { pane.setNeedsDisplay() }
    }
  }
}
