import TestSupport

/// How a hand types on glass.
struct TypingHand {
  enum Style: CaseIterable {
    /// 12 keys a second, and mostly one is down before the other is up.
    case twoThumbs
    /// 6 keys a second, one after the other.
    case oneFinger
  }

  private let style: Style
  /// The standard deviation from the middle of a key, in its widths and heights.
  private let spread: Double
  private let staysInside: Bool
  private var random: SeededGenerator

  init(_ style: Style, spread: Double, staysInside: Bool, seed: UInt64) {
    (self.style, self.spread, self.staysInside) = (style, spread, staysInside)
    random = SeededGenerator(seed: seed)
  }

  /// What the fingers do to type `text` on keys at these places of the screen; its letters have one each.
  mutating func steps(for text: String, on keys: [String: Box]) -> [Fingers.Step] {
    let middle = keys.values.reduce(0) { $0 + $1.center.x } / max(1, keys.count)
    var presses: [(finger: UInt32, down: Double, up: Double, place: Point)] = []
    var time = 0.0
    for letter in text {
      guard let key = keys[String(letter)] else { continue }
      let finger: UInt32 = style == .twoThumbs && key.center.x > middle ? 2 : 1
      // A finger is up before it is down again.
      for index in presses.indices where presses[index].finger == finger {
        presses[index].up = min(presses[index].up, time - 8)
      }
      presses.append((finger, time, time + hold, place(on: key)))
      time += interval
    }
    return presses.flatMap { steps(of: $0.finger, from: $0.down, to: $0.up, at: $0.place) }
      .sorted { $0.time < $1.time }
  }

  /// In milliseconds.
  private var interval: Double { style == .twoThumbs ? 83 : 166 }

  /// How long a key is down, in milliseconds.
  private var hold: Double {
    mutating get {
      style == .twoThumbs ? .random(in: 60...140, using: &random) : .random(in: 50...110, using: &random)
    }
  }

  private mutating func place(on key: Box) -> Point {
    let offset = Point(
      x: Int(normal() * spread * Double(key.width)), y: Int(normal() * spread * Double(key.height)))
    let place = key.center + offset
    guard staysInside else { return place }
    return Point(
      x: min(max(place.x, key.x + 1), key.maxX - 2), y: min(max(place.y, key.y + 1), key.maxY - 2))
  }

  /// Down, trembling a little, and rolling off towards the tip as it goes up.
  private mutating func steps(of finger: UInt32, from down: Double, to up: Double, at place: Point)
    -> [Fingers.Step]
  {
    let tremble = Point(x: .random(in: -3...3, using: &random), y: .random(in: -3...3, using: &random))
    let roll = Point(x: .random(in: -6...6, using: &random), y: .random(in: -14...4, using: &random))
    let moments: [(Double, Fingers.Step.Action, Point)] = [
      (down, .down, place), (down + (up - down) / 2, .move, place + tremble), (up - 4, .move, place + roll),
      (up, .up, place),
    ]
    return moments.map { time, action, place in
      Fingers.Step(time: .microseconds(Int(time * 1000)), finger: finger, action: action, place: place)
    }
  }

  /// About so: the sum of evenly spread numbers.
  private mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0...1, using: &random) }
  }
}
