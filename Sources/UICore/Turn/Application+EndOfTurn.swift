/// What goes out: notifications, layout, panes, damage and effects, once for all the events of a turn.
extension Application {
  /// Notifies, lays out, and hands the effects to the host.
  public func endTurn() {
    // A window that was opened need not wait until its text is laid out, for which fonts must be found.
    drainEffects()
    settleFocus()
    settle()
    layOut()
    if hooks.run(.laidOut) { layOut() }
    if hooks.run(.placed) { layOut() }
    dispatcher.refreshHover()
    surfaces.updatePanes()
    surfaces.flushDamage()
    drainEffects()
    hooks.turnEnded()
  }

  private func layOut() {
    guard let view = layout.run() else { return }
    let name = view.identifier.map { " “\($0)”" } ?? ""
    let rounds = LayoutQueue.mostRounds
    post(.fault("\(type(of: view))\(name) asks for layout in its layout, still after \(rounds) rounds"))
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

  /// Notifies until nothing changes any more. A handler that changes the focus starts another round.
  private func settle() {
    for _ in 0..<8 {
      collectChanges()
      if notifications.isEmpty { return }
      notifications.deliver { act(forUser: $0, $1) }
    }
    collectChanges()
    guard !notifications.isEmpty else { return }
    // What is still queued is told in the next turn: nothing is lost, and the program does not hang.
    post(.fault("the focus still changes after 8 rounds of notifications: an observer moves it each time"))
  }

  private func collectChanges() {
    if let window = windows.first, windows.count == 1 { tellChanges(in: window) } else { tellChangesOfAll() }
    // The panel waits for what the observers make of it: a handler that moves the focus on neither hides
    // nor shows it.
    if notifications.isEmpty { updateInputPanel() }
  }

  private func updateInputPanel() {
    if presentInputPanel == nil, makeInputPanel == nil { return }
    // The focus may be in a window of the program in which nothing is edited.
    let session = editing.session(of: dismissal.editedResponder?.responderWindow ?? keyWindow)
    if presentInputPanel != nil || session != nil { inputPanel?.update(editing: session) }
  }

  /// A field hands over to one in another window: what ends is told before what begins.
  private func tellChangesOfAll() {
    let changes = windows.flatMap { editing.changes(in: $0) }
    for change in changes where !change.isBeginning { tell(change) }
    for change in changes where change.isBeginning { tell(change) }
  }

  func tellChanges(in window: Window) {
    for change in editing.changes(in: window) { tell(change) }
  }

  private func tell(_ change: Notification) { notifications.post(change, isUser: editing.isUserInitiated) }

  private func drainEffects() {
    for effect in outbox.take() { host.perform(effect, painter: self) }
  }

  /// Draws what lies inside `damage`, in points in the surface.
  public func paint(_ surface: SurfaceID, on canvas: any Canvas, damage: Rect) {
    guard let view = surfaces.view(for: surface) else { return }
    if view.boundsOrigin == .zero { return paint(view, on: canvas, damage: damage) }
    let scrolled = damage.offset(by: view.boundsOrigin)
    canvas.with(offset: Point.zero - view.boundsOrigin, clip: nil, opacity: 1) {
      paint(view, on: canvas, damage: scrolled)
    }
  }

  private func paint(_ view: SurfaceView, on canvas: any Canvas, damage: Rect) {
    view.paintTree(on: canvas, damage: damage)
    view.window?.shadowCaster?.paintShadow(on: canvas, of: view)
  }
}

extension Application.Notification {
  fileprivate var isBeginning: Bool { if case .didBeginEditing = self { true } else { false } }
}
