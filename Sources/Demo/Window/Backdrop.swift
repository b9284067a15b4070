import Outfield

/// The root of the window: the bar at the top and the scene that fills the rest.
@MainActor final class Backdrop: View {
  let bar = TopBar()

  /// The scene's view.
  var content: View? {
    didSet {
      oldValue?.removeFromSuperview()
      // Below the inspector and the drawer.
      if let content { insertSubview(content, at: 0) }
      setNeedsLayout()
    }
  }

  private let inspector: InspectorView
  private let drawer: Drawer

  init(inspector: InspectorView, drawer: Drawer) {
    (self.inspector, self.drawer) = (inspector, drawer)
    super.init(frame: .zero)
    for view in [bar, inspector, drawer] { addSubview(view) }
  }

  /// What stands beside the scene ends above the keyboard.
  override func contentInsetsDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    let height = bar.preferredHeight(width: bounds.width)
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    let panels = panels
    content?.leadingFrame = panels.scene
    if !inspector.isHidden { inspector.leadingFrame = panels.inspector }
    let covered = window?.contentInsets.bottom ?? 0
    inspector.coveredHeight = covered
    drawer.area = directed(panels.drawer.inset(by: Insets(bottom: covered)))
  }

  /// Where everything below the bar stands now.
  var panels: SidePanels {
    let area = bounds.inset(by: Insets(top: bar.preferredHeight(width: bounds.width)))
    return SidePanels(
      in: area, inspector: inspector.isHidden ? 0 : InspectorView.width,
      drawer: drawer.isOpen ? SettingsController.width : 0)
  }
}
