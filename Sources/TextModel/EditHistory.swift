/// A field's undo and redo, bounded by bytes.
struct EditHistory: Sendable {
  /// One replacement. Only the removed bytes are kept: the inserted ones are in the text, and are
  /// taken from there when the step is undone.
  struct Step: Sendable {
    var offset: Int
    var removed: [UInt8]
    var insertedCount: Int
    var kind: TextEditKind
    var time: Duration
    var before: TextSelection
    var after: TextSelection

    var replacedRange: Range<Int> { offset..<offset + insertedCount }
    /// What the step counts in the bound; the constant stands for the step itself.
    var cost: Int { removed.count + 128 }
  }

  /// A pause in typing that is longer begins a new step.
  static let pause = Duration.seconds(1)

  var byteLimit: Int {
    didSet { trim() }
  }
  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  private(set) var byteCount = 0
  /// Whether the next edit begins a step, however much it goes on from the last.
  private var isSealed = true
  private var endsInSpace = false

  var canUndo: Bool { !undoSteps.isEmpty }
  var canRedo: Bool { !redoSteps.isEmpty }

  mutating func seal() { isSealed = true }

  mutating func removeAll() { self = EditHistory(byteLimit: byteLimit) }

  init(byteLimit: Int = 16 << 20) { self.byteLimit = byteLimit }

  mutating func record(_ step: Step, startsInSpace: Bool?, endsInSpace: Bool?) {
    let beginsWord = self.endsInSpace && startsInSpace == false
    byteCount -= redoSteps.reduce(0) { $0 + $1.cost }
    redoSteps.removeAll()
    if let last = undoSteps.last, !isSealed, let joined = last.joined(with: step, beginsWord: beginsWord) {
      byteCount += joined.cost - last.cost
      undoSteps[undoSteps.count - 1] = joined
    } else {
      byteCount += step.cost
      undoSteps.append(step)
    }
    self.endsInSpace = endsInSpace ?? false
    isSealed = false
    trim()
  }

  /// What is selected once the last step is done again.
  mutating func setSelectionAfterLastStep(_ selection: TextSelection) {
    if !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].after = selection }
  }

  mutating func takeUndo() -> Step? {
    isSealed = true
    guard let step = undoSteps.popLast() else { return nil }
    byteCount -= step.cost
    return step
  }

  mutating func takeRedo() -> Step? {
    isSealed = true
    guard let step = redoSteps.popLast() else { return nil }
    byteCount -= step.cost
    return step
  }

  mutating func pushUndo(_ step: Step) {
    undoSteps.append(step)
    byteCount += step.cost
    trim()
  }

  mutating func pushRedo(_ step: Step) {
    redoSteps.append(step)
    byteCount += step.cost
    trim()
  }

  /// Lets go of the steps that are farthest away; without a step those beyond it are useless. The nearest ones stay,
  /// however large: what was just done can be undone.
  private mutating func trim() {
    while byteCount > byteLimit, undoSteps.count > 1 || redoSteps.count > 1 {
      let removed = undoSteps.count > 1 ? undoSteps.removeFirst() : redoSteps.removeFirst()
      byteCount -= removed.cost
    }
  }
}

extension EditHistory.Step {
  /// The two steps as one, if the later one goes on from this.
  fileprivate func joined(with next: EditHistory.Step, beginsWord: Bool) -> EditHistory.Step? {
    guard kind == next.kind else { return nil }
    var joined = self
    joined.after = next.after
    joined.time = next.time
    switch kind {
    case .typing:
      guard next.offset == offset + insertedCount, next.removed.isEmpty, !beginsWord,
        next.time - time <= EditHistory.pause
      else { return nil }
      joined.insertedCount += next.insertedCount
    case .backspace:
      guard next.offset + next.removed.count == offset, next.insertedCount == 0 else { return nil }
      joined.offset = next.offset
      joined.removed = next.removed + removed
    case .forwardDelete:
      guard next.offset == offset, next.insertedCount == 0 else { return nil }
      joined.removed += next.removed
    case .paste, .cut, .drop, .clear, .inputMethod, .program:
      return nil
    }
    return joined
  }
}
