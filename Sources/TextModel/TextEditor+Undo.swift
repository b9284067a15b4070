extension TextEditor {
  /// Whether there is a step to be undone.
  public var canUndo: Bool { !isReadOnly && history.canUndo }
  /// Whether there is a step to be done again.
  public var canRedo: Bool { !isReadOnly && history.canRedo }

  mutating func undo() -> TextEdit? {
    guard canUndo, let step = history.takeUndo() else { return nil }
    history.pushRedo(opposite(of: step))
    return revert(step, selecting: step.before)
  }

  mutating func redo() -> TextEdit? {
    guard canRedo, let step = history.takeRedo() else { return nil }
    history.pushUndo(opposite(of: step))
    return revert(step, selecting: step.after)
  }

  /// The step that brings back what reverting `step` takes away.
  private func opposite(of step: EditHistory.Step) -> EditHistory.Step {
    var opposite = step
    opposite.removed = storage.withUTF8(in: step.replacedRange) { Array($0) }
    opposite.insertedCount = step.removed.count
    return opposite
  }

  private mutating func revert(_ step: EditHistory.Step, selecting selection: TextSelection) -> TextEdit {
    let edit = TextEdit(range: step.replacedRange, insertedCount: step.removed.count)
    step.removed.withUnsafeBufferPointer { storage.replace(edit.range, with: $0) }
    moveMarkedText(following: edit)
    setSelection(selection)
    return edit
  }
}
