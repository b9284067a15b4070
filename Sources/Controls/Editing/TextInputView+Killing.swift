import TextModel
import UICore

/// Killing and yanking, as in Emacs. What is killed never comes to the clipboard; a secret is deleted only.
extension TextInputView {
  /// From the caret to the motion's end, whatever is selected.
  func kill(_ motion: TextMotion) {
    kill(editing.range(ofKill: motion)) { [now] in $0.perform(.kill(motion), at: now) }
  }

  func killSelection() {
    let selection = editing.selection
    kill(selection.lowerBound..<selection.upperBound) { [now] in $0.insert("", kind: .cut, at: now) }
  }

  func yank() {
    guard let text = window?.application?.killBuffer.text, !text.isEmpty else { return }
    text.withUnsafeBufferPointer { insertPasted($0) }
  }

  private func kill(_ range: Range<Int>, _ delete: (any TextEditing) -> TextEdit?) {
    guard !range.isEmpty, let application = window?.application else { return }
    let (start, killed) = (place, editing.utf8(in: range))
    let isBackward = range.upperBound <= editing.selection.head
    var isDone = false
    change { editing in
      let edit = delete(editing)
      isDone = edit.map { !$0.isEmpty } ?? false
      return edit
    }
    guard isDone, !killed.isEmpty else { return }
    application.killBuffer.add(killed, isBackward: isBackward, from: start, to: place)
  }

  private var place: KillBuffer.Place {
    KillBuffer.Place(in: self, caret: editing.selection.head, length: editing.utf8Count)
  }
}
