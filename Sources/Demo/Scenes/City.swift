import Outfield

/// What the fields for a city offer, and the split scene lists, shows on its map, and lets one edit.
struct City: Hashable {
  /// Stays when the name is edited.
  let id: String
  var name: String
  var remark = ""
  let stations: Int
  /// In the map's own units.
  let place: Point

  init(_ name: String, stations: Int, x: Double, y: Double) {
    id = name
    self.name = name
    self.stations = stations
    place = Point(x: x, y: y)
  }

  var detail: String {
    switch stations {
    case 0: "no stations"
    case 1: "1 station"
    default: "\(stations) stations"
    }
  }

  /// Whether a word of the name begins with what was typed, in whatever case.
  func matches(_ search: String) -> Bool {
    let wanted = search.lowercased().drop { $0 == " " }
    let name = name.lowercased()
    return name.hasPrefix(wanted) || name.split(separator: " ").contains { $0.hasPrefix(wanted) }
  }

  /// The stations: the first in the middle, the others around it.
  var stationPlaces: [Point] {
    Self.stationOffsets.prefix(stations).map { place + $0 }
  }

  private static let stationOffsets = [
    Point.zero, Point(x: 24, y: 10), Point(x: -22, y: 18), Point(x: 6, y: 32), Point(x: -38, y: 2),
    Point(x: 40, y: 28),
  ]
}

extension City {
  static let all = [
    City("Amsterdam", stations: 4, x: 596, y: 576), City("Bergen", stations: 1, x: 612, y: 110),
    City("Berlin", stations: 3, x: 936, y: 570), City("Bermuda", stations: 0, x: 60, y: 1120),
    City("Bern", stations: 1, x: 690, y: 906), City("Copenhagen", stations: 3, x: 903, y: 378),
    City("Dresden", stations: 2, x: 990, y: 670), City("Geneva", stations: 2, x: 620, y: 966),
    City("Hamburg", stations: 4, x: 790, y: 490), City("Lisbon", stations: 2, x: 160, y: 1330),
    City("Oslo", stations: 2, x: 830, y: 140), City("Paris", stations: 6, x: 494, y: 789),
    City("Prague", stations: 3, x: 1050, y: 760), City("Vienna", stations: 5, x: 1156, y: 868),
    City("Warsaw", stations: 3, x: 1250, y: 588), City("Zurich", stations: 3, x: 760, y: 862),
  ]
}
