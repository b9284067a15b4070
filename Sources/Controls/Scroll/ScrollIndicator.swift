import UICore

/// The slim bar that shows how much there is and where one is, at the trailing edge or below; a mouse can pull
/// it.
///
/// It lies over light content. A pane in the content covers it, as X shows panes above.
@MainActor final class ScrollIndicator: View {
  private static let thickness = 12.0
  private static let shortestThumb = 28.0

  private unowned let scrollView: ScrollView
  private let isVertical: Bool
  /// In the indicator's coordinates.
  private var thumb = Rect.zero
  private weak var press: Press?
  private var pressedOffset = 0.0
  private var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init(_ scrollView: ScrollView, _ axis: ScrollView.Axes) {
    self.scrollView = scrollView
    isVertical = axis == .vertical
    super.init(frame: .zero)
    isHidden = true
  }

  // MARK: Place

  private var limit: Double { isVertical ? scrollView.maximumOffset.y : scrollView.maximumOffset.x }
  private var offset: Double { isVertical ? scrollView.boundsOrigin.y : scrollView.boundsOrigin.x }

  /// Follows the content.
  func place() {
    isHidden = limit <= 0 || scrollView.frame.size.width <= 0
    guard !isHidden else { return }
    let area = scrollView.visibleRect
    let place =
      isVertical
      ? Rect(x: area.maxX - Self.thickness, y: area.minY, width: Self.thickness, height: area.height)
      : Rect(x: area.minX, y: area.maxY - Self.thickness, width: area.width, height: Self.thickness)
    frame = directed(place, in: area)
    let length = max(Self.shortestThumb, track * track / (track + limit))
    let start = Self.end + (track - length) * min(1, offset / limit)
    setThumb(
      isVertical
        ? Rect(x: 0, y: start, width: Self.thickness, height: length)
        : Rect(x: start, y: 0, width: length, height: Self.thickness))
  }

  private func setThumb(_ rect: Rect) {
    guard rect != thumb else { return }
    thumb = rect
    setNeedsDisplay()
  }

  /// Free at both ends.
  private static let end = 4.0

  private var track: Double { (isVertical ? frame.height : frame.width) - 2 * Self.end }

  // MARK: Mouse

  /// Only the thumb takes presses; the rest of the strip is the content's.
  override func contains(_ point: Point) -> Bool { thumb.contains(point) }

  override func pointerHoverChanged(isInside: Bool) { isHovered = isInside }

  override func pointerDown(_ press: Press) -> Bool {
    guard press.button == 1, self.press == nil else { return false }
    self.press = press
    pressedOffset = offset
    setNeedsDisplay()
    return true
  }

  override func pointerMoved(_ press: Press) {
    guard press === self.press, limit > 0 else { return }
    let way = press.location - press.startLocation
    let length = isVertical ? thumb.height : thumb.width
    let distance = (isVertical ? way.y : way.x) * limit / max(1, track - length)
    var target = scrollView.boundsOrigin
    if isVertical { target.y = pressedOffset + distance } else { target.x = pressedOffset + distance }
    scrollView.scroll(to: target, cause: .drag)
  }

  override func pointerUp(_ press: Press) { release(press) }
  override func pointerCancelled(_ press: Press) { release(press) }

  private func release(_ press: Press) {
    guard press === self.press else { return }
    self.press = nil
    setNeedsDisplay()
  }

  override var pointerShape: PointerShape { .arrow }

  // MARK: Drawing

  override func draw(on canvas: any Canvas, damage: Rect) {
    let isActive = isHovered || press != nil
    let width = isActive ? 6.0 : 4.0
    let inset = 3.0
    let bar =
      isVertical
      ? directed(Rect(x: thumb.maxX - inset - width, y: thumb.minY, width: width, height: thumb.height))
      : Rect(x: thumb.minX, y: thumb.maxY - inset - width, width: thumb.width, height: width)
    let color = theme.colors.dimText.withOpacity(isActive ? 0.8 : 0.5)
    canvas.fill(RoundedRect(bar, radius: width / 2), color)
  }
}
