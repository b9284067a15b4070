extension TextEditor {
  public var canUndo: Bool { !isReadOnly && history.canUndo }
  public var canRedo: Bool { !isReadOnly && history.canRedo }

  /// How many bytes of removed text undo and redo may hold together.
  public var historyByteLimit: Int {
    get { history.byteLimit }
    set { history.byteLimit = newValue }
  }

  mutating func undo() -> TextEdit? {
    guard canUndo, let step = history.takeUndo() else { return nil }
    history.pushRedo(revert(step))
    return finish(step, selecting: step.before)
  }

  mutating func redo() -> TextEdit? {
    guard canRedo, let step = history.takeRedo() else { return nil }
    history.pushUndo(revert(step))
    return finish(step, selecting: step.after)
  }

  /// Applies the opposite of `step` to the storage and returns that opposite.
  private mutating func revert(_ step: EditHistory.Step) -> EditHistory.Step {
    var opposite = step
    opposite.removed = storage.withUTF8(in: step.replacedRange) { Array($0) }
    opposite.insertedCount = step.removed.count
    step.removed.withUnsafeBufferPointer { storage.replace(step.replacedRange, with: $0) }
    moveMarkedText(replacing: step.replacedRange, by: step.removed.count)
    return opposite
  }

  private mutating func finish(_ step: EditHistory.Step, selecting selection: TextSelection) -> TextEdit {
    setSelection(selection)
    return TextEdit(range: step.replacedRange, insertedCount: step.removed.count)
  }
}
