import Outfield

/// The names on the map, and the card that keeps clear of them.
extension MapView {
  /// As the map is seen now.
  var places: MapPlaces {
    if let storedPlaces { return storedPlaces }
    var order = cities
    if let selectedIndex, order.indices.contains(selectedIndex) {
      order.insert(order.remove(at: selectedIndex), at: 0)
    }
    let made = MapPlaces(of: order, in: camera) { layout(of: $0)?.width ?? 0 }
    storedPlaces = made
    return made
  }

  /// In a corner where it covers neither a city nor a name, and above the keyboard panel; where there is none, the
  /// map goes before.
  func placeCallout() {
    let width = min(200, bounds.width - 2 * Self.calloutMargin)
    let size = callout.preferredSize(width: width)
    let place = selectedCity == nil ? nil : places.free(corners(for: size))
    callout.isHidden = place == nil
    if let place { callout.frame = place }
  }

  private static let calloutMargin = 16.0

  /// First the one where the card is now, then from where reading begins.
  private func corners(for size: Size) -> [Rect] {
    let room = uncoveredBounds.inset(by: Self.calloutMargin)
    guard size.width >= 120, size.width <= room.width, size.height <= room.height else { return [] }
    let upper = Rect(origin: room.origin, size: size)
    let lower = Rect(x: room.minX, y: room.maxY - size.height, width: size.width, height: size.height)
    let corners = [upper, upper.mirrored(in: room), lower, lower.mirrored(in: room)].map { directed($0) }
    let isThere = { (corner: Rect) in corner == self.callout.frame && !self.callout.isHidden }
    return corners.filter(isThere) + corners.filter { !isThere($0) }
  }

  /// Without what the keyboard panel covers.
  private var uncoveredBounds: Rect {
    let top = convertFromWindow(Point(x: 0, y: window?.keyboardTop ?? .infinity)).y
    var area = bounds
    area.size.height = max(0, min(area.height, top - area.minY))
    return area
  }

  func layout(of name: String) -> (any TextLayout)? {
    if let layout = layouts[name] { return layout }
    let layout = textSystem?.layout(name, font: theme.fonts.smallStrong)
    layouts[name] = layout
    return layout
  }
}
