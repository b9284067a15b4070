import Testing

@testable import TextModel

@Suite(.serialized) struct SecureBytesTests {
  private let secret = TestSecret(2)

  private func pieces(_ count: Int) -> SecureBytes {
    var whole = SecureBytes()
    secret.type(count) { whole.append(SecureBytes($0)) }
    return whole
  }

  @Test func theyAreWipedWithTheLastWhoHoldsThem() {
    var kept: [SecureBytes] = []
    do {
      let bytes = pieces(20)
      kept = [bytes, bytes]
      #expect(secret.copiesInMemory() == 1)
    }
    kept.removeLast()
    #expect(secret.copiesInMemory() == 1)
    kept.removeLast()
    #expect(secret.copiesInMemory() == 0)
  }

  @Test func whatIsOutgrownIsWiped() {
    let whole = pieces(20_000)
    #expect(whole.count == 20_000)
    #expect(whole.withUTF8 { bytes in bytes.indices.allSatisfy { bytes[$0] == secret.byte($0) } })
    #expect(secret.copiesInMemory() == 1)
  }

  @Test func anotherValueDoesNotGrowWithThis() {
    let short = SecureBytes("ab".utf8)
    var long = short
    long.append(SecureBytes("c".utf8))
    var other = short
    other.append(SecureBytes("d".utf8))
    #expect([short, long, other].map { String($0) } == ["ab", "abc", "abd"])
    #expect(long != other)
    #expect(long == SecureBytes("abc".utf8))
  }

  @Test func nothingOfThemIsPrinted() {
    let bytes = SecureBytes("secret".utf8)
    var text = ""
    dump(bytes, to: &text)
    text += "\(bytes) \(String(reflecting: bytes))"
    #expect(!text.contains("secret"))
    #expect(!text.contains("115"))
  }

  @Test func whatIsNoUTF8IsReplacedInAString() {
    #expect(String(SecureBytes([0x61, 0xFF, 0x62])) == "a\u{FFFD}b")
    #expect(String(SecureBytes()) == "")
  }
}
