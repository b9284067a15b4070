extension View {
  /// Adds `view` above its siblings; a light view goes below the panes, which X shows above it.
  public func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// Adds `view` at an index of ``subviews``, corrected so that panes stay above light views.
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view, and all below it, out of the tree. What was edited there ends without being asked.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    contentChanged()
    let editingWindow = holdsFirstResponder ? window : nil
    parent.willRemoveSubview(self)
    setNeedsDisplay()
    parent.subviews.removeAll { $0 === self }
    parent.addToPaneCounts(-paneCount)
    superview = nil
    move(to: nil)
    lift = 0
    parent.setNeedsMeasuring()
    // Only now, so that no callback can make a view first responder that is about to leave.
    editingWindow?.focus?.end(in: editingWindow, cause: .viewRemoved)
  }

  private func insert(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be its own ancestor")
    view.removeFromSuperview()
    let firstPane = subviews.count - subviews.reversed().prefix { $0.isSurface }.count
    let place = view.isSurface ? max(index, firstPane) : min(index, firstPane)
    subviews.insert(view, at: min(max(0, place), subviews.count))
    view.superview = self
    if let window = self as? Window, !view.toolTraits.contains(.staysInPlace) {
      view.lift = window.contentLift
    }
    addToPaneCounts(view.paneCount)
    view.move(to: window)
    view.setNeedsDisplay()
    contentChanged()
    didInsertSubview(view, at: index)
    setNeedsMeasuring()
  }

  private func addToPaneCounts(_ count: Int) {
    guard count != 0 else { return }
    var view: View? = self
    while let current = view {
      current.paneCount += count
      view = current.superview
    }
  }

  /// Tells the subtree which window it is in now. Children leave before, and enter after, their parents.
  func move(to newWindow: Window?) {
    guard window !== newWindow else { return }
    if newWindow == nil {
      for child in subviews { child.move(to: nil) }
      willLeaveWindow()
    }
    window = newWindow
    if newWindow != nil {
      didEnterWindow()
      for child in subviews { child.move(to: newWindow) }
    }
    didMoveToWindow()
  }

  private func willLeaveWindow() {
    (self as? Pane)?.detachSurface()
  }

  private func didEnterWindow() {
    if needsLayout { window?.application?.layout.enqueue(self) }
    (self as? Pane)?.setNeedsSurfaceUpdate()
  }
}
