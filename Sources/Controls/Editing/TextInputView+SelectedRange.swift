import TextModel
import UICore

/// What is selected, counted in clusters.
extension TextInputView {
  /// What is selected, in clusters.
  ///
  /// - Complexity: O(*n*) in the offset.
  public var selectedRange: Range<Int> {
    get { min(selectionAnchor, selectionHead)..<max(selectionAnchor, selectionHead) }
    set {
      let (lower, upper) = (newValue.lowerBound, newValue.upperBound)
      let start = content.offset(ofCluster: lower)
      let end = upper == lower ? start : content.offset(ofCluster: upper)
      select(TextSelection(anchor: start, head: end))
    }
  }

  /// Where the selection began, in clusters.
  public var selectionAnchor: Int { content.clusterOffset(of: content.editor.selection.anchor) }

  /// The end of the selection that moves and carries the caret, in clusters.
  public var selectionHead: Int { content.clusterOffset(of: content.editor.selection.head) }

  /// The length of the text in clusters.
  public var length: Int { content.clusterOffset(of: content.utf8Count) }

  /// Selects all of the text.
  public func selectAll() { perform(.selectAll) }
}
