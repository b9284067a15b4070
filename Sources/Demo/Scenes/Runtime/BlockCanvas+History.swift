import Outfield

/// Deleting and moving blocks, and having it all back.
extension BlockCanvas {
  func delete(_ block: TextBlock) {
    guard let index = blocks.firstIndex(where: { $0 === block }) else { return }
    history.record(.deletion(block, index: index))
    takeAway(block, from: index)
  }

  /// A drag has taken the block to where it is now.
  func didMove(_ block: TextBlock, from origin: Point) {
    guard block.frame.origin != origin else { return }
    history.record(.move(block, from: origin, to: block.frame.origin))
  }

  /// Takes the last step back; whether there was one.
  @discardableResult func undo() -> Bool {
    guard let step = history.undo() else { return false }
    switch step {
    case .deletion(let block, let index): bringBack(block, to: index)
    case .move(let block, let origin, _): move(block, to: origin)
    }
    return true
  }

  @discardableResult func redo() -> Bool {
    guard let step = history.redo() else { return false }
    switch step {
    case .deletion(let block, let index): takeAway(block, from: index)
    case .move(let block, _, let origin): move(block, to: origin)
    }
    return true
  }

  private func takeAway(_ block: TextBlock, from index: Int) {
    let hadKeys = block.firstResponder != nil || window?.firstResponder == nil
    block.removeFromSuperview()
    blocksChanged()
    if hadKeys { focusBlock(at: index) }
    toast.show("Text deleted", actionTitle: "Undo") { [weak self] in self?.undo() }
  }

  private func bringBack(_ block: TextBlock, to index: Int) {
    insert(block, at: index)
    // The canvas may have become smaller meanwhile.
    move(block, to: block.frame.origin)
    blocksChanged()
    toast.hide()
    block.becomeFirstResponder()
  }

  /// The one that took the place of a deleted block, else the last one, else the canvas itself.
  private func focusBlock(at index: Int) {
    let blocks = blocks
    let heir = blocks.indices.contains(index) ? blocks[index] : blocks.last
    (heir ?? self as View).becomeFirstResponder()
  }
}
