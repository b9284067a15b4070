import TextModel
import UICore

/// How a ``TextInputView`` shows its text: where its parts are, how it moves and scrolls, and what is drawn inside the
/// border. Fields of one line have one, fields of many lines another; a program may bring its own.
///
/// A display reads the input's ``TextInputView/content`` and never changes it. Offsets are of the text, not of what is
/// shown; points are in the input's coordinates.
@MainActor public protocol TextDisplay: AnyObject {
  /// Called once, before anything else. The input owns the display, which must not own the input.
  func attach(to input: TextInputView)

  // MARK: Places

  /// The caret, in the marked text while there is any; beyond the edge where it is scrolled away.
  var caretRect: Rect { get }
  /// The caret as it was last laid out, lit or dark; nil while the input is not first responder, or where it is out of
  /// sight.
  var shownCaret: ShownCaret? { get }
  /// Where the caret would be at a place of the text.
  func caretRect(at position: TextPosition) -> Rect
  /// The place in the text nearest to a point, which may lie outside of the input.
  func position(at point: Point) -> TextPosition
  /// Where the character begins that a point lies on; the last one of the row behind its end.
  func character(under point: Point) -> Int
  /// Whether what is selected can be seen at a point.
  func showsSelection(at point: Point) -> Bool

  // MARK: Motions

  /// Whether the line of the caret begins at the right.
  var startsAtRight: Bool { get }
  /// Whether keys that turn pages are for the text; without Shift they are else for what lies around the input.
  var hasPages: Bool { get }
  /// Where a motion leads from the head of the selection by how the text is laid out; nil where its order decides.
  ///
  /// - Parameter column: Where the caret would be, in points, while it moves up and down over lines that are too
  ///   short; nil at first. It is kept until something else happens than such motions.
  func destination(of motion: TextMotion, column: inout Double?) -> TextPosition?

  // MARK: Scrolling

  /// Which way the text scrolls.
  var scrollAxis: ScrollAxis { get }
  /// How far a notch of a wheel scrolls, in points.
  var scrollStep: Double { get }
  /// Scrolls along ``scrollAxis``, in points, as far as there is more; whether anything moved. The caret stays in its
  /// place of the text.
  func scroll(by distance: Double) -> Bool

  // MARK: Changes

  /// What is shown changed; or only what is selected, and then `edit` is nil. Marked text counts as text.
  func contentDidChange(_ edit: TextEdit?)
  /// Font, scale, text system or width may be others now: nothing that was laid out is good any more.
  func forgetLayouts()

  // MARK: Drawing

  /// The end of a turn: lays out what changed and asks for what looks different to be drawn.
  func layOut()
  /// Draws what is inside the border: the text and what is selected of it, the placeholder, the caret by
  /// ``TextInputView/drawCaret(on:)``.
  func draw(on canvas: any Canvas, damage: Rect)
}

/// Which way a text scrolls.
public enum ScrollAxis: Sendable, Hashable {
  /// Sideways, as a line does.
  case horizontal
  /// Up and down, as a column does.
  case vertical
}
