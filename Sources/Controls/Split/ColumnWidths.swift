/// How columns share a width: each has what it wants, and one takes the rest.
struct ColumnWidths: Equatable {
  let minimums: [Double]
  /// Nil for the column that takes the rest; the last one if none does.
  private(set) var wanted: [Double?]

  init(minimums: [Double], wanted: [Double?]) {
    self.minimums = minimums
    self.wanted = wanted
    let rest = wanted.firstIndex { $0 == nil } ?? wanted.count - 1
    for index in wanted.indices {
      self.wanted[index] = index == rest ? nil : max(minimums[index], wanted[index] ?? 0)
    }
  }

  /// The widths of all columns in `total`. Where that is too little, the last ones give way first, down to their
  /// minimums, and then the one that takes the rest.
  func fitted(into total: Double) -> [Double] {
    var widths = zip(wanted, minimums).map { $0 ?? $1 }
    var excess = widths.reduce(0, +) - total
    guard excess > 0 else { return giving(-excess, to: widths) }
    for index in widths.indices.reversed() where wanted[index] != nil {
      let cut = min(excess, widths[index] - minimums[index])
      widths[index] -= cut
      excess -= cut
    }
    return giving(-excess, to: widths)
  }

  private func giving(_ slack: Double, to widths: [Double]) -> [Double] {
    guard let rest = wanted.firstIndex(of: nil) else { return widths }
    var widths = widths
    widths[rest] = max(0, widths[rest] + slack)
    return widths
  }

  /// Moves the border between a column and the next one, as far as both can be that wide.
  mutating func moveBorder(after index: Int, by distance: Double, total: Double) {
    let shown = fitted(into: total)
    let least = minimums[index] - shown[index]
    let most = shown[index + 1] - minimums[index + 1]
    guard least <= most else { return }
    let distance = min(max(distance, least), most)
    if wanted[index] != nil { wanted[index] = shown[index] + distance }
    if wanted[index + 1] != nil { wanted[index + 1] = shown[index + 1] - distance }
  }
}
