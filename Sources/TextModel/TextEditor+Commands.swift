extension TextEditor {
  /// Does what `command` asks and returns the edit, if there was one.
  ///
  /// Vertical motions go to the start or the end of the text, as they do in a single-line field; a
  /// view with lines resolves them itself.
  @discardableResult
  public mutating func perform(_ command: TextCommand, at time: Duration) -> TextEdit? {
    switch command {
    case .move(let motion): move(motion)
    case .extend(let motion): extendSelection(to: destination(of: motion))
    case .delete(let motion): return delete(motion, at: time)
    case .selectAll: setSelection(TextSelection(anchor: 0, head: storage.utf8Count))
    case .deselect: setSelection(TextSelection(caret: selection.head))
    case .undo: return undo()
    case .redo: return redo()
    case .kill(let motion): return kill(motion, at: time)
    case .cut, .copy, .paste, .killSelection, .yank, .insertReturn, .insertTab, .insertLineBreak, .enterHex,
      .showMenu:
      break
    }
    return nil
  }

  private mutating func move(_ motion: TextMotion) {
    switch motion {
    case .backward where !selection.isEmpty: setSelection(TextSelection(caret: selection.lowerBound))
    case .forward where !selection.isEmpty: setSelection(TextSelection(caret: selection.upperBound))
    default: setSelection(TextSelection(caret: destination(of: motion)))
    }
  }

  private mutating func delete(_ motion: TextMotion, at time: Duration) -> TextEdit? {
    guard selection.isEmpty else { return delete(selection.range, kind: .clear, at: time) }
    let caret = selection.head
    let end = motion == .backward ? storage.backspaceBoundary(before: caret) : destination(of: motion)
    guard end != caret else { return nil }
    let range = min(caret, end)..<max(caret, end)
    return edit(range, UnsafeBufferPointer(start: nil, count: 0), Self.kind(ofDeletion: motion), time)
  }

  private mutating func kill(_ motion: TextMotion, at time: Duration) -> TextEdit? {
    let range = range(ofKill: motion)
    return range.isEmpty ? nil : edit(range, UnsafeBufferPointer(start: nil, count: 0), .cut, time)
  }

  /// What ``TextCommand/kill(_:)`` deletes.
  public func range(ofKill motion: TextMotion) -> Range<Int> {
    let head = selection.head
    var end = destination(of: motion)
    if motion == .lineEnd, end == head { end = destination(of: .forward) }
    return min(head, end)..<max(head, end)
  }

  private static func kind(ofDeletion motion: TextMotion) -> TextEditKind {
    switch motion {
    case .backward: .backspace
    case .forward: .forwardDelete
    default: .clear
    }
  }

  /// Where `motion` leads from the head of the selection.
  func destination(of motion: TextMotion) -> Int {
    let head = selection.head
    switch motion {
    case .backward: return storage.clusterBoundary(before: head)
    case .forward: return storage.clusterBoundary(after: head)
    case .wordBackward, .wordLeft: return storage.wordStart(before: head)
    case .wordForward, .wordRight: return storage.wordEnd(after: head)
    case .lineStart: return storage.lineStart(at: head)
    case .lineEnd: return storage.lineEnd(at: head)
    case .paragraphBackward: return storage.paragraphStart(before: head)
    case .paragraphForward: return storage.paragraphEnd(after: head)
    case .textStart, .up, .pageUp: return 0
    case .textEnd, .down, .pageDown: return storage.utf8Count
    }
  }
}
