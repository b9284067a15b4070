import UICore

/// Remembers from one run to the next where the user has dragged a floating keyboard to.
struct PlaceMemory {
  private let file: StateFile

  init(_ file: StateFile = StateFile("place")) { self.file = file }

  /// The anchor, from 0 to 1 both ways; nil where none is known.
  func recall() -> Point? {
    let numbers = file.read()?.split(whereSeparator: \.isWhitespace).map { Double($0) } ?? []
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return (0...1).contains(x) && (0...1).contains(y) ? Point(x: x, y: y) : nil
  }

  func remember(_ anchor: Point) { file.write("\(anchor.x) \(anchor.y)\n") }
}
