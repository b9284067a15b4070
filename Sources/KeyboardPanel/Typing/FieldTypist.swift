import KeyboardModel
import TextModel
import UICore

/// Types what keys ask for into the field that is edited: joins jamo and kana, and ends sentences.
@MainActor struct FieldTypist {
  private let layout: KeyboardLayout
  private let tuning: KeyPressTuning
  private var composer: KeyComposer
  /// The field that has what is marked.
  private weak var composing: (any TextInputClient)?
  /// When a space was typed, if that was the last thing.
  private var spaceTime: Duration?
  /// Whether the last thing was that two spaces became a full stop.
  private var hasEndedSentence = false

  init(_ layout: KeyboardLayout, tuning: KeyPressTuning) {
    self.layout = layout
    self.tuning = tuning
    composer = KeyComposer(for: layout, cycleInterval: tuning.cycleInterval)
  }

  /// Does what a key asks for in a field; what is none of the field's business does nothing.
  mutating func perform(_ action: KeyAction, in input: any TextInputClient, at time: Duration) {
    forgetForeignMarks(in: input)
    let (spaceTime, hasEndedSentence) = (self.spaceTime, self.hasEndedSentence)
    (self.spaceTime, self.hasEndedSentence) = (nil, false)
    switch action {
    case .type(let text), .emoji(let text): apply(composer.type(text), in: input)
    case .cycle(let texts): apply(composer.type(cycling: texts, at: time), in: input)
    case .change: if let step = composer.change() { apply(step, in: input) }
    case .space: typeSpace(in: input, at: time, after: spaceTime)
    case .deleteBackward: deleteBackward(in: input, hasEndedSentence)
    case .deleteWord: finish(in: input).perform(.delete(.wordBackward))
    case .moveCaret(let steps): moveCaret(steps, in: finish(in: input))
    case .return: finish(in: input).insertReturn()
    case .switchPage, .shift, .nextLayout, .layout, .hide, .emojiPage, .mode: break
    }
  }

  /// What is marked becomes text: another layout is to type from now on.
  mutating func finish() {
    if let composing { _ = finish(in: composing) }
  }

  // MARK: Composing

  /// The field may have taken the mark away, or another is edited now.
  private mutating func forgetForeignMarks(in input: any TextInputClient) {
    guard !composer.marked.isEmpty, composing !== input || input.markedText == nil else { return }
    composer.finish()
  }

  private mutating func apply(_ step: KeyComposer.Step, in input: any TextInputClient) {
    let hadMark = input.markedText != nil
    if !step.committed.isEmpty {
      hadMark ? input.commitText(step.committed) : input.insertText(step.committed)
    } else if hadMark, step.marked.isEmpty {
      input.discardMarkedText()
    }
    if !step.marked.isEmpty { input.setMarkedText(step.marked, selection: step.marked.endRange) }
    composing = input
  }

  private mutating func finish(in input: any TextInputClient) -> any TextInputClient {
    if !composer.finish().isEmpty { input.unmarkText() }
    return input
  }

  private mutating func deleteBackward(in input: any TextInputClient, _ hasEndedSentence: Bool) {
    if let step = composer.deleteBackward() { return apply(step, in: input) }
    input.perform(.delete(.backward))
    guard hasEndedSentence, let end = layout.sentenceEnd else { return }
    // Two spaces were meant.
    for _ in end.dropFirst() { input.perform(.delete(.backward)) }
    input.insertText("  ")
  }

  /// As the arrow keys move it: the way they point, whatever the text's direction.
  private func moveCaret(_ steps: Int, in input: any TextInputClient) {
    for _ in 0..<abs(steps) { input.perform(.move(steps > 0 ? .forward : .backward)) }
  }

  // MARK: Sentences

  private mutating func typeSpace(in input: any TextInputClient, at time: Duration, after last: Duration?) {
    _ = finish(in: input)
    if let end = layout.sentenceEnd, let last, time - last <= tuning.doubleSpaceInterval, endsSentence(input)
    {
      input.perform(.delete(.backward))
      input.insertText(end)
      hasEndedSentence = true
    } else {
      input.insertText(" ")
      spaceTime = time
    }
  }

  /// Whether another space would be the second after the last word of a sentence.
  private func endsSentence(_ input: any TextInputClient) -> Bool {
    guard input.keyboardTraits.capitalization == .sentences else { return false }
    let before = input.textBeforeCaret(2)
    guard before.count == 2, before.last == " ", let last = before.first else { return false }
    return last.isLetter || last.isNumber || "\"'”’»)]}%+".contains(last)
  }
}

extension String {
  /// The place behind the text, as an empty range of UTF-8 offsets.
  fileprivate var endRange: Range<Int> { utf8.count..<utf8.count }
}
