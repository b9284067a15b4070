import UICore

/// What was made for each colour: few, so that looking through them costs less than hashing would.
struct ColorTable<Value> {
  private var colors: [Color] = []
  private var values: [Value] = []
  static var limit: Int { 128 }

  subscript(color: Color) -> Value? {
    for index in colors.indices where colors[index] == color { return values[index] }
    return nil
  }

  /// Keeps `value`. Returns those that must go for it, which are all others when there are too many.
  mutating func add(_ value: Value, for color: Color) -> [Value] {
    var old: [Value] = []
    if values.count >= Self.limit {
      swap(&old, &values)
      colors.removeAll(keepingCapacity: true)
    }
    colors.append(color)
    values.append(value)
    return old
  }
}
