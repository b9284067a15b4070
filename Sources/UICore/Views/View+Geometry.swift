extension View {
  /// The view's rectangle in its own coordinates.
  public var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// Where the view is in its superview, wherever its frame says that it belongs.
  var placedFrame: Rect { frame.offset(by: Point(x: 0, y: -lift)) }

  /// From this view's coordinates to its superview's.
  var offsetInSuperview: Point { placedFrame.origin - boundsOrigin }

  /// A point of this view's coordinates in the window's.
  public func convertToWindow(_ point: Point) -> Point {
    var point = point
    var view: View = self
    while let parent = view.superview {
      point = point + view.offsetInSuperview
      view = parent
    }
    return point
  }

  /// A rectangle of this view's coordinates in the window's.
  public func convertToWindow(_ rect: Rect) -> Rect {
    Rect(origin: convertToWindow(rect.origin), size: rect.size)
  }

  /// A point of the window's coordinates in this view's.
  public func convertFromWindow(_ point: Point) -> Point {
    point - convertToWindow(Point.zero)
  }

  /// A point of this view's coordinates in those of `other`, in the same tree.
  public func convert(_ point: Point, to other: View) -> Point {
    other.convertFromWindow(convertToWindow(point))
  }

  /// A rectangle of this view's coordinates in those of `other`, in the same tree.
  public func convert(_ rect: Rect, to other: View) -> Rect {
    Rect(origin: convert(rect.origin, to: other), size: rect.size)
  }

  /// Whether `ancestor` is this view or one above it.
  public func isDescendant(of ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  var isTransparent: Bool { alpha < 0.01 }

  /// Whether it and all its ancestors are visible and enabled, in a window.
  public var isEligibleForFocus: Bool {
    guard window != nil else { return false }
    var view: View? = self
    while let current = view {
      if current.isHidden || current.isTransparent || !current.isEnabled { return false }
      view = current.superview
    }
    return true
  }

  /// Whether it and all its ancestors are shown, in a window; it may still be covered or scrolled away.
  public var isVisibleInTree: Bool {
    guard window != nil else { return false }
    var view: View? = self
    while let current = view {
      if current.isHidden || current.isTransparent { return false }
      view = current.superview
    }
    return true
  }

  /// Whether it and all its ancestors are enabled.
  public var isEnabledInTree: Bool {
    var view: View? = self
    while let current = view {
      if !current.isEnabled { return false }
      view = current.superview
    }
    return true
  }
}
