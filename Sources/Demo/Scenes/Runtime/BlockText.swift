import Outfield

/// The text of a block: a drag moves the block until a click has begun the editing.
@MainActor final class BlockText: TabKeepingText {
  override func pointerDown(_ press: Press) -> Bool {
    // A press may become a drag, so it must not take the focus yet.
    isFirstResponder || press.button != 1 ? super.pointerDown(press) : true
  }

  override func pointerUp(_ press: Press) {
    if !isFirstResponder, press.button == 1, !press.isPan { _ = super.pointerDown(press) }
    super.pointerUp(press)
  }

  override var pointerShape: PointerShape { isFirstResponder ? .text : .grab }
}
