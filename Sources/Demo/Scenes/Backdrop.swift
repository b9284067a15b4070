import Outfield

/// The root of the window: the bar at the top and the scene that fills the rest.
@MainActor final class Backdrop: View {
  let bar = TopBar()

  /// The scene's view.
  var content: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
      setNeedsLayout()
    }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let height = theme.metrics.topBarHeight
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    content?.frame = bounds.inset(by: Insets(top: height))
  }
}

extension View {
  /// The application's theme; the light one while the view is in no window.
  var theme: Theme { window?.application?.theme ?? .light }
}
