import UICore

/// What is wrong with a text, written below its box. There is one only while there is an error.
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
    let box = input.box
    label.frame = Rect(x: box.minX, y: box.maxY + Self.gap, width: box.width, height: Self.room - Self.gap)
  }

  /// What it takes below the box, in points.
  static let room = 20.0
  private static let gap = 2.0
}
