/// A view that knows how much room it would like.
@MainActor public protocol Measured: View {
  /// The size it wants when it may be at most `width` points wide. Known only on a screen, where text can be
  /// measured; zero wide elsewhere.
  ///
  /// When it changes for another reason than the width, the view calls ``View/preferredSizeDidChange()``.
  func preferredSize(width: Double) -> Size
}

extension View {
  /// The size that the view wants is another one: what is around it lays out anew, from its superview up to the
  /// first one whose own size does not follow from those of its subviews, for it is not ``Measured``.
  public func preferredSizeDidChange() { superview?.subviewSizeDidChange(self) }

  /// The size that the view wants, or has if it has no wishes.
  public func wantedSize(width: Double) -> Size {
    (self as? any Measured)?.preferredSize(width: width) ?? frame.size
  }

  /// Asks for ``View/layoutSubviews()``, and where the view is ``Measured``, for that of its superview: its subviews
  /// came, went or want another size, or there is to be more or less around them.
  public func setNeedsMeasuring() {
    // Its layout is what changed them, or will place them.
    guard !isLayingOut else { return }
    setNeedsLayout()
    if self is any Measured { preferredSizeDidChange() }
  }
}
