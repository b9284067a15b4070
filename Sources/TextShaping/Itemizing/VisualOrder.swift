/// Rule L2 of UAX #9.
enum VisualOrder {
  /// The indices of `levels` from left to right, or nil when that is the logical order.
  static func order(_ levels: some RandomAccessCollection<UInt8>) -> [Int32]? {
    guard let highest = levels.max(), highest > 0 else { return nil }
    var order = (0..<Int32(levels.count)).map { $0 }
    let lowestOdd: UInt8 = levels.lazy.filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return nil }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      reverse(&order, levels, from: level)
    }
    return order
  }

  /// Reverses each stretch of at least `level`. What was reversed before lies within such a stretch, so the
  /// logical order of the levels still tells where it is.
  private static func reverse(
    _ order: inout [Int32], _ levels: some RandomAccessCollection<UInt8>, from level: UInt8
  ) {
    var start: Int?
    for (index, value) in levels.enumerated() {
      if value >= level {
        start = start ?? index
      } else if let first = start {
        order[first..<index].reverse()
        start = nil
      }
    }
    if let first = start { order[first...].reverse() }
  }
}
