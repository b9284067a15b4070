/// Where the mark is that goes by itself: over the rows, then over the keys of the row that was taken, and back to the
/// rows when all of them have passed twice.
struct KeyScan: Equatable {
  private(set) var row = 0
  /// The key in its row; nil while rows are gone through.
  private(set) var column: Int?
  private var steps = 0
  private static let rounds = 2

  /// Goes on, where the rows have so many keys.
  mutating func step(over counts: [Int]) {
    guard counts.indices.contains(row) else { return self = KeyScan() }
    guard let column else { return row = (row + 1) % counts.count }
    steps += 1
    self.column = steps < Self.rounds * counts[row] ? (column + 1) % counts[row] : nil
  }

  /// Takes what is marked: after a key it begins anew, in a row with the first key.
  mutating func take() {
    if column != nil { self = KeyScan() } else { (column, steps) = (0, 0) }
  }
}
