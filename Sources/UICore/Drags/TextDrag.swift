import TextModel

/// A dragged text over a view.
@MainActor public struct TextDrag {
  /// In points, in the window.
  public let location: Point
  /// What the user asks for.
  public let action: DragAction
  /// Who gave the text, if it is of this program.
  public let source: (any TextDragSource)?

  /// Where it is in the coordinates of `view`.
  public func location(in view: View) -> Point { view.convertFromWindow(location) }
}

/// Takes texts that are dropped on it: what ``View/dropTarget`` hands out.
@MainActor public protocol TextDropTarget: AnyObject {
  /// Shows where the text would go, and returns what a drop would do; nil refuses it.
  func dragMoved(_ drag: TextDrag) -> DragAction?
  /// The text is elsewhere now, or about to be dropped: nothing is shown any more.
  func dragLeft()
  /// Takes the text, bytes that ought to be UTF-8, and returns what was done; nil for nothing.
  func drop(_ text: SecureBytes, _ drag: TextDrag) -> DragAction?
}

/// Gave a text to be dragged.
@MainActor public protocol TextDragSource: AnyObject {
  /// The text was taken, or with nil it was not. After a move it is to be deleted.
  func dragEnded(_ action: DragAction?)
}
