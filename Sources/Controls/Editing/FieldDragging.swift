import TextModel
import UICore

/// What a field knows of a text that is dragged away from it, or over it.
@MainActor struct FieldDragging {
  /// A press on selected text, of which a drag or a click may come.
  weak var press: Press?
  /// Where the text is now that is being dragged away; nil when there is none, or it has been edited.
  var range: Range<Int>?
  /// That text.
  var text: [UInt8] = []
  /// What is over the field.
  var drag: TextDrag?
  /// Where a drop would put it.
  var place: TextPosition?
  /// The caret that shows that place, in the field's coordinates.
  var caret: Rect?
  /// Whether the field was scrolled for it.
  var hasScrolled = false

  mutating func follow(_ edit: TextEdit) {
    range = range.flatMap { edit.newRange(of: $0) }
    if let offset = place?.offset { place?.offset = edit.newOffset(of: offset) }
  }
}
