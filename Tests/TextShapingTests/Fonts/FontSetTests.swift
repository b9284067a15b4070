import Testing
import UICore

@testable import TextShaping

@MainActor @Suite(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
struct FontSetTests {
  /// Without DejaVu Sans, which has some of every alphabet.
  private static let system = TestFonts.system(TestFonts.files.filter { !$0.contains("DejaVu") })

  private func fonts(_ text: String) -> [String] {
    Self.system.line(text, font: TestFonts.body).runs.map { run in
      run.font.map { String($0.path[$0.path.index(after: $0.path.lastIndex(of: "/")!)...]) } ?? "box"
    }
  }

  private let sans = "NotoSans-Regular.ttf"
  private let hebrew = "NotoSansHebrew-Regular.ttf"
  private let emoji = "NotoColorEmoji.ttf"

  @Test func textFontComesFirst() {
    #expect(Set(fonts("abc é Жя 123")) == [sans])
    #expect(TestFonts.line("abc", font: Font(size: 16, weight: .bold)).runs[0].font?.weight == 200)
  }

  @Test func clustersThatTheTextFontLacksAreTakenFromAnother() {
    #expect(fonts("aשb") == [sans, hebrew, sans])
    #expect(fonts("漢字") == ["NotoSansCJK-Regular.ttc"])
  }

  @Test func spacesStayInTheFontOfTheWordBefore() {
    #expect(Set(fonts("שלום עולם")) == [hebrew])
    #expect(fonts("a b") == [sans])
  }

  @Test func spacesBesidePicturesAreOfTheText() {
    #expect(fonts("👍 👍") == [emoji, sans, emoji])
  }

  @Test func emojiRulesChooseTheFont() {
    #expect(fonts("👍") == [emoji])
    #expect(fonts("❤️") == [emoji])
    #expect(TestFonts.line("❤\u{FE0E}").runs.map { $0.font?.isColor } == [false])
    #expect(fonts("1\u{FE0F}\u{20E3}") == [emoji])
    #expect(fonts("1") == [sans])
  }

  @Test func decomposedLettersNeedNoOtherFont() {
    #expect(fonts("e\u{301}") == [sans])
    #expect(fonts("a\u{302}\u{301}") == [sans])
  }

  @Test func invisibleCharactersStayInTheirRun() {
    #expect(fonts("a\u{200B}b\u{2060}c") == [sans])
  }

  @Test func whatIsKnownOfCharactersIsBounded() {
    let system = TestFonts.system()
    let set = system.set(TestFonts.body)
    for start in stride(from: UInt32(0x4E00), to: 0x6400, by: 100) {
      let text = String(String.UnicodeScalarView((start..<start + 100).compactMap(Unicode.Scalar.init)))
      _ = system.line(text, font: TestFonts.body)
    }
    #expect((1...FontSet.limit).contains(set.fallbacks.count))
  }

  @Test func emojiAreAsLargeAsTheText() {
    let run = TestFonts.line("👍").runs[0]
    #expect(run.font?.pixelSize == 16)
    #expect((16...24).contains(run.width))
  }
}
