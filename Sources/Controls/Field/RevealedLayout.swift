import TextModel
import UICore

/// A secret that can be read: its clusters side by side, each laid out alone, so that no string and no layout
/// of the host holds more of the secret than one cluster. Letters do not join, and all run from left to
/// right.
///
/// It lives from the revealing to the masking, no longer.
@MainActor final class RevealedLayout: TextLayout {
  struct Part {
    let layout: any TextLayout
    /// UTF-8 offset in the secret.
    let start: Int
    /// In points from the left edge.
    let x: Double
  }

  let parts: [Part]
  let utf8Count: Int
  let width: Double
  let metrics: FontMetrics

  init(_ storage: SecureStorage, font: Font, system: any TextSystem) {
    var parts: [Part] = []
    var (start, x) = (0, 0.0)
    while start < storage.utf8Count {
      let end = storage.clusterBoundary(after: start)
      let cluster = storage.withUTF8(in: start..<end) { String(decoding: $0, as: UTF8.self) }
      let layout = system.layout(cluster, font: font, direction: .leftToRight, reusing: nil)
      parts.append(Part(layout: layout, start: start, x: x))
      (start, x) = (end, x + layout.width)
    }
    self.parts = parts
    utf8Count = storage.utf8Count
    width = x
    metrics = system.metrics(of: font)
  }

  func caretX(at position: TextPosition) -> Double {
    if position.offset >= utf8Count { return width }
    return parts.last { $0.start <= position.offset }?.x ?? 0
  }

  func position(at x: Double) -> TextPosition {
    let part = parts.first { x < $0.x + $0.layout.width / 2 }
    return TextPosition(offset: part?.start ?? utf8Count)
  }

  func spans(of range: Range<Int>) -> [TextSpan] {
    guard !range.isEmpty else { return [] }
    let minX = caretX(at: TextPosition(offset: range.lowerBound))
    return [TextSpan(minX: minX, maxX: caretX(at: TextPosition(offset: range.upperBound)))]
  }
}
