import UICore

/// The layout of no text, for which no host need be asked. It is never drawn.
@MainActor final class EmptyLayout: TextLayout {
  let metrics: FontMetrics

  init(metrics: FontMetrics) { self.metrics = metrics }

  var utf8Count: Int { 0 }
  var width: Double { 0 }
  func caretX(at position: TextPosition) -> Double { 0 }
  func position(at x: Double) -> TextPosition { TextPosition(offset: 0) }
  func spans(of range: Range<Int>) -> [TextSpan] { [] }
}
