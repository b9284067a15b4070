import Testing

@testable import TextShaping

@Suite struct ClusterBoundariesTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", "\r", "\n", "\u{301}", "👍", "🏽", "\u{200D}", "🇩", "क", "\u{94D}", "\u{1112}", "\u{1161}", "ำ",
    "\u{600}",
  ]

  private static func texts(of length: Int) -> [String] {
    if length == 0 { return [""] }
    return texts(of: length - 1).flatMap { text in
      scalars.map { scalar in
        var longer = text
        longer.unicodeScalars.append(scalar)
        return longer
      }
    }
  }

  @Test func clustersAreThoseOfCharacter() {
    for text in Self.texts(of: 3) {
      var starts: [Int32] = []
      Array(text.utf8).withUnsafeBufferPointer {
        ClusterBoundaries.append(of: text, $0, in: 0..<$0.count, to: &starts)
      }
      #expect(starts.map(Int.init) == text.clusterOffsets.dropLast(), "\(text.debugDescription)")
    }
  }

  @Test func certainBoundariesAreThereWhateverComesBefore() {
    let before = Self.texts(of: 2)
    for text in Self.texts(of: 2) {
      let bytes = Array(text.utf8)
      let last = text.unicodeScalars.index(before: text.unicodeScalars.endIndex)
      let offset = text.utf8.distance(from: text.startIndex, to: last)
      guard bytes.withUnsafeBufferPointer({ ClusterBoundaries.isCertain(at: offset, in: $0) }) else {
        continue
      }
      for context in before {
        var whole = context
        whole.unicodeScalars.append(contentsOf: text.unicodeScalars)
        let boundary = context.utf8.count + offset
        #expect(whole.clusterOffsets.contains(boundary), "\(whole.debugDescription)")
      }
    }
  }

  @Test func boundariesBetweenOrdinaryClustersAreCertain() {
    for (first, second) in [("a", "b"), ("é", "👍"), ("👍🏽", "👍🏽"), ("漢", "字"), ("น้ำ", "น้ำ"), ("न", "म")] {
      let bytes = Array((first + second).utf8)
      #expect(bytes.withUnsafeBufferPointer { ClusterBoundaries.isCertain(at: first.utf8.count, in: $0) })
    }
  }
}
