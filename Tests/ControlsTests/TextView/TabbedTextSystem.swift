import TextModel
import UICore
import UITestHost

/// Clusters of a fixed width, but for tabs: those go to the next multiple of ``stop``.
@MainActor final class TabbedTextSystem: TextSystem {
  static let stop = 32.0

  func metrics(of font: Font) -> FontMetrics { FixedTextSystem().metrics(of: font) }

  func layout(_ text: String, font: Font) -> any TextLayout {
    TabbedLayout(text, metrics: metrics(of: font))
  }

  func layout(
    _ text: String, font: Font, direction: TextDirection?, reusing previous: (any TextLayout)?
  ) -> any TextLayout { layout(text, font: font) }
}

@MainActor private final class TabbedLayout: TextLayout {
  let metrics: FontMetrics
  /// By the UTF-8 offset; a cluster's bytes have its start.
  private var edges = [0.0]

  init(_ text: String, metrics: FontMetrics) {
    self.metrics = metrics
    var x = 0.0
    for character in text {
      let inside = character.utf8.count - 1
      edges += Array(repeating: x, count: inside)
      x =
        character == "\t"
        ? ((x / TabbedTextSystem.stop).rounded(.down) + 1) * TabbedTextSystem.stop : x + 8
      edges.append(x)
    }
  }

  var utf8Count: Int { edges.count - 1 }
  var width: Double { edges[utf8Count] }
  func caretX(at position: TextPosition) -> Double { edges[position.offset] }
  func position(at x: Double) -> TextPosition {
    TextPosition(offset: edges.lastIndex { $0 <= x } ?? 0)
  }
  func spans(of range: Range<Int>) -> [TextSpan] {
    range.isEmpty ? [] : [TextSpan(minX: edges[range.lowerBound], maxX: edges[range.upperBound])]
  }
}
