import Outfield

/// What was done to the blocks of a canvas, for undo and redo. What their texts went through is their own.
@MainActor struct CanvasHistory {
  enum Step {
    /// A block was deleted; it was the one at `index`.
    case deletion(TextBlock, index: Int)
    case move(TextBlock, from: Point, to: Point)
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  private static let limit = 100

  /// Something new was done: what had been undone cannot be redone after it.
  mutating func record(_ step: Step) {
    undone = []
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
  }

  /// The step to take back, or nil if there is none.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// The step to do again.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
