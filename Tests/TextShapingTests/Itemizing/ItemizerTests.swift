import Testing
import UICore

@testable import TextShaping

@MainActor @Suite(.enabled(if: TestFonts.hasAll, Comment(rawValue: TestFonts.needsAll)))
struct ItemizerTests {
  private func items(_ text: String) -> [Item] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let fonts = TestFonts.shared.set(TestFonts.body)
      var itemizer = Itemizer(bytes, levels: BidiLevels(bytes), fonts: fonts)
      itemizer.append(0..<bytes.count)
      return itemizer.items
    }
  }

  @Test func itemsEndWhereFontScriptOrLevelChanges() {
    #expect(items("abc").map(\.clusters) == [0..<3])
    #expect(items("abЖЯ").map(\.clusters) == [0..<2, 2..<4])
    #expect(items("aא1").map(\.level) == [0, 1, 2])
  }

  @Test func charactersOfNoScriptTakeThatBeforeThem() {
    #expect(items("a, b: 12!").count == 1)
    #expect(items("Ж, Я!").count == 1)
    #expect(items("(a)").map(\.script) == [.latin])
  }

  @Test func tabsAndControlsStandAlone() {
    #expect(items("a\t\tb").map(\.kind) == [.text, .tab, .tab, .text])
    #expect(items("\u{1}").map(\.kind) == [.picture("\u{2401}")])
    #expect(items("\u{7F}").map(\.kind) == [.picture("\u{2421}")])
    #expect(items("\u{85}").map(\.kind) == [.picture("\u{FFFD}")])
  }

  @Test func clustersNeverSpanItems() {
    for sample in Sample.all {
      let items = items(sample.text)
      #expect(items.reduce(0) { $0 + $1.clusters.count } == sample.clusters)
    }
  }
}
