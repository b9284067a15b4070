import UICore

/// What is wrong with a text, written below its input, outside of its bounds. There is one only while there is an
/// error.
@MainActor final class ErrorLabel {
  private let label: Label

  private init(below input: TextInputView) {
    label = Label("", style: .small, role: .error)
    place(below: input)
    input.addSubview(label)
  }

  /// `label` with a new message, one that is made for it, or none any more.
  static func updated(_ label: ErrorLabel?, _ message: String?, below input: TextInputView) -> ErrorLabel? {
    guard let message else {
      label?.label.removeFromSuperview()
      return nil
    }
    let label = label ?? ErrorLabel(below: input)
    label.label.text = message
    return label
  }

  func place(below input: TextInputView) {
    let bounds = input.bounds
    label.frame = Rect(x: bounds.minX, y: bounds.maxY + 2, width: bounds.width, height: 18)
  }
}
