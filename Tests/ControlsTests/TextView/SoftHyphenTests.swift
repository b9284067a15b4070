import Testing
import TextModel
import UICore
import UITestHost

@testable import Controls

/// Each cluster is 8 points wide on the fake host, the soft hyphen too.
@MainActor @Suite struct SoftHyphenTests {
  @Test(
    .bug(id: "harfbuzz/harfbuzz#4520"),
    .bug(id: "godotengine/godot#85815"),
    .bug(id: "servo/servo#42641"),
    .bug(id: "flutter/flutter#141867"))
  func aRowThatIsBrokenThereEndsInAHyphenAndNoOtherDoes() {
    #expect(rows("co\u{AD}operation", clusters: 8) == ["co\u{AD}\u{2010}", "operatio", "n"])
    #expect(rows("co\u{AD}op\u{AD}", clusters: 8) == ["co\u{AD}op\u{AD}"])
    #expect(rows("co\u{AD} operate", clusters: 8) == ["co\u{AD} ", "operate"])
    #expect(rows("co\u{AD}\nop", clusters: 8) == ["co\u{AD}", "op"])
  }

  @Test(.bug(id: "linebender/parley#704"))
  func whereTheHyphenDoesNotFitTheRowIsNotBroken() {
    #expect(rows("a co\u{AD}operate", clusters: 6) == ["a co\u{AD}\u{2010}", "operat", "e"])
    #expect(rows("a co\u{AD}operate", clusters: 5).first == "a ")
  }

  /// Behind letters that run from right to left it stands at their left.
  @Test func theHyphenRunsAsTheLettersBeforeIt() {
    #expect(SoftHyphen.shown("של\u{AD}", in: .leftToRight) == "של\u{AD}\u{2010}\u{200F}")
    #expect(SoftHyphen.shown("של\u{AD}", in: .rightToLeft) == "של\u{AD}\u{2010}\u{200F}")
    #expect(SoftHyphen.shown("co\u{AD}", in: .rightToLeft) == "co\u{AD}\u{2010}\u{200E}")
    #expect(SoftHyphen.shown("co", in: .leftToRight) == "co")
  }

  @Test func aLabelIsBrokenThereAsAFieldIs() {
    let flow = TextFlow(
      "co\u{AD}operation", font: Font(size: 12), width: 64, maxLines: 0, system: FixedTextSystem())
    #expect(flow.lines.map { ($0 as? FixedTextLayout)?.text } == ["co\u{AD}\u{2010}", "operatio", "n"])
  }

  /// The caret behind the hyphen is the row's end, and the next row's start its other place.
  @Test func theHyphenIsNoPlaceOfTheText() {
    let column = column("co\u{AD}operation", clusters: 8)
    let place = column.place(at: 0)
    #expect(column.lineEnd(of: place) == TextPosition(offset: 4, affinity: .upstream))
    #expect(column.caretX(at: column.lineEnd(of: place), in: place) == 32)
    #expect(column.position(atX: 30, in: place) == TextPosition(offset: 4, affinity: .upstream))
  }

  private func rows(_ text: String, clusters: Int) -> [String] {
    let column = column(text, clusters: clusters)
    return sequence(first: column.place(at: 0)) { column.row(after: $0) }.map {
      (column.layout(of: $0) as? FixedTextLayout)?.text ?? ""
    }
  }

  private func column(_ text: String, clusters: Int) -> TextColumn {
    let content = TextContent(TextEditor(LineStorage(), isMultiLine: true))
    _ = content.edit { $0.setText(text) }
    return TextColumn(
      content, font: Font(size: 12), width: Double(clusters) * FixedTextSystem.advance,
      system: FixedTextSystem())
  }
}
