import TextModel
import UICore

/// Dragging selected text away. A secret is never given away.
extension TextInputView: TextDragSource {
  /// Whether a press that begins may become a drag: then the selection stays until it is a click.
  func mayDrag(_ press: Press) -> Bool {
    guard !isSecure, press.clickCount == 1, !press.modifiers.contains(.shift) else { return false }
    // A key of the same turn may have selected something.
    updateDisplay()
    return showsSelection(at: press.location(in: self))
  }

  func beginDragging(_ press: Press) {
    guard let application = window?.application,
      press.startLocation.distance(to: press.location) > application.host.settings.dragThreshold
    else { return }
    dragging.press = nil
    dragging.range = editing.selection.range
    dragging.text = editing.selectedUTF8()
    application.drags.begin(dragging.text, allowsMove: !isReadOnly, from: self, press: press)
  }

  /// After a move the text is deleted, unless it has been edited meanwhile.
  public func dragEnded(_ action: DragAction?) {
    let (range, text) = (dragging.range, dragging.text)
    dragging.range = nil
    dragging.text = []
    guard action == .move, let range else { return }
    change { $0.remove(text, from: range, time: now) }
  }
}
