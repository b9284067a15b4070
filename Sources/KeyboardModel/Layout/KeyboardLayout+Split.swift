extension KeyboardLayout {
  /// The same layout for two thumbs: a space key that is in the middle of its row becomes two, one for each.
  package func split() -> KeyboardLayout { mappingPages { $0.split() } }
}

extension KeyboardPage {
  /// The place in units between the halves, for two thumbs.
  var middle: Double { width / 2 }

  /// Pads are too narrow to be divided.
  func split() -> KeyboardPage {
    guard !name.isPad else { return self }
    var page = self
    for index in rows.indices { page.rows[index].divideSpace(at: middle) }
    return page
  }
}

extension KeyRow {
  /// No part of a space key is narrower, in units.
  private static let leastSpace = 0.75

  /// Makes two keys of a space key that lies on both sides of a place in the row.
  mutating func divideSpace(at middle: Double) {
    var start = indent
    for (index, key) in keys.enumerated() {
      defer { start += key.width }
      guard key.function == .space else { continue }
      let (left, right) = (middle - start, start + key.width - middle)
      // Each part has more of itself in its own half, or it would not be put there.
      guard min(left, right) > Self.leastSpace / 2, key.width >= 2 * Self.leastSpace else { continue }
      keys[index].width = min(max(left, Self.leastSpace), key.width - Self.leastSpace)
      var second = key
      second.width = key.width - keys[index].width
      return keys.insert(second, at: index + 1)
    }
  }

  /// How many of the keys are in the left half, if the row is divided there: those that have more of themselves in it.
  func count(leftOf middle: Double) -> Int {
    var start = indent
    for (index, key) in keys.enumerated() {
      if start + key.width / 2 > middle + 0.01 { return index }
      start += key.width
    }
    return keys.count
  }
}
