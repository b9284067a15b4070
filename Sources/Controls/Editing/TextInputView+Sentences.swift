import TextModel
import UICore

extension TextInputView {
  /// At most `count` characters before the caret, or before what is selected; none of a secret.
  public func textBeforeCaret(_ count: Int) -> String {
    let end = content.editor.selection.range.lowerBound
    // Longer characters than that are no letters, nor the ends of sentences; a cut one at the front is dropped.
    let start = max(0, end - count * Self.longestCharacter)
    return String(String(decoding: content.utf8(in: start..<end), as: UTF8.self).suffix(count))
  }

  private static let longestCharacter = 16
}
