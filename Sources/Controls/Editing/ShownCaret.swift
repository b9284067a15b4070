import UICore

/// The caret as it is drawn: one bar, or two halves where what is typed may appear in either of two places.
public struct ShownCaret: Hashable, Sendable {
  /// The whole caret; or its upper half, where text of the paragraph's direction appears.
  public let bar: Rect
  /// The lower half, where text of the other direction appears.
  public let weakBar: Rect?

  /// One bar.
  public init(_ rect: Rect) {
    bar = rect
    weakBar = nil
  }

  /// Splits `rect` where the carets do. They are in points from `origin`.
  init(_ rect: Rect, _ carets: TextCarets, origin: Double) {
    let height = carets.weak == nil ? rect.height : rect.height / 2
    let x = carets.weak == nil ? rect.minX : origin + carets.strong
    bar = Rect(x: x, y: rect.minY, width: rect.width, height: height)
    weakBar = carets.weak.map {
      Rect(x: origin + $0, y: rect.minY + height, width: rect.width, height: height)
    }
  }

  func forEachBar(_ body: (Rect) -> Void) {
    body(bar)
    if let weakBar { body(weakBar) }
  }
}
