import Outfield

/// What a field shows of itself to the event stream.
struct FieldState: Equatable {
  enum Content: Equatable {
    case text(String)
    /// The start of a text that is longer, and its length in UTF-8 bytes.
    case start(String, of: Int)
    /// A secret: only how many grapheme clusters it has.
    case length(Int)
  }

  var content: Content
  /// The ends of the selection, in grapheme clusters.
  var anchor: Int
  var head: Int
}

extension FieldState.Content {
  /// Of a longer text only the start is told, in UTF-8 bytes: it is told with every key.
  static let longestText = 16_384

  @MainActor init(of field: TextInputView) {
    guard let field = field as? any PlainTextInput else {
      self = .length(field.length)
      return
    }
    let text = field.text(upTo: Self.longestText)
    self = text.utf8.count < field.utf8Count ? .start(text, of: field.utf8Count) : .text(text)
  }

  var members: [JSON.Member] {
    switch self {
    case .text(let text): [JSON.Member(name: "text", value: .string(text))]
    case .start(let text, let count):
      [JSON.Member(name: "text", value: .string(text)), JSON.Member(name: "bytes", value: .int(count))]
    case .length(let count): [JSON.Member(name: "length", value: .int(count))]
    }
  }
}

extension TextInputView {
  /// What the event stream tells of the field: all of it but a secret.
  var state: FieldState {
    FieldState(content: FieldState.Content(of: self), anchor: selectionAnchor, head: selectionHead)
  }
}
