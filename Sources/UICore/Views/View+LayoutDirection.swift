/// One layout for both directions: it is written from the leading edge on, and mirrored where it is set.
extension View {
  /// The application's; left to right while the view is on no screen.
  public var layoutDirection: LayoutDirection { window?.application?.layoutDirection ?? .leftToRight }

  /// The ``frame`` as it would be if the superview were read from left to right. Set it in place of the frame
  /// in `layoutSubviews()`, and one layout serves both directions.
  public var leadingFrame: Rect {
    get { superview?.directed(frame) ?? frame }
    set { frame = superview?.directed(newValue) ?? newValue }
  }

  /// A rectangle of a layout from left to right, where it belongs: mirrored within `area`, or the bounds,
  /// where reading goes from right to left.
  public func directed(_ rect: Rect, in area: Rect? = nil) -> Rect {
    layoutDirection == .leftToRight ? rect : rect.mirrored(in: area ?? bounds)
  }
}
