import TextModel
import UICore

/// What an input method composes: shown in its place, underlined, and no part of the text until it is committed.
/// A secure field shows none.
extension TextInputView {
  public var markedText: MarkedText? { editing.markedText }

  public func setMarkedText(_ text: String, selection: Range<Int>) {
    hexEntry = nil
    mark(text, selection: selection)
  }

  func mark(_ text: String, selection: Range<Int>) {
    primaryClaim.settle()
    change {
      $0.setMarkedText(text, selection: selection)
      return nil
    }
  }

  /// One step of undo. Done by whatever takes the caret elsewhere, or the keyboard.
  public func unmarkText() {
    guard markedText != nil else { return }
    if hexEntry != nil {
      _ = finishHexEntry()
    } else {
      change { $0.commitMarkedText(at: now) }
    }
  }

  public func discardMarkedText() {
    hexEntry = nil
    guard markedText != nil else { return }
    change {
      $0.discardMarkedText()
      return nil
    }
  }

  /// Returns whether the command is still to be done: to undo what is not yet in the text is to drop it.
  func endMarking(before command: TextCommand) -> Bool {
    guard markedText != nil else { return true }
    guard command == .undo else {
      unmarkText()
      return true
    }
    discardMarkedText()
    return false
  }
}

extension Canvas {
  /// Underlines marked text: thicker where the input method points something out.
  func underline(_ spans: [TextSpan], x: Double, baseline: Double, thickness: Double, _ color: Color) {
    for span in spans {
      fill(
        Rect(x: x + span.minX, y: baseline + 2, width: span.maxX - span.minX, height: thickness), color)
    }
  }
}
