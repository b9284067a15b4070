import TestSupport
import Testing

@testable import TextModel

@Suite struct TextStorageClustersTests {
  @Test(arguments: Samples.strings)
  func boundariesAreThoseOfCharacters(_ sample: String) {
    let text = "x\(sample)y \(sample)\(sample)"
    let storage = LineStorage(text)
    let offsets = text.clusterOffsets
    for offset in 0...text.utf8.count {
      #expect(storage.clusterBoundary(atOrBefore: offset) == offsets.last { $0 <= offset })
      #expect(storage.clusterBoundary(atOrAfter: offset) == offsets.first { $0 >= offset })
      #expect(storage.clusterBoundary(after: offset) == offsets.first { $0 > offset } ?? text.utf8.count)
      #expect(storage.clusterBoundary(before: offset) == offsets.last { $0 < offset } ?? 0)
    }
  }

  /// Joiners, viramas and flags, which look back, among all that may come between.
  @Test func everyShortTextIsCutAsByCharacterFromAnywhere() {
    let alphabet: [Unicode.Scalar] = [
      "a", "\u{301}", "\u{200D}", "\u{1F600}", "\u{1F3FD}", "\u{915}", "\u{94D}", "\u{93F}", "\u{1F1E9}",
    ]
    forEachText(of: alphabet, length: 4) { text in
      let storage = LineStorage(text)
      let offsets = text.clusterOffsets
      for offset in 0..<text.utf8.count
      where storage.clusterBoundary(atOrBefore: offset) != offsets.last(where: { $0 <= offset }) {
        Issue.record("\(text.unicodeScalars.map(\.value)) at \(offset)")
      }
    }
  }

  @Test(arguments: Samples.strings)
  func numbersAndOffsetsOfClustersAreInverse(_ sample: String) {
    let storage = LineStorage(sample)
    for (number, offset) in sample.clusterOffsets.enumerated() {
      #expect(storage.clusterOffset(of: offset) == number)
      #expect(storage.offset(ofCluster: number) == offset)
      #expect(storage.clusterCount(in: 0..<offset) == number)
      #expect(storage.clusterCount(in: offset..<sample.utf8.count) == sample.count - number)
    }
  }

  @Test func offsetsOutsideOfTheTextAreClamped() {
    let storage = LineStorage("abc")
    #expect(storage.clusterBoundary(after: 9) == 3)
    #expect(storage.clusterBoundary(before: 9) == 3)
    #expect(storage.clusterBoundary(before: -2) == 0)
    #expect(storage.clusterBoundary(after: -2) == 0)
    #expect(storage.offset(ofCluster: 7) == 3)
    #expect(storage.offset(ofCluster: -7) == 0)
    #expect(storage.clusterOffset(of: 9) == 3)
  }

  @Test func flagsPairFromTheStartOfTheirRun() {
    let text = String(repeating: "🇩🇪", count: 3000)
    let storage = LineStorage(text)
    #expect(storage.clusterBoundary(before: text.utf8.count) == text.utf8.count - 8)
    #expect(storage.clusterBoundary(atOrBefore: 8004) == 8000)
  }

  @Test(arguments: ["word ", "añ漢 ", "👍🏽", "각", "e\u{301}", "👨‍👩‍👧", "हिन्दी"])
  func aStepReadsAFewBytesOfALongText(_ unit: String) {
    let storage = CountingStorage(LineStorage(String(repeating: unit, count: 20_000)))
    let middle = storage.clusterBoundary(atOrBefore: storage.utf8Count / 2)
    storage.count.bytes = 0
    _ = storage.clusterBoundary(after: middle)
    _ = storage.clusterBoundary(before: middle)
    #expect(storage.count.bytes < 1000)
  }
}

extension TextStorageClustersTests {
  @Test(
    arguments: ["e", "", "x\n", "é"],
    [
      "\u{301}", "\u{FE0F}", "\u{200D}", "\u{1F469}\u{200D}", "\u{915}\u{94D}", "\u{1100}", "\u{1F1E9}",
      "\u{600}",
    ])
  func whatIsCountedIsReadOnceHoweverLongItsClustersAre(_ base: String, _ unit: String) {
    let text = base + String(repeating: unit, count: 20_000)
    let storage = CountingStorage(LineStorage(text))
    #expect(storage.clusterCount(in: 0..<storage.utf8Count) == text.count)
    #expect(storage.count.bytes < 3 * storage.utf8Count)
  }

  /// Counting takes ASCII by the window: what differs at a window's edge must not be lost.
  @Test(arguments: ["\u{301}", "\n", "é", "👨‍👩‍👧", "\r"], [4_090, 4_094, 4_095, 4_096, 4_097, 8_191])
  func clustersAreCountedAcrossTheEdgesOfWindows(_ unit: String, _ offset: Int) {
    let ascii = String(repeating: "x", count: 9_000)
    let text = ascii.prefix(offset) + unit + "\n" + ascii
    let storage = LineStorage(String(text))
    #expect(storage.clusterCount(in: 0..<storage.utf8Count) == text.count)
    let middle = storage.clusterBoundary(atOrBefore: 4_100)
    let sum =
      storage.clusterCount(in: 0..<middle) + storage.clusterCount(in: middle..<storage.utf8Count)
    #expect(sum == text.count)
  }

  @Test func everyByteIsSeenWhereverItStandsAmongEight() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<17 {
        var bytes = [UInt8](repeating: 0x61, count: 17)
        bytes[place] = byte
        let (end, areClusters) = bytes.withUnsafeBufferPointer {
          ($0.endOfPlainASCII(from: 0), $0.hasOneByteClusters)
        }
        #expect(end == (0x20..<0x7F ~= byte ? 17 : place))
        #expect(areClusters == (byte < 0x80 && byte != 0x0D))
      }
    }
  }
}
