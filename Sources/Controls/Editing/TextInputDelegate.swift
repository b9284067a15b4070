import UICore

/// Follows the editing of a text, and has a say in it. Every function has a default.
@MainActor public protocol TextInputDelegate: AnyObject {
  /// Whether the input may become first responder. Must have no side effects: it may be asked at any time.
  func shouldBeginEditing(_ input: TextInputView) -> Bool
  /// The input has just begun to be edited.
  func didBeginEditing(_ input: TextInputView)
  /// Whether the input may let go. Must have no side effects. `Window.futureFirstResponder` tells who is
  /// next.
  func shouldEndEditing(_ input: TextInputView) -> Bool
  /// The input has just ceased to be edited.
  func didEndEditing(_ input: TextInputView, cause: EndEditingCause)
  /// The text changed, by the user or the program. Called at once, for each edit.
  func textDidChange(_ input: TextInputView)
  /// Return was pressed. True lets the input do what its return key says: go to the next text or end editing. If the
  /// input is not being edited any more after the answer, it does nothing.
  func shouldReturn(_ input: TextInputView) -> Bool
  /// The context menu is to be shown: returns it, one with more or less in it, or nil for none.
  func menu(_ standard: Menu, for input: TextInputView) -> Menu?
}

/// What holds for a delegate that has no say in it.
extension TextInputDelegate {
  /// Yes.
  public func shouldBeginEditing(_ input: TextInputView) -> Bool { true }
  /// Does nothing.
  public func didBeginEditing(_ input: TextInputView) {}
  /// Yes.
  public func shouldEndEditing(_ input: TextInputView) -> Bool { true }
  /// Does nothing.
  public func didEndEditing(_ input: TextInputView, cause: EndEditingCause) {}
  /// Does nothing.
  public func textDidChange(_ input: TextInputView) {}
  /// Yes.
  public func shouldReturn(_ input: TextInputView) -> Bool { true }
  /// The standard menu.
  public func menu(_ standard: Menu, for input: TextInputView) -> Menu? { standard }
}
