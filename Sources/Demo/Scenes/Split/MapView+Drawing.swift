import Outfield

extension MapView {
  func drawMap(on canvas: any Canvas, damage: Rect) {
    let style = MapStyle(theme)
    drawGround(on: canvas, damage, style)
    for feature in MapFeature.all {
      let line = feature.line.map(camera.toView)
      // Lines grow slower than the map, or they would fill the screen.
      let growth = feature.kind.isArea ? camera.zoom : camera.zoom.squareRoot()
      canvas.stroke(line, width: feature.width * growth, style.color(of: feature.kind))
    }
    for city in cities where damage.inset(by: -160).contains(camera.toView(city.place)) {
      drawStations(of: city, on: canvas, style)
    }
    for name in places.names where name.box.intersects(damage) { draw(name, on: canvas, style) }
  }

  /// Bands whose colours differ by less than one can see.
  private func drawGround(on canvas: any Canvas, _ damage: Rect, _ style: MapStyle) {
    let count = 24
    for band in 0..<count {
      let top = (bounds.height * Double(band) / Double(count)).rounded()
      let bottom = (bounds.height * Double(band + 1) / Double(count)).rounded()
      let area = Rect(x: 0, y: top, width: bounds.width, height: bottom - top).intersection(damage)
      guard !area.isEmpty else { continue }
      canvas.fill(area, style.top.mixed(with: style.bottom, Double(band) / Double(count - 1)))
    }
  }

  private func drawStations(of city: City, on canvas: any Canvas, _ style: MapStyle) {
    for place in city.stationPlaces {
      let radius = MapPlaces.stationRadius
      let dot = MapPlaces.box(around: camera.toView(place), radius: radius)
      canvas.fill(RoundedRect(dot, radius: radius), style.stationEdge)
      canvas.fill(RoundedRect(dot.inset(by: 1.5), radius: radius - 1.5), style.station)
    }
  }

  private func draw(_ name: MapPlaces.Name, on canvas: any Canvas, _ style: MapStyle) {
    guard let layout = layout(of: name.text) else { return }
    let baseline = layout.metrics.baseline(centredIn: name.box.height, top: name.box.minY)
    canvas.draw(layout, at: Point(x: name.box.minX, y: baseline), style.label)
  }
}

extension MapFeature.Kind {
  fileprivate var isArea: Bool { self == .wood || self == .lake }
}

/// The map's colours. No other view has any of these.
private struct MapStyle {
  let top: Color
  let bottom: Color
  let station: Color
  let stationEdge: Color
  let label: Color
  private let isDark: Bool

  init(_ theme: Theme) {
    isDark = theme.isDark
    top = isDark ? Color(0x1f2d38) : Color(0xe6edf2)
    bottom = isDark ? Color(0x1f2b28) : Color(0xe9f0e8)
    station = isDark ? Color(0x1f2c34) : Color(0xffffff)
    stationEdge = isDark ? Color(0x9aa5b4) : Color(0x5b6572)
    label = isDark ? Color(0xc3ccd8) : Color(0x3c4653)
  }

  func color(of kind: MapFeature.Kind) -> Color {
    switch kind {
    case .wood: isDark ? Color(0x22352f) : Color(0xd9e8d6)
    case .lake, .river: isDark ? Color(0x2f4a63) : Color(0xb4d2ea)
    case .road: isDark ? Color(0x46566b) : Color(0xffffff)
    case .railway: isDark ? Color(0x5b6b80) : Color(0xb3bcc8)
    }
  }
}
