/// What a small screen has cut off a window. It is given back when the screen grows, unless somebody has given the
/// window another size meanwhile.
package struct ScreenCut: Hashable, Sendable {
  private struct Size: Hashable {
    let width: Int
    let height: Int

    init(_ rect: PixelRect) { (width, height) = (rect.width, rect.height) }
  }

  /// As large as the window would be; nil while nothing is cut off.
  private var whole: Size?
  /// As large as it was made instead.
  private var shown: Size?

  package init() {}

  /// Where the window is to be on the screen, with all of what it would be if that fits.
  package mutating func fit(_ rect: PixelRect, on screen: ScreenSize) -> PixelRect {
    var wanted = rect
    if let whole, shown == Size(rect) {
      wanted = PixelRect(x: rect.minX, y: rect.minY, width: whole.width, height: whole.height)
    }
    let fitted = screen.fitting(wanted)
    let isCut = Size(fitted) != Size(wanted)
    (whole, shown) = isCut ? (Size(wanted), Size(fitted)) : (nil, nil)
    return fitted
  }
}
