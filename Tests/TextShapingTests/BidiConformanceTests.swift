import TestSupport
import Testing
import TextModel
import UICore

@testable import TextShaping

/// Unicode's BidiCharacterTest: the levels of every line, and of one in five the runs of a layout, which take longer.
@MainActor
@Suite(.enabled(if: UnicodeData.bidi.isInstalled, Comment(rawValue: UnicodeData.isMissing)))
struct BidiConformanceTests {
  nonisolated private static let batchCount = 16
  nonisolated private static let lines = UnicodeData.bidi.lines
  /// Boxes: levels and order do not depend on the fonts.
  private static let system = TestFonts.system([])

  @Test(arguments: 0..<batchCount)
  func runsHaveTheLevelsAndTheOrderOfTheStandard(_ batch: Int) throws {
    let size = (Self.lines.count + Self.batchCount - 1) / Self.batchCount
    for (number, line) in Self.lines.dropFirst(batch * size).prefix(size).enumerated() {
      let test = try #require(BidiTestLine(line))
      // The lines come in groups of two, three and four.
      let failure = Self.levelFailure(of: test) ?? (number % 5 == 0 ? Self.runFailure(of: test) : nil)
      guard let failure else { continue }
      Issue.record("\(failure): \(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func allLinesAreRead() {
    #expect(Self.lines.count > 90_000)
  }

  private static func runFailure(of test: BidiTestLine) -> String? {
    let line = system.makeLine(test.text, system.set(TestFonts.body), base: test.base, reusing: nil)
    if line.baseDirection != test.resolvedBase { return "direction \(line.baseDirection)" }
    return orderFailure(of: test, line)
  }

  /// Levels of characters, before clusters hide those of marks.
  private static func levelFailure(of test: BidiTestLine) -> String? {
    let levels = Array(test.text.utf8).withUnsafeBufferPointer { BidiLevels($0, base: test.base) }
    var offset = 0
    for (index, scalar) in test.text.unicodeScalars.enumerated() {
      let level = levels?.byByte[offset] ?? 0
      if let expected = test.levels[index], expected != level { return "level \(level) at \(index)" }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// The order of the clusters on the screen, as the runs have it.
  private static func orderFailure(of test: BidiTestLine, _ line: ShapedLine) -> String? {
    let starts = test.text.clusterOffsets
    let order = line.runs.flatMap { run in
      let clusters = (0..<run.clusterCount).map { run.bytes.lowerBound + run.piece.start(of: $0) }
      return run.isRightToLeft ? clusters.reversed() : clusters
    }
    let expected = test.clusterOrder(starts)
    let visible = Set(expected)
    let shown = order.filter(visible.contains)
    return shown == expected ? nil : "order \(shown)"
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
  }
}

/// A line of BidiCharacterTest.txt.
struct BidiTestLine {
  var text: String
  /// What is asked for; nil for the first letter's.
  var base: TextDirection?
  var resolvedBase: TextDirection
  /// By character; nil for those that rule X9 removes.
  var levels: [UInt8?]
  /// Indices of characters from left to right.
  var order: [Int]

  init?(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    text = UnicodeData.text(fields[0])
    base =
      [.leftToRight, .rightToLeft, nil][UnicodeData.numbers(fields[1], radix: 10).first.flatMap { $0 } ?? 2]
    resolvedBase = UnicodeData.numbers(fields[2], radix: 10) == [1] ? .rightToLeft : .leftToRight
    levels = UnicodeData.numbers(fields[3], radix: 10).map { $0.map(UInt8.init) }
    order = UnicodeData.numbers(fields[4], radix: 10).compactMap { $0 }
  }

  /// The offsets of the clusters from left to right; a cluster stands where its first character does.
  func clusterOrder(_ starts: [Int]) -> [Int] {
    var offsets: [Int] = []
    for scalar in text.unicodeScalars { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
    let isStart = Set(starts)
    return order.compactMap { index in
      let offset = index == 0 ? 0 : offsets[index - 1]
      return isStart.contains(offset) ? offset : nil
    }
  }
}
