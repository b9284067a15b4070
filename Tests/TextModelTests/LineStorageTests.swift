import TestSupport
import Testing

@testable import TextModel

extension LineStorage {
  /// What every edit must keep true of the chunks.
  var isSound: Bool {
    var start = 0
    for (index, chunk) in chunks.enumerated() {
      let least = chunks.count == 1 ? 0 : 1
      guard starts[index] == start, (least...Self.chunkLimit).contains(chunk.bytes.count),
        chunk.newlineCount == chunk.bytes.count(where: { $0 == 0x0A })
      else { return false }
      start += chunk.bytes.count
    }
    return start == utf8Count && starts.count == chunks.count
      && chunks.count <= 2 + utf8Count / (Self.chunkMinimum / 2)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    var text = text
    text.withUTF8 { replace(range, with: $0) }
  }
}

@Suite struct LineStorageTests {
  @Test(arguments: Samples.strings)
  func replacesAndReadsEveryRangeLikeAnArray(_ sample: String) {
    let bytes = Array(sample.utf8)
    for lower in 0...bytes.count {
      for upper in lower...bytes.count {
        let storage = LineStorage(sample)
        #expect(storage.withUTF8(in: lower..<upper) { Array($0) } == Array(bytes[lower..<upper]))
        var edited = storage
        edited.replace(lower..<upper, with: "é")
        #expect(
          edited.withUTF8(in: 0..<edited.utf8Count) { Array($0) }
            == Array(bytes[..<lower]) + Array("é".utf8) + Array(bytes[upper...]))
        #expect(edited.isSound)
        #expect(storage.text == sample)
      }
    }
  }

  @Test(arguments: ["x", "line\n", "漢", "a\r\n", "\n", String(repeating: "long ", count: 300) + "\n"])
  func chunksOfALongTextAreBoundedAndTheTextIsWhole(_ unit: String) {
    let text = String(repeating: unit, count: 60_000 / unit.utf8.count)
    let storage = LineStorage(text)
    #expect(storage.isSound)
    #expect(storage.chunks.count < 2 + text.utf8.count / (LineStorage.chunkTarget / 2))
    #expect(storage.text == text)
  }

  @Test func chunksEndAfterNewlinesWhereThereAreAny() {
    let storage = LineStorage(String(repeating: "a line of text\n", count: 5000))
    #expect(storage.chunks.allSatisfy { $0.bytes.last == 0x0A })
  }

  @Test(arguments: UInt64(0)..<4)
  func randomEditsKeepTextAndChunksSound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var storage = LineStorage()
    var reference: [UInt8] = []
    for step in 0..<100 {
      let lower = Int.random(in: 0...reference.count, using: &random)
      let longest = step % 10 == 0 ? 9000 : 40
      let upper = min(reference.count, lower + Int.random(in: 0...longest, using: &random))
      let unit = ["a", "é\n", "line\r\n", "漢字"].randomElement(using: &random)!
      let text = String(repeating: unit, count: Int.random(in: 0...longest / 2, using: &random))
      storage.replace(lower..<upper, with: text)
      reference.replaceSubrange(lower..<upper, with: text.utf8)
      #expect(storage.isSound)
      #expect(storage.withUTF8(in: 0..<storage.utf8Count) { Array($0) } == reference)
    }
  }

  @Test func aKeyTouchesOneChunkOfALongText() {
    var storage = LineStorage(String(repeating: "one line of many\n", count: 20_000))
    let before = storage.chunks.map { $0.bytes.withUnsafeBufferPointer { $0.baseAddress } }
    storage.replace(170_000..<170_000, with: "x")
    let after = storage.chunks.map { $0.bytes.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(before.count == after.count)
    #expect(zip(before, after).count(where: { $0 != $1 }) <= 1)
  }

  @Test func chunksOfWhichLittleIsLeftAreJoined() {
    var storage = LineStorage(String(repeating: "x", count: 60_000))
    for start in storage.starts.reversed() where start + 3000 < storage.utf8Count {
      storage.replace(start..<start + 3000, with: "")
      #expect(storage.isSound)
    }
    #expect(storage.chunks.count <= 2)
  }

  @Test(arguments: Samples.strings + ["a\r\n\r\nb", "\r\n", "x\r", "\n"])
  func linesAreCutAtNewlines(_ sample: String) {
    let storage = LineStorage(sample)
    for offset in sample.clusterOffsets {
      let bytes = Array(sample.utf8)
      let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      var end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      if end > offset, end < bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
      #expect(storage.lineStart(at: offset) == start)
      #expect(storage.lineEnd(at: offset) == end)
    }
  }

  @Test func linesMayBeLongerThanChunks() {
    let line = String(repeating: "x", count: 30_000)
    let storage = LineStorage("\(line)\n\(line)\r\n\(line)")
    #expect(storage.lineStart(at: 45_000) == 30_001)
    #expect(storage.lineEnd(at: 45_000) == 60_001)
    #expect(storage.lineStart(at: 60_003) == 60_003)
    #expect(storage.lineEnd(at: 60_003) == 90_003)
  }
}
