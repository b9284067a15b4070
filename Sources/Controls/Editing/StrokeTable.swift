import TextModel
import UICore

/// Commands by their strokes, in order: every key that is typed is looked up, and to hash it takes more code than all
/// the rest of its way to the command.
struct StrokeTable: Sendable {
  private var strokes: [UInt64] = []
  private var commands: [TextCommand] = []

  init(_ bindings: [KeyStroke: TextCommand]) {
    for (stroke, command) in bindings.sorted(by: { $0.key.number < $1.key.number }) {
      strokes.append(stroke.number)
      commands.append(command)
    }
  }

  /// O(log *n*)
  subscript(stroke: KeyStroke) -> TextCommand? {
    let number = stroke.number
    var (low, high) = (0, strokes.count)
    while low < high {
      let middle = (low + high) / 2
      if strokes[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < strokes.count && strokes[low] == number ? commands[low] : nil
  }
}

extension KeyStroke {
  /// Another one for each stroke.
  fileprivate var number: UInt64 { UInt64(keysym.rawValue) << 8 | UInt64(modifiers.rawValue) }
}
