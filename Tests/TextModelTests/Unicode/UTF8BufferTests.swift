import Testing

@testable import TextModel

@Suite struct UTF8BufferTests {
  @Test func firstNonASCIIIsFoundAtEachOffset() {
    for count in 0..<20 {
      var bytes = [UInt8](repeating: 0x61, count: count)
      #expect(bytes.withUnsafeBufferPointer { $0.firstNonASCII(from: 0) } == count)
      for index in 0..<count {
        bytes[index] = 0xC3
        #expect(bytes.withUnsafeBufferPointer { $0.firstNonASCII(from: index / 2) } == index)
        bytes[index] = 0x61
      }
    }
  }

  @Test func scalarsAreReadWhereTheyStart() {
    let text = "aé漢👍\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var offset = 0
      for scalar in text.unicodeScalars {
        #expect(bytes.scalar(at: offset) == scalar)
        let length = bytes.scalarLength(at: offset)
        for inside in offset..<offset + length { #expect(bytes.scalarStart(atOrBefore: inside) == offset) }
        offset += length
      }
      #expect(offset == bytes.count)
    }
  }

  @Test func partitionPointIsTheFirstThatPasses() {
    for count in 0..<9 {
      for point in 0...count {
        #expect((0..<count).partitionPoint { $0 >= point } == point)
        #expect((100..<100 + count).partitionPoint { $0 >= 100 + point } == 100 + point)
      }
    }
  }
}
