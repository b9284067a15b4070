import Outfield

/// Where the scene stands, and the inspector and the settings beside it: both make room, so that the fields under
/// test stay in sight.
@MainActor struct SidePanels {
  /// The scene.
  var scene: Rect
  var inspector: Rect
  /// What the settings may cover: they take its trailing part.
  var drawer: Rect
  /// Whether settings and inspector fit beside each other and a scene.
  let fitsBoth: Bool

  /// A scene is not made narrower than this, unless the window is: then what stands beside it lies over it.
  static let leastSceneWidth = 320.0

  /// All from the leading edge on. A width of 0 is that of what is closed.
  init(in area: Rect, inspector inspectorWidth: Double, drawer drawerWidth: Double) {
    let both = InspectorView.width + SettingsController.width
    fitsBoth = area.width >= Self.leastSceneWidth + both
    let inspectorWidth = min(inspectorWidth, area.width)
    inspector = area
    inspector.size.width = inspectorWidth
    inspector.origin.x = area.maxX - inspectorWidth
    drawer = area
    // Where there is no room for both the settings lie over the inspector.
    if fitsBoth { drawer.size.width -= inspectorWidth }
    let beside = fitsBoth ? inspectorWidth + drawerWidth : max(inspectorWidth, drawerWidth)
    scene = area
    scene.size.width = max(min(Self.leastSceneWidth, area.width), area.width - beside)
  }
}
