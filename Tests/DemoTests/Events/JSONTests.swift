import Testing

@testable import Demo

struct JSONTests {
  private func text(_ json: JSON) -> String {
    var bytes: [UInt8] = []
    json.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func membersKeepTheirOrder() {
    let json: JSON = [
      "t": .number(1.5), "event": "text", "view": nil, "list": [1, true, false, []], "a": [:],
    ]
    #expect(text(json) == #"{"t":1.5,"event":"text","view":null,"list":[1,true,false,[]],"a":{}}"#)
  }

  @Test(arguments: [
    ("", #""""#),
    ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\n\r\t", #""\n\r\t""#),
    ("\r\n", #""\r\n""#),
    ("\0\u{1}\u{1b}\u{1f}", #""\u0000\u0001\u001b\u001f""#),
    ("\u{7f}\u{85}\u{9f}", #""\u007f\u0085\u009f""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("Zoë 👩‍👩‍👧 \u{301}", "\"Zoë 👩‍👩‍👧 \u{301}\""),
    ("\"\u{301}", "\"\\\"\u{301}\""),
    ("\u{10FFFF}\u{FEFF}", "\"\u{10FFFF}\u{FEFF}\""),
  ])
  func hostileStringStaysOneStringOnOneLine(_ string: String, _ expected: String) {
    #expect(text(.string(string)) == expected)
    #expect(text(.object([JSON.Member(name: string, value: 0)])) == "{\(expected):0}")
  }

  @Test(arguments: 0..<0xA0)
  func noControlCharacterGetsThroughRaw(_ value: UInt32) throws {
    let written = text(.string(String(try #require(Unicode.Scalar(value)))))
    let raw = written.unicodeScalars.filter { $0.value < 0x20 || (0x7f..<0xa0).contains($0.value) }
    #expect(raw.isEmpty)
  }

  @Test func numbersThatJSONLacksAreNull() {
    #expect(text([.number(.infinity), .number(-.infinity), .number(.nan)]) == "[null,null,null]")
  }

  @Test func numbersAreWrittenInFull() {
    #expect(text([.number(12.204), .number(0), .int(.min)]) == "[12.204,0.0,-9223372036854775808]")
  }
}
