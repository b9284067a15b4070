import TextModel
import UICore

/// The text of a field of one line as it is laid out, by offsets into what is shown.
///
/// A very long text is laid out in part: what is seen of it, and more on both sides. Text of both directions is
/// ordered within that part.
@MainActor final class Line {
  /// What is longer is laid out in part, in bytes: some ten times what is seen of a line.
  static let longest = 8192
  /// In bytes. Laid out in a few milliseconds.
  static let largestPart = 65_536

  let layout: any TextLayout
  let part: Range<Int>
  let direction: LineDirection
  /// Whether it begins at the right edge of the field while it fits in.
  let standsAtRight: Bool
  /// Whether there is more text to the left of the part, or to its right.
  let isCut: (left: Bool, right: Bool)

  init(
    _ layout: any TextLayout, part: Range<Int> = 0..<0, of count: Int = 0,
    direction: LineDirection = .leftToRight, standsAtRight: Bool
  ) {
    self.layout = layout
    self.part = part
    self.direction = direction
    self.standsAtRight = standsAtRight
    let (before, behind) = (part.lowerBound > 0, part.upperBound < count)
    isCut = direction.startsAtRight ? (behind, before) : (before, behind)
  }

  var isPart: Bool { isCut.left || isCut.right }
  var isEmpty: Bool { layout.utf8Count == 0 }
  var width: Double { layout.width }

  /// Where the part ends in the middle of the text, between `left` and `right` or near them.
  func isCut(between left: Double, and right: Double) -> Bool {
    isCut.left && left < 0 || isCut.right && right > width
  }

  /// In points from the layout's left edge; at its edge for what lies beyond the part.
  func caretX(at position: TextPosition) -> Double { layout.caretX(at: local(position)) }

  func carets(at offset: Int) -> TextCarets {
    layout.carets(at: local(TextPosition(offset: offset)).offset)
  }

  func position(at x: Double) -> TextPosition { shown(layout.position(at: x)) }

  func position(_ motion: VisualMotion, of position: TextPosition) -> TextPosition? {
    layout.position(motion, of: local(position)).map { shown($0) }
  }

  func spans(of range: Range<Int>) -> [TextSpan] {
    let inside = range.clamped(to: part)
    guard !inside.isEmpty else { return [] }
    return layout.spans(of: inside.lowerBound - part.lowerBound..<inside.upperBound - part.lowerBound)
  }

  private func local(_ position: TextPosition) -> TextPosition {
    let offset = min(max(part.lowerBound, position.offset), part.upperBound)
    return TextPosition(offset: offset - part.lowerBound, affinity: position.affinity)
  }

  private func shown(_ position: TextPosition) -> TextPosition {
    TextPosition(offset: position.offset + part.lowerBound, affinity: position.affinity)
  }
}
