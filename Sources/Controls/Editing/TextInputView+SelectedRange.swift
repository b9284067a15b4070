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
      let start = editing.offset(ofCluster: lower)
      let end = upper == lower ? start : editing.offset(ofCluster: upper)
      select(TextSelection(anchor: start, head: end))
    }
  }

  /// Where the selection began, in clusters.
  public var selectionAnchor: Int { editing.clusterOffset(of: editing.selection.anchor) }

  /// The end of the selection that moves and carries the caret, in clusters.
  public var selectionHead: Int { editing.clusterOffset(of: editing.selection.head) }

  /// The length of the text in clusters.
  public var length: Int { editing.clusterOffset(of: editing.utf8Count) }

  public func selectAll() { perform(.selectAll) }
}
