import Outfield

/// A text of several lines. Tab is a character in it, so it tells how else one gets out when somebody presses Tab.
@MainActor class TabKeepingText: TextView {
  /// Tab was typed into the text.
  var onTab: (@MainActor () -> Void)?

  /// What to say then.
  static let wayOut = "Tab types a tab here. Ctrl+Tab goes on to the next field."

  override func keyDown(_ event: KeyEvent) -> Bool {
    let isTyped = isFirstResponder && !isReadOnly && KeyStroke(event) == KeyStroke(.tab)
    guard super.keyDown(event) else { return false }
    if isTyped { onTab?() }
    return true
  }
}

/// A text in a form that grows with what is typed, up to a limit; more than that scrolls.
@MainActor final class GrowingText: TabKeepingText {
  private let lines: ClosedRange<Int>

  init(placeholder: String, lines: ClosedRange<Int>) {
    self.lines = lines
    super.init(placeholder: placeholder)
    preferredLineCount = lines.lowerBound
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    preferredLineCount = max(lines.lowerBound, lineCount(upTo: lines.upperBound))
  }
}
