/// What a small screen has cut off a window. It is given back when the screen grows, unless somebody has given the
/// window another size meanwhile.
package struct ScreenCut: Hashable, Sendable {
  private struct Size: Hashable {
    let width: Int
    let height: Int
  }

  /// As large as the window would be; nil while nothing is cut off.
  private var whole: Size?
  /// As large as it was made instead.
  private var shown: Size?

  package init() {}

  /// The size of a window that is so large now, with what was cut off.
  package func whole(width: Int, height: Int) -> (width: Int, height: Int) {
    guard let whole, shown == Size(width: width, height: height) else { return (width, height) }
    return (whole.width, whole.height)
  }

  /// Where the window is to be on the screen, with all of what it would be if that fits. `rect` is with its frame,
  /// which adds so much to the window; sizes are those of the window alone, for a frame comes later and stays as it is
  /// at another scale.
  package mutating func fit(
    _ rect: PixelRect, frame: (width: Int, height: Int) = (0, 0), on screen: ScreenSize
  ) -> PixelRect {
    let whole = whole(width: rect.width - frame.width, height: rect.height - frame.height)
    let wanted = PixelRect(
      x: rect.minX, y: rect.minY, width: whole.width + frame.width, height: whole.height + frame.height)
    let fitted = screen.fitting(wanted)
    let isCut = fitted.width != wanted.width || fitted.height != wanted.height
    self.whole = isCut ? Size(width: whole.width, height: whole.height) : nil
    shown = isCut ? Size(width: fitted.width - frame.width, height: fitted.height - frame.height) : nil
    return fitted
  }
}
