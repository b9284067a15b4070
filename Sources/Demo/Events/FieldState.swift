import Outfield

/// What a field shows of itself to the event stream.
struct FieldState: Equatable {
  enum Content: Equatable {
    case text(String)
    /// A secret: only how many grapheme clusters it has.
    case length(Int)
  }

  var content: Content
  /// The ends of the selection, in grapheme clusters.
  var anchor: Int
  var head: Int
}

extension FieldState.Content {
  var member: JSON.Member {
    switch self {
    case .text(let text): JSON.Member(name: "text", value: .string(text))
    case .length(let count): JSON.Member(name: "length", value: .int(count))
    }
  }
}

extension TextInputView {
  /// What the event stream tells of the field: all of it but a secret.
  var state: FieldState {
    let text = (self as? any PlainTextInput)?.text
    return FieldState(
      content: text.map { .text($0) } ?? .length(length), anchor: selectionAnchor, head: selectionHead)
  }
}
