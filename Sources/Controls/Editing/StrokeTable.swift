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
    let place = strokes.partitionPoint { $0 >= number }
    return place < strokes.count && strokes[place] == number ? commands[place] : nil
  }
}

extension KeyStroke {
  /// Another one for each stroke.
  fileprivate var number: UInt64 { UInt64(keysym.rawValue) << 8 | UInt64(modifiers.rawValue) }
}
