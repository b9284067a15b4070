/// Makes texts of what keys type where a key is less than a character, or may become another: jamo and kana.
///
/// What may still change is marked in the field, as an input method's text is. Whoever moves the caret, or types
/// otherwise, calls ``finish()`` first.
package struct KeyComposer: Sendable, Hashable {
  /// What to do in the field.
  package struct Step: Sendable, Hashable {
    /// What takes the place of the marked text and stays.
    package var committed: String
    /// What is marked after it; empty for nothing.
    package var marked: String

    package init(committed: String = "", marked: String = "") {
      self.committed = committed
      self.marked = marked
    }
  }

  /// A key that was tapped, and which of its texts is marked.
  private struct Cycle: Sendable, Hashable {
    var texts: [String]
    var index: Int
    var time: Duration
  }

  private let composition: TextComposition
  private let changes: [String: String]
  private let cycleInterval: Duration
  private var syllable = HangulSyllable()
  private var kana = ""
  private var cycle: Cycle?

  package init(for layout: KeyboardLayout, cycleInterval: Duration = KeyPressTuning().cycleInterval) {
    composition = layout.composition
    changes = layout.changes
    self.cycleInterval = cycleInterval
  }

  /// What is marked in the field now.
  package var marked: String {
    composition == .hangul ? syllable.text : kana
  }

  /// A key types a text.
  package mutating func type(_ text: String) -> Step {
    switch composition {
    case .none: return Step(committed: text)
    case .hangul: return append(text)
    case .kana:
      // What nothing becomes of need not be marked.
      return changes[text] == nil ? Step(committed: finish() + text) : mark(text)
    }
  }

  /// A key with several texts is tapped: again, and soon, for the next of them.
  package mutating func type(cycling texts: [String], at time: Duration) -> Step {
    guard composition == .kana else { return type(texts.first ?? "") }
    guard var cycle, cycle.texts == texts, time - cycle.time <= cycleInterval else {
      let step = mark(texts.first ?? "")
      self.cycle = Cycle(texts: texts, index: 0, time: time)
      return step
    }
    cycle.index = (cycle.index + 1) % texts.count
    cycle.time = time
    kana = texts[cycle.index]
    self.cycle = cycle
    return Step(marked: kana)
  }

  /// The character that was typed last becomes its next form; `nil` if it has none.
  package mutating func change() -> Step? {
    guard let next = changes[kana] else { return nil }
    kana = next
    cycle = nil
    return Step(marked: next)
  }

  /// Takes back a part of what is marked; `nil` if nothing is, and a whole character is to go.
  package mutating func deleteBackward() -> Step? {
    cycle = nil
    if composition == .hangul { return syllable.removeLast() ? Step(marked: syllable.text) : nil }
    guard !kana.isEmpty else { return nil }
    kana = ""
    return Step()
  }

  /// Nothing is marked any more: returns what was, which stays in the text.
  @discardableResult package mutating func finish() -> String {
    defer {
      syllable = HangulSyllable()
      kana = ""
      cycle = nil
    }
    return marked
  }

  private mutating func append(_ text: String) -> Step {
    guard let jamo = HangulSyllable.jamo(text) else { return Step(committed: finish() + text) }
    let complete = syllable.append(jamo)
    return Step(committed: complete?.text ?? "", marked: syllable.text)
  }

  private mutating func mark(_ text: String) -> Step {
    let committed = finish()
    kana = text
    return Step(committed: committed, marked: text)
  }
}
