import Outfield

/// The lines of the map, in its own units.
struct MapFeature {
  enum Kind: CaseIterable {
    // In drawing order.
    case wood, lake, river, road, railway
  }

  let kind: Kind
  let width: Double
  let line: [Point]

  /// A smooth line through some places.
  init(_ kind: Kind, width: Double, _ coordinates: Double...) {
    self.kind = kind
    self.width = width
    let places = stride(from: 0, to: coordinates.count, by: 2).map {
      Point(x: coordinates[$0], y: coordinates[$0 + 1])
    }
    line = Self.smooth(places)
  }

  /// A Catmull-Rom spline, which passes through every place.
  static func smooth(_ places: [Point], steps: Int = 10) -> [Point] {
    guard places.count > 2, let last = places.last else { return places }
    var line: [Point] = []
    for index in 0..<(places.count - 1) {
      let ends = (places[max(0, index - 1)], places[min(places.count - 1, index + 2)])
      for step in 0..<steps {
        let t = Double(step) / Double(steps)
        line.append(between(places[index], places[index + 1], ends, t))
      }
    }
    return line + [last]
  }

  private static func between(_ a: Point, _ b: Point, _ ends: (Point, Point), _ t: Double) -> Point {
    func mix(_ before: Double, _ a: Double, _ b: Double, _ after: Double) -> Double {
      let (linear, square) = (b - before, 2 * before - 5 * a + 4 * b - after)
      return a + 0.5 * t * (linear + t * (square + t * (3 * (a - b) + after - before)))
    }
    return Point(x: mix(ends.0.x, a.x, b.x, ends.1.x), y: mix(ends.0.y, a.y, b.y, ends.1.y))
  }

  static let all = [
    MapFeature(.wood, width: 110, 700, 640, 780, 690, 840, 760),
    MapFeature(.wood, width: 80, 1120, 480, 1180, 430, 1260, 420),
    MapFeature(.wood, width: 130, 540, 1010, 480, 1080, 380, 1120),
    MapFeature(.wood, width: 90, 900, 930, 1000, 960, 1100, 950),
    MapFeature(.wood, width: 90, 680, 260, 720, 320, 700, 390),
    MapFeature(.lake, width: 46, 1010, 480, 1050, 500, 1070, 540),
    MapFeature(.lake, width: 34, 600, 985, 640, 960, 690, 958),
    MapFeature(.lake, width: 60, 480, 380, 520, 420, 500, 480),
    // The Elbe, the Rhine, the Danube, the Seine, the Vistula, the Spree.
    MapFeature(
      .river, width: 11, 200, 120, 400, 260, 560, 380, 660, 440, 790, 506, 850, 590, 900, 650, 990, 682, 1050,
      772, 1040, 840),
    MapFeature(
      .river, width: 10, 240, 420, 400, 520, 520, 560, 600, 640, 660, 720, 690, 800, 760, 850, 820, 900),
    MapFeature(.river, width: 12, 780, 930, 900, 860, 1030, 850, 1156, 880, 1290, 860, 1460, 940),
    MapFeature(.river, width: 8, 40, 560, 200, 640, 340, 700, 420, 760, 494, 800, 560, 840, 600, 900),
    MapFeature(.river, width: 9, 1120, 80, 1150, 220, 1180, 360, 1190, 470, 1250, 600, 1300, 700, 1290, 800),
    MapFeature(.river, width: 5, 840, 585, 900, 560, 950, 582, 1010, 610, 1090, 600),
    MapFeature(.road, width: 5, 420, 620, 596, 590, 790, 500, 903, 390, 880, 260, 830, 140, 612, 110),
    MapFeature(.road, width: 6, 380, 1120, 460, 940, 494, 789, 560, 680, 596, 576, 690, 520, 790, 500),
    MapFeature(
      .road, width: 6, 612, 110, 700, 260, 760, 400, 800, 500, 936, 556, 1090, 540, 1250, 588, 1420, 600),
    MapFeature(
      .road, width: 6, 903, 384, 950, 470, 940, 560, 976, 660, 1050, 750, 1156, 860, 1230, 980, 1310, 1180,
      1440, 1360),
    MapFeature(
      .road, width: 5, 494, 800, 600, 860, 690, 900, 760, 868, 900, 800, 1050, 770, 1180, 710, 1250, 592),
    MapFeature(.road, width: 5, 160, 1330, 330, 1180, 460, 1060, 620, 970, 690, 910),
    MapFeature(.railway, width: 2, 596, 590, 720, 560, 936, 578, 1120, 620, 1250, 596),
    MapFeature(.railway, width: 2, 903, 384, 820, 420, 800, 500, 870, 640, 860, 760, 770, 850, 690, 912),
  ]
}
