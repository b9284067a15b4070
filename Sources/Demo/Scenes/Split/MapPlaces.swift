import Outfield

/// Where the names of the cities stand in a view of the map, and where a card finds room among them.
///
/// A name stands above its city, or below it at the upper edge, and is moved along rather than cut off at the sides.
/// Names that would run into each other are left out, except for the first.
struct MapPlaces: Equatable {
  /// A city's name, in the view's coordinates.
  struct Name: Equatable {
    let text: String
    let box: Rect
  }

  private(set) var names: [Name] = []
  /// What a card must not cover: the names, and the stations that are seen.
  private(set) var taken: [Rect] = []

  static let nameHeight = 16.0
  static let stationRadius = 4.5
  private static let edge = 6.0

  /// - Parameter cities: the one whose name matters most comes first.
  init(of cities: [City], in camera: MapCamera, width: (String) -> Double) {
    let bounds = Rect(origin: .zero, size: camera.size)
    for city in cities {
      let stations = city.stationPlaces.map {
        Self.box(around: camera.toView($0), radius: Self.stationRadius)
      }
      taken += stations.filter { $0.intersects(bounds) }
      let place = camera.toView(city.place)
      guard bounds.contains(place), let box = Self.box(of: width(city.name), at: place, stations, in: bounds),
        !names.contains(where: { $0.box.inset(by: -2).intersects(box) })
      else { continue }
      names.append(Name(text: city.name, box: box))
    }
    taken += names.map(\.box)
  }

  static func box(around point: Point, radius: Double) -> Rect {
    Rect(x: point.x.rounded() - radius, y: point.y.rounded() - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Nil where there is no room at all.
  private static func box(of width: Double, at place: Point, _ stations: [Rect], in bounds: Rect) -> Rect? {
    let room = bounds.inset(by: edge)
    guard width <= room.width, nameHeight <= room.height else { return nil }
    let x = min(max(room.minX, (place.x - width / 2).rounded()), room.maxX - width)
    let above = place.y.rounded() - 10 - nameHeight
    let below = stations.reduce(place.y.rounded()) { max($0, $1.maxY) } + 4
    let y = above >= room.minY ? above : min(below, room.maxY - nameHeight)
    return Rect(x: x, y: y, width: width, height: nameHeight)
  }

  /// The first of some places for a card that covers nothing.
  func free(_ candidates: [Rect]) -> Rect? {
    candidates.first { card in !taken.contains { $0.intersects(card.inset(by: -4)) } }
  }
}
