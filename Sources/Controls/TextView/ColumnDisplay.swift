import TextModel
import UICore

/// Shows a text in rows that are wrapped to the input's width, and scrolls up and down.
///
/// Only what is seen is laid out, so that a text of megabytes opens at once.
@MainActor final class ColumnDisplay {
  unowned(unsafe) var input: TextInputView!

  private var storedColumn: TextColumn?
  /// The first row that is seen: the offset at which it begins, and how much of it is scrolled away, in
  /// points.
  var anchor = ScrollAnchor()
  /// Whether the caret may be out of sight and should not be.
  var needsReveal = false
  /// What is on the screen.
  private(set) var shown: Shown?
  private var placeholderFlow = PlaceholderFlow()

  var content: TextContent { input.content }

  /// The text laid out for the present width, or nil where nothing can be shown.
  var column: TextColumn? {
    let width = input.textArea.width - input.caretWidth
    if let storedColumn, storedColumn.width == width { return storedColumn }
    guard let textSystem = input.textSystem, width > 0 else { return nil }
    let made = TextColumn(
      content, font: input.theme.fonts.body, width: width, system: textSystem,
      layoutDirection: input.layoutDirection)
    storedColumn = made
    return made
  }

  /// As it was last laid out: how high a line is does not depend on the width.
  var lineHeight: Double { storedColumn?.lineHeight ?? 20 }

  func placeholderLines() -> TextFlow? {
    guard let textSystem = input.textSystem, let column, !input.placeholder.isEmpty else { return nil }
    let size = input.textArea.size
    // What there is no room for is seen to go on.
    return placeholderFlow.flow(
      input.placeholder, font: input.theme.fonts.body, in: size,
      maxLines: max(1, Int(size.height / column.lineHeight)), system: textSystem)
  }

  /// It is on the screen.
  func show(_ new: Shown) { shown = new }
}

extension ColumnDisplay: TextDisplay {
  func attach(to input: TextInputView) { self.input = input }

  // MARK: Places

  var caretRect: Rect {
    revealIfNeeded()
    return placedCaretRect(at: head)
  }

  var shownCaret: ShownCaret? { shown?.caret }

  func caretRect(at position: TextPosition) -> Rect {
    revealIfNeeded()
    let offset = content.shownOffset(of: position.offset)
    return placedCaretRect(at: TextPosition(offset: offset, affinity: position.affinity))
  }

  func position(at point: Point) -> TextPosition { stored(position(nearest: point)) }

  func character(under point: Point) -> Int {
    guard let column else { return 0 }
    let place = place(at: point, of: column)
    return content.offset(ofShown: column.character(atX: point.x - input.textArea.minX, in: place))
  }

  func showsSelection(at point: Point) -> Bool {
    guard let shown, let column, clip.contains(point) else { return false }
    let index = Int(((point.y - shown.top) / column.lineHeight).rounded(.down))
    guard shown.rows.indices.contains(index) else { return false }
    let row = shown.rows[index]
    return row.selection.contains { $0.contains(point.x - row.x) }
  }

  /// A place of what is shown in the text.
  func stored(_ shown: TextPosition) -> TextPosition {
    TextPosition(offset: content.offset(ofShown: shown.offset), affinity: shown.affinity)
  }

  // MARK: Motions

  var startsAtRight: Bool { column.map { $0.startsAtRight($0.place(of: head)) } ?? false }

  var hasPages: Bool { true }

  // MARK: Scrolling

  var scrollAxis: ScrollAxis { .vertical }

  /// Three lines.
  var scrollStep: Double { 3 * lineHeight }

  func scroll(by distance: Double) -> Bool {
    let before = anchor
    scrollRows(by: distance)
    guard anchor != before else { return false }
    input.setNeedsLayout()
    return true
  }

  // MARK: Changes

  func contentDidChange(_ edit: TextEdit?) {
    if let edit {
      storedColumn?.follow(edit)
      anchor.offset = edit.newOffset(of: anchor.offset)
    }
    if input.isFirstResponder { needsReveal = true }
    input.setNeedsLayout()
  }

  func forgetLayouts() {
    storedColumn = nil
    placeholderFlow.forget()
    shown = nil
  }
}
