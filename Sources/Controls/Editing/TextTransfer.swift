import TextModel
import UICore

/// Text that is dragged away from an input, or over it and dropped, or is still to be pasted. Each is one step of undo,
/// and a secret is never given away.
@MainActor final class TextTransfer {
  private unowned let input: TextInputView
  /// Where the text is now that is being dragged away; nil when there is none, or it has been edited.
  private var range: Range<Int>?
  /// That text.
  private var text: [UInt8] = []
  /// What is over the input.
  private var drag: TextDrag?
  /// Where a drop would put it.
  private var place: TextPosition?
  /// The caret that shows that place, in the input's coordinates.
  private(set) var caret: Rect?
  /// Whether the text was scrolled for it.
  private var hasScrolled = false
  private let scroller = DragScroller()
  /// Of what has been asked for and has not come yet.
  private var pastePlaces: [PastePlace] = []
  private var isPasting = false

  init(_ input: TextInputView) { self.input = input }

  /// The places stay with the text.
  func follow(_ edit: TextEdit) {
    range = range.flatMap { edit.newRange(of: $0) }
    if let offset = place?.offset { place?.offset = edit.newOffset(of: offset) }
    for place in pastePlaces { place.follow(edit, isPaste: isPasting) }
  }

  /// The place of what is selected, which a text that is pasted later will take.
  func markPlace() -> PastePlace {
    let place = PastePlace(input.content.editor.selection.range)
    pastePlaces.append(place)
    return place
  }

  /// Calls `body`, which puts a text into its place: those that are still to come are behind it.
  func paste(_ body: () -> Void) {
    isPasting = true
    body()
    isPasting = false
  }

  func forget(_ place: PastePlace) { pastePlaces.removeAll { $0 === place } }

  /// Lets the pointer take along what is selected.
  func beginDrag(_ press: Press) {
    guard let application = input.window?.application else { return }
    let selected = input.content.editor.selection.range
    range = selected
    text = input.content.utf8(in: selected)
    application.drags.begin(text, allowsMove: !input.isReadOnly, from: self, press: press)
  }
}

extension TextTransfer: TextDragSource {
  /// After a move the text is deleted, unless it has been edited meanwhile.
  func dragEnded(_ action: DragAction?) {
    let (range, text) = (range, text)
    self.range = nil
    self.text = []
    guard action == .move, let range else { return }
    input.change { $0.remove(text, from: range, time: input.now) }
  }
}

extension TextTransfer: TextDropTarget {
  func dragMoved(_ drag: TextDrag) -> DragAction? {
    self.drag = drag
    showPlace()
    if scrollDistance(at: drag.location(in: input)) != 0 {
      scroller.start(in: input.window?.application) { [weak self] in self?.scroll() }
    } else {
      scroller.stop()
    }
    return place == nil ? nil : drag.action
  }

  func dragLeft() {
    drag = nil
    scroller.stop()
    showPlace()
    // Back to its own caret, or to the start.
    if hasScrolled { input.display.contentDidChange(nil) }
    hasScrolled = false
  }

  func drop(_ text: SecureBytes, _ drag: TextDrag) -> DragAction? {
    // Found before the focus comes, which may scroll the text.
    place = place(of: drag)
    defer { place = nil }
    guard place != nil else { return nil }
    input.becomeFirstResponder()
    input.endComposing()
    // What the program does when the focus comes may have moved it.
    guard let offset = place?.offset, let edit = insert(text, drag, at: offset) else {
      input.ringBell()
      return nil
    }
    // What did not fit must not be deleted where it came from.
    return edit.droppedClusterCount > 0 ? .copy : drag.action
  }

  /// Nil when nothing has changed.
  private func insert(_ text: SecureBytes, _ drag: TextDrag, at offset: Int) -> TextEdit? {
    var edit: TextEdit?
    input.change { editor in
      if drag.source === self, drag.action == .move {
        // Deleted with the same step.
        defer { range = nil }
        edit = range.flatMap { editor.move($0, to: offset, time: input.now) }
      } else {
        edit = text.withUTF8 { editor.drop(utf8: $0.withoutByteOrderMark, at: offset, time: input.now) }
      }
      return edit
    }
    return edit.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Places

  /// Where a drop would put the text; nil where it takes none.
  private func place(of drag: TextDrag) -> TextPosition? {
    guard !input.isReadOnly, input.canBecomeFirstResponder else { return nil }
    let position = input.display.position(at: drag.location(in: input).clamped(to: input.textArea))
    guard drag.source === self else { return position }
    // Dropped into itself it would change nothing.
    guard let range else { return drag.action == .copy ? position : nil }
    let isInside = position.offset > range.lowerBound && position.offset < range.upperBound
    let isAtEdge = position.offset == range.lowerBound || position.offset == range.upperBound
    return isInside || isAtEdge && drag.action == .move ? nil : position
  }

  private func showPlace() {
    place = drag.flatMap { place(of: $0) }
    let new = place.map { input.display.caretRect(at: $0).intersection(input.bounds) }
    guard new != caret else { return }
    for rect in [caret, new] { if let rect { input.setNeedsDisplay(in: rect) } }
    let hadCaret = caret != nil
    caret = new
    // The input's own is drawn where there is no other.
    if hadCaret != (new != nil) { input.caretDidBlink() }
  }

  // MARK: Scrolling

  private func scroll() {
    guard let drag else { return scroller.stop() }
    let distance = scrollDistance(at: drag.location(in: input))
    guard distance != 0, input.display.scroll(by: distance) else { return scroller.stop() }
    hasScrolled = true
    showPlace()
  }

  /// How far a dragged text scrolls while it is held at `point`: a step backwards near the text's start, one forwards
  /// near its end.
  private func scrollDistance(at point: Point) -> Double {
    let area = input.textArea
    return switch input.display.scrollAxis {
    case .horizontal: Self.distance(at: point.x, from: area.minX, to: area.maxX)
    case .vertical: Self.distance(at: point.y, from: area.minY, to: area.maxY)
    }
  }

  private static func distance(at place: Double, from low: Double, to high: Double) -> Double {
    if place < low + zone { return -step }
    return place > high - zone ? step : 0
  }

  /// How near to an edge, in points.
  private static let zone = 14.0
  /// How far at a time, in points.
  private static let step = 8.0
}
