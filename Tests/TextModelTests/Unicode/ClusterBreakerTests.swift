import TestSupport
import Testing

@testable import TextModel

@Suite struct ClusterBreakerTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", "\r", "\n", "\u{301}", "👍", "🏽", "\u{200D}", "🇩", "क", "\u{94D}", "\u{1112}", "\u{1161}", "ำ",
    "\u{600}",
  ]

  private static func texts(of length: Int) -> [String] {
    var texts: [String] = []
    forEachText(of: scalars, length: length) { texts.append($0) }
    return texts
  }

  @Test func clustersAreThoseOfCharacter() {
    for text in Self.texts(of: 3) {
      var starts: [Int] = []
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        bytes.forEachCluster(in: 0..<bytes.count) { starts.append($0) }
      }
      #expect(starts == text.clusterOffsets.dropLast(), "\(text.debugDescription)")
    }
  }

  @Test func certainBoundariesAreThereWhateverComesBefore() {
    let before = Self.texts(of: 2)
    for text in Self.texts(of: 2) {
      let bytes = Array(text.utf8)
      let last = text.unicodeScalars.index(before: text.unicodeScalars.endIndex)
      let offset = text.utf8.distance(from: text.startIndex, to: last)
      guard bytes.withUnsafeBufferPointer({ $0.isCertainClusterBoundary(offset) }) else { continue }
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
      #expect(bytes.withUnsafeBufferPointer { $0.isCertainClusterBoundary(first.utf8.count) })
    }
  }
}
