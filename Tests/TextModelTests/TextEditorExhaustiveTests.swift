import TestSupport
import Testing

@testable import TextModel

/// What a test may do to an editor.
enum Action: Sendable {
  case command(TextCommand)
  case type(String)
  case paste(String)

  func apply(to editor: inout Editor, at time: Duration = .zero) -> TextEdit? {
    switch self {
    case .command(let command): editor.perform(command, at: time)
    case .type(let text): editor.insert(text, kind: .typing, at: time)
    case .paste(let text): editor.insert(text, kind: .paste, at: time)
    }
  }

  func apply(to reference: inout ReferenceEditor) {
    switch self {
    case .command(let command): reference.perform(command)
    case .type(let text): reference.insert(text, .typing)
    case .paste(let text): reference.insert(text, .paste)
    }
  }
}

extension TextEditor {
  fileprivate var state: ReferenceEditor.State {
    ReferenceEditor.State(text: text, anchor: selection.anchor, head: selection.head)
  }
}

/// Fails where an editor breaks a rule that holds after any action.
func checkInvariants(_ editor: Editor, after edit: TextEdit?, from before: String, _ trail: [Action]) {
  let text = editor.text
  let offsets = text.clusterOffsets
  let isOnBoundaries = offsets.contains(editor.selection.anchor) && offsets.contains(editor.selection.head)
  let edit = edit ?? TextEdit(range: 0..<0, insertedCount: 0)
  let new = Array(text.utf8)
  var replayed = Array(before.utf8)
  replayed.replaceSubrange(edit.range, with: new.dropFirst(edit.range.lowerBound).prefix(edit.insertedCount))
  // One expectation for a hundred thousand steps: each costs more than the edit.
  if !isOnBoundaries || replayed != new || !editor.storage.lines.isSound {
    Issue.record("\(trail): \(editor.selection) in \(text.debugDescription), \(edit)")
  }
}

@Suite struct TextEditorExhaustiveTests {
  static let actions: [Action] = [
    .command(.move(.backward)), .command(.move(.forward)), .command(.extend(.backward)),
    .command(.extend(.forward)), .command(.move(.textStart)), .command(.delete(.backward)),
    .command(.delete(.forward)), .command(.undo), .command(.redo), .type("x"), .type("\u{301}"), .paste("🇩"),
  ]

  @Test(arguments: Samples.strings)
  func everySequenceOfThreeActionsAgreesWithTheReference(_ sample: String) {
    explore(Editor(sample, isMultiLine: true), ReferenceEditor(sample), depth: 3, [])
  }

  @Test(arguments: ["e\u{301}a", "🇩🇪a", "ស្រុ"])
  func everySequenceOfFourActionsAgreesWithTheReference(_ sample: String) {
    explore(Editor(sample, isMultiLine: true), ReferenceEditor(sample), depth: 4, [])
  }

  private func explore(_ editor: Editor, _ reference: ReferenceEditor, depth: Int, _ trail: [Action]) {
    guard depth > 0 else { return }
    for action in Self.actions {
      var (editor, reference) = (editor, reference)
      let before = editor.text
      let edit = action.apply(to: &editor)
      action.apply(to: &reference)
      if editor.state != reference.state {
        Issue.record("\(trail + [action]): \(editor.state) instead of \(reference.state)")
      }
      checkInvariants(editor, after: edit, from: before, trail + [action])
      explore(editor, reference, depth: depth - 1, trail + [action])
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func longRandomRunsAgreeWithTheReference(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sample = Samples.strings.randomElement(using: &random)!
    var (editor, reference) = (Editor(sample, isMultiLine: true), ReferenceEditor(sample))
    for _ in 0..<200 {
      var action = Self.actions.randomElement(using: &random)!
      if Int.random(in: 0..<4, using: &random) == 0 {
        action = .paste(Samples.sanitised.randomElement(using: &random)!)
      }
      let before = editor.text
      let edit = action.apply(to: &editor)
      action.apply(to: &reference)
      checkInvariants(editor, after: edit, from: before, [action])
    }
    #expect(editor.state == reference.state)
  }

  @Test(arguments: UInt64(0)..<40)
  func noRandomRunOfAnyCommandsBreaksAnInvariant(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = Editor(Samples.strings.joined(separator: " "), isMultiLine: seed % 2 == 0)
    editor.history.byteLimit = 3000
    if seed % 3 == 0 { editor.maxClusterCount = 150 }
    for step in 0..<150 {
      let before = editor.text
      let edit = randomEdit(&editor, &random, at: .milliseconds(step * 300))
      checkInvariants(editor, after: edit, from: before, [])
      if let limit = editor.maxClusterCount { #expect(editor.text.count <= max(limit, before.count)) }
      if let marked = editor.markedText { #expect(marked.range.upperBound <= editor.storage.utf8Count) }
    }
  }

  private func randomEdit(
    _ editor: inout Editor, _ random: inout SeededGenerator, at time: Duration
  ) -> TextEdit? {
    let motion = TextMotion.allCases.randomElement(using: &random)!
    let text = Samples.strings.randomElement(using: &random)!
    let offset = Int.random(in: -2...editor.storage.utf8Count + 2, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return editor.perform(.move(motion), at: time)
    case 2, 3: return editor.perform(.extend(motion), at: time)
    case 4: return editor.perform(.delete(motion), at: time)
    case 5: return editor.perform(.undo, at: time)
    case 6: return editor.perform(.redo, at: time)
    case 7: editor.select(TextSelection(anchor: offset, head: offset / 2))
    case 8: editor.setMarkedText(text, selected: -1..<offset + 5)
    case 9: return editor.commitMarkedText(at: time)
    case 10:
      let origin = editor.select(at: offset, by: [.word, .line, .cluster].randomElement(using: &random)!)
      editor.extendSelection(from: origin, to: offset / 3)
    default: return editor.insert(text, kind: TextEditKind.allCases.randomElement(using: &random)!, at: time)
    }
    return nil
  }
}
