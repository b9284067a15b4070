import TextModel

/// Keeps the host's surfaces in step with the windows and panes of the tree.
@MainActor final class SurfaceRegistry {
  /// The open ones by their numbers, which only grow. Each is held until it is unregistered, as it is before it
  /// leaves its window.
  private var surfaces: [(id: SurfaceID, view: SurfaceView)] = []
  private var changedPanes: [Pane] = []
  private var damaged: [SurfaceView] = []
  private var lastID = 0
  private let outbox: EffectQueue

  init(_ outbox: EffectQueue) { self.outbox = outbox }

  /// O(log *n*) in the number of open surfaces.
  func view(for id: SurfaceID) -> SurfaceView? {
    let index = index(of: id)
    guard index < surfaces.count, surfaces[index].id == id else { return nil }
    return surfaces[index].view
  }

  /// Of the first surface that has this number or a greater one.
  private func index(of id: SurfaceID) -> Int {
    surfaces.partitionPoint { $0.id.rawValue >= id.rawValue }
  }

  func register(_ view: SurfaceView) -> SurfaceID {
    lastID += 1
    let id = SurfaceID(rawValue: lastID)
    surfaces.append((id, view))
    view.surfaceID = id
    return id
  }

  func unregister(_ view: SurfaceView) {
    guard let id = view.surfaceID else { return }
    surfaces.remove(at: index(of: id))
    view.surfaceID = nil
    _ = view.damage.take()
  }

  func close(_ pane: Pane, _ id: SurfaceID) {
    pane.dropShadow(nil)
    unregister(pane)
    pane.hostState = nil
    pane.isShaped = false
    outbox.emit(.closeSurface(id))
  }

  // MARK: Damage

  /// `rect` in the surface view's own coordinates.
  func damage(_ surface: SurfaceView, _ rect: Rect) {
    if surface.damage.isEmpty { damaged.append(surface) }
    surface.damage.add(rect.offset(by: Point.zero - surface.boundsOrigin))
  }

  func flushDamage() {
    // Mostly one, and its place in the list is used again.
    if damaged.count == 1, let surface = damaged.popLast() { return flush(surface) }
    for surface in damaged { flush(surface) }
    damaged = []
  }

  private func flush(_ surface: SurfaceView) {
    let rects = surface.damage.take()
    if let id = surface.surfaceID, !rects.isEmpty { outbox.emit(.damage(id, rects)) }
  }

  // MARK: Panes

  func enqueue(_ pane: Pane) {
    if !changedPanes.contains(where: { $0 === pane }) { changedPanes.append(pane) }
  }

  /// Opens, moves, shows and hides what changed. Parents come before children, as they entered the tree.
  func updatePanes() {
    if changedPanes.isEmpty { return }
    let panes = changedPanes
    changedPanes.removeAll(keepingCapacity: true)
    for pane in panes where pane.window?.surfaceID != nil { update(pane) }
  }

  private func update(_ pane: Pane) {
    guard let place = pane.placeInParent() else { return }
    if place.parent.surfaceID == nil, let parent = place.parent as? Pane { update(parent) }
    guard let parentID = place.parent.surfaceID else { return }
    let state = Pane.HostState(
      parent: parentID, frame: place.frame, isVisible: place.isVisible, cornerRadius: pane.cornerRadius)
    defer { pane.hostState = state }
    if pane.castsShadow || pane.shadowShape != nil { pane.updateShadow(isVisible: state.isVisible) }
    if let id = pane.surfaceID, let old = pane.hostState {
      change(pane, id, from: old, to: state)
    } else {
      open(pane, state)
    }
  }

  private func open(_ pane: Pane, _ state: Pane.HostState) {
    let id = register(pane)
    outbox.emit(.openSurface(id, parent: state.parent, frame: state.frame, isVisible: state.isVisible))
    if state.cornerRadius > 0 { shape(pane, id, state) }
    pane.setNeedsDisplay()
  }

  private func shape(_ pane: Pane, _ id: SurfaceID, _ state: Pane.HostState) {
    pane.isShaped = true
    let outline = RoundedRect(Rect(origin: .zero, size: state.frame.size), radius: state.cornerRadius)
    outbox.emit(.shapeSurface(id, outline))
  }

  private func change(_ pane: Pane, _ id: SurfaceID, from old: Pane.HostState, to new: Pane.HostState) {
    if old.frame != new.frame {
      outbox.emit(.moveSurface(id, frame: new.frame))
      if old.frame.size != new.frame.size { pane.setNeedsDisplay() }
      if let caster = pane.window?.shadowCaster, caster !== pane { pane.repaintShadow() }
    }
    // What was once cut off is so at its old size until the host hears of another.
    if old.frame.size != new.frame.size || old.cornerRadius != new.cornerRadius,
      pane.isShaped || new.cornerRadius > 0
    {
      shape(pane, id, new)
    }
    if old.isVisible != new.isVisible {
      outbox.emit(new.isVisible ? .showSurface(id) : .hideSurface(id))
      if new.isVisible { pane.setNeedsDisplay() }
    }
  }
}
