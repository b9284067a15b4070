import TestSupport
import Testing

@testable import TextModel

@Suite struct ClusterCounterTests {
  @Test func numbersAreThoseOfTheStorageWhateverIsAskedAndEdited() {
    var random = SeededGenerator(seed: 1)
    let units = ["word ", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "\u{301}", "हि", "\r", "\n"]
    var editor = Editor(String(repeating: "abc👍🏽 ", count: 2_000), isMultiLine: true)
    var counter = ClusterCounter()
    for step in 0..<400 {
      if step % 3 == 0 {
        let near = editor.selection.head + Int.random(in: -40...40, using: &random)
        let caret = step % 30 == 0 ? Int.random(in: 0...editor.storage.utf8Count, using: &random) : near
        editor.select(TextSelection(caret: caret))
      }
      let edit =
        step % 2 == 0
        ? editor.insert(units.randomElement(using: &random)!, kind: .typing, at: .zero)
        : editor.perform(.delete(.backward), at: .zero)
      if let edit { counter.follow(edit) }
      let offset = editor.selection.head + (step % 5 == 0 ? 3 : 0)
      #expect(
        counter.clusterOffset(of: offset, in: editor.storage) == editor.storage.clusterOffset(of: offset))
    }
  }

  @Test(arguments: [90_000, 180_000])
  func anEditIsCountedFromNearby(_ length: Int) {
    var storage = CountingStorage(LineStorage(String(repeating: "añ", count: length / 2)))
    var counter = ClusterCounter()
    _ = counter.clusterOffset(of: storage.utf8Count, in: storage)
    storage.count.bytes = 0
    for _ in 0..<10 {
      let end = storage.utf8Count
      var text = "x"
      text.withUTF8 { storage.replace(end..<end, with: $0) }
      counter.follow(TextEdit(range: end..<end, insertedCount: 1))
      _ = counter.clusterOffset(of: storage.utf8Count, in: storage)
    }
    #expect(storage.count.bytes < 10 * 10_000, "\(storage.count.bytes)")
  }
}
