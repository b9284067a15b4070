import TestSupport
import Testing

@testable import KeyboardModel

/// The tables against Unicode's own list, where Debian's unicode-data has that version.
@Suite struct EmojiTableTests {
  private static let file = (try? Files.text("/usr/share/unicode/emoji/emoji-test.txt")) ?? ""
  static let isComparable = file.contains("# Version: \(EmojiTable.version)\n")

  private struct Line {
    var group: String
    var text: String
  }

  private static let lines: [Line] = {
    var group = ""
    return file.split(separator: "\n").compactMap { line in
      if line.hasPrefix("# group: ") { group = String(line.dropFirst(9)) }
      guard line.contains("; fully-qualified"), let codes = line.split(separator: ";").first else {
        return nil
      }
      var text = String.UnicodeScalarView()
      for code in codes.split(separator: " ") {
        if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
      }
      return Line(group: group, text: String(text))
    }
  }()

  private static func hasTone(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.properties.isEmojiModifier)
  }

  @Test(.enabled(if: isComparable, "needs unicode-data of this version"))
  func everyGroupHasItsEmojiInUnicodesOrder() {
    let plain = Self.lines.filter { !Self.hasTone($0.text) }
    #expect(plain.count > 1800)
    #expect(EmojiGroup.allCases.flatMap(\.emoji).map(\.text) == plain.map(\.text))
    let groups = plain.reduce(into: [String]()) { if $0.last != $1.group { $0.append($1.group) } }
    for (group, name) in zip(EmojiGroup.allCases, groups) {
      #expect(group.emoji.map(\.text) == plain.filter { $0.group == name }.map(\.text))
    }
  }

  @Test(.enabled(if: isComparable, "needs unicode-data of this version"))
  func skinTonesAreThoseOfUnicode() {
    let known = Set(Self.lines.map { Array($0.text.unicodeScalars) })
    let toned = EmojiGroup.allCases.flatMap(\.emoji).filter(\.hasTones)
    #expect(toned.count > 250)
    for emoji in toned {
      #expect(emoji.toned.count == 5)
      for text in emoji.toned { #expect(known.contains(Array(text.unicodeScalars)), "\(emoji.text) \(text)") }
    }
    // And none is left out.
    let offered = Set(toned.flatMap(\.toned))
    let uniform = Self.lines.map(\.text).filter {
      Set($0.unicodeScalars.filter(\.properties.isEmojiModifier)).count == 1
    }
    #expect(uniform.filter { !offered.contains($0) } == [])
  }

  @Test func emojiWithoutTonesOfferNone() {
    #expect(Emoji("😀").toned == [])
    #expect(Emoji("✌️", hasTones: true).toned.first == "✌🏻")
  }

  @Test(arguments: EmojiNames.languages)
  func thereIsALineForEachEmojiInEachLanguage(language: String) throws {
    let lines = try #require(EmojiNames.lines(language)).split(
      separator: "\n", omittingEmptySubsequences: false)
    let emoji = EmojiGroup.allCases.flatMap(\.emoji)
    #expect(lines.count == emoji.count)
    // New ones have no names in most languages yet.
    #expect(lines.count(where: \.isEmpty) <= (language == "en" ? 0 : 30))
    #expect(lines.allSatisfy { $0 == $0.lowercased() })
  }

  @Test func everyGroupHasASignOfItsOwn() {
    #expect(Set(EmojiGroup.allCases.map(\.sign)).count == EmojiGroup.allCases.count)
    for group in EmojiGroup.allCases { #expect(group.emoji.contains { $0.text == group.sign }, "\(group)") }
  }
}
