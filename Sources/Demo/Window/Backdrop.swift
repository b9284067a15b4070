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

  /// A scene is not made narrower than this: then the inspector lies over it.
  private static let leastSceneWidth = 420.0

  init(inspector: InspectorView, drawer: Drawer) {
    (self.inspector, self.drawer) = (inspector, drawer)
    super.init(frame: .zero)
    for view in [bar, inspector, drawer] { addSubview(view) }
  }

  override func layoutSubviews() {
    let height = theme.metrics.topBarHeight
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    var area = bounds.inset(by: Insets(top: height))
    let covered = coveredHeight
    drawer.area = area.inset(by: Insets(bottom: covered))
    inspector.coveredHeight = covered
    let beside = DirectionalInsets(leading: max(0, area.width - InspectorView.width))
    inspector.frame = area.inset(by: beside, layoutDirection)
    if !inspector.isHidden { area.size.width = max(Self.leastSceneWidth, area.width - InspectorView.width) }
    content?.leadingFrame = area
  }

  /// What the keyboard panel takes of the window, in points.
  private var coveredHeight: Double {
    guard let application = window?.application, application.keyWindow === window,
      let panel = application.inputPanel as? KeyboardPanelController
    else { return 0 }
    return panel.frame.height
  }
}
