/// A key of a keyboard page.
package struct Key: Sendable, Hashable {
  /// What a key is for.
  package enum Content: Sendable, Hashable {
    /// Types `text`, or `shifted` while Shift is on.
    case text(String, shifted: String)
    case function(FunctionKey)
    /// Types an emoji.
    case picture(String)
    /// A key of the emoji pages; `isOn` where it stands for what is shown.
    case emojiPage(EmojiCommand, isOn: Bool)
  }

  package var content: Content
  /// The width in units: a letter key is one unit wide.
  package var width: Double
  /// Whether the key takes a share of the room that its row leaves beside the page's widest.
  package var stretches: Bool
  /// What a long press offers, best first.
  package var alternates: [String]
  /// What a long press offers while Shift is on, best first.
  package var shiftedAlternates: [String]
  /// What a short stroke on the key types instead: to the left, up, to the right, down. Empty, or up to four.
  package var flicks: [String] = []

  package init(
    _ content: Content, width: Double = 1, stretches: Bool = false, alternates: [String] = [],
    shiftedAlternates: [String] = []
  ) {
    self.content = content
    self.width = width
    self.stretches = stretches
    self.alternates = alternates
    self.shiftedAlternates = shiftedAlternates
  }

  /// The function of the key, or `nil` if it types its own text.
  package var function: FunctionKey? {
    guard case .function(let function) = content else { return nil }
    return function
  }

  /// The text that the key types, or `nil` if it is a function key.
  package func text(isShifted: Bool) -> String? {
    switch content {
    case .text(let text, let shifted): isShifted ? shifted : text
    case .picture(let text): text
    case .function, .emojiPage: nil
    }
  }

  /// Whether the key, and what a long press on it offers, are emoji.
  package var isPicture: Bool {
    if case .picture = content { true } else { false }
  }

  /// What a long press offers, best first.
  package func alternates(isShifted: Bool) -> [String] {
    isShifted ? shiftedAlternates : alternates
  }
}

extension String {
  /// The upper case of a single character, or the same text where that would
  /// not be a single character: a key for `ß` must not type `SS`.
  var shiftedForm: String {
    guard count == 1 else { return self }
    let upper = uppercased()
    return upper.count == 1 ? upper : self
  }
}
