import Testing

@testable import TextModel

@Suite(.serialized) struct SecureStorageTests {
  private let secret = TestSecret(1)

  private func type(_ count: Int, into editor: inout TextEditor) {
    secret.type(count) { editor.insert(utf8: $0, kind: .typing, at: .zero) }
  }

  @Test func noCopyOfAClearedSecretIsLeftInTheProcess() {
    var editor = TextEditor(SecureStorage())
    type(20, into: &editor)
    #expect(secret.copiesInMemory() > 0)
    editor.setText("")
    #expect(secret.copiesInMemory() == 0)
  }

  @Test func noCopyOfAFreedOrOutgrownSecretIsLeftInTheProcess() {
    do {
      var editor = TextEditor(SecureStorage())
      type(9000, into: &editor)
      #expect(editor.storage.utf8Count == 9000)
      #expect(secret.copiesInMemory() > 0)
    }
    #expect(secret.copiesInMemory() == 0)
  }

  @Test func deletingWipesWhatIsDeleted() {
    let secret = SecureStorage()
    var editor = TextEditor(secret)
    editor.insert("secret", kind: .paste, at: .zero)
    editor.perform(.delete(.backward), at: .zero)
    editor.perform(.delete(.textStart), at: .zero)
    #expect(secret.memory.allSatisfy { $0 == 0 })
  }

  @Test func clearingWipesTheMemory() {
    let storage = SecureStorage()
    var text = "secret"
    text.withUTF8 { storage.replace(0..<0, with: $0) }
    storage.clear()
    #expect(storage.utf8Count == 0)
    #expect(storage.memory.allSatisfy { $0 == 0 })
  }

  @Test func clustersOfASecretAreThoseOfTheSameOrdinaryText() {
    for sample in Samples.strings {
      let plain = LineStorage(sample)
      let secret = SecureStorage()
      plain.withUTF8(in: 0..<plain.utf8Count) { secret.replace(0..<0, with: $0) }
      for offset in 0...plain.utf8Count {
        #expect(secret.clusterBoundary(after: offset) == plain.clusterBoundary(after: offset))
        #expect(secret.clusterBoundary(before: offset) == plain.clusterBoundary(before: offset))
      }
    }
  }

  @Test func aSecretHasNoWordsHistoryOrMarkedText() {
    var editor = TextEditor(SecureStorage())
    editor.filter = { _, _ in nil }
    editor.insert("one two", kind: .typing, at: .zero)
    #expect(!editor.canUndo)
    editor.setMarkedText("x")
    #expect(editor.markedText == nil)
    editor.perform(.move(.wordBackward), at: .zero)
    #expect(editor.selection == TextSelection(caret: 0))
    editor.perform(.extend(.wordForward), at: .zero)
    #expect(editor.selection == TextSelection(anchor: 0, head: 7))
    editor.select(at: 5, by: .word)
    #expect(editor.selection == TextSelection(anchor: 0, head: 7))
  }

  @Test func aValueOfTheEditorSharesTheOneSecret() {
    let editor = TextEditor(SecureStorage())
    var copy = editor
    copy.insert("secret", kind: .paste, at: .zero)
    #expect(editor.storage.utf8Count == 6)
  }
}
