import Testing
import UICore
import UITestHost

/// What a layout does that runs from left to right and says nothing else.
@MainActor @Suite struct TextLayoutTests {
  private func layout(_ text: String) -> any TextLayout {
    PlainLayout(FixedTextSystem().layout(text, font: Font(size: 16)))
  }

  @Test func motionGoesFromClusterToClusterAndEndsAtTheEnds() {
    let layout = layout("a👍🏽é")
    let offsets = [0, 1, 9, 11]
    var right = [TextPosition(offset: 0)]
    while let next = layout.position(.right, of: right[right.count - 1]) { right.append(next) }
    #expect(right.map(\.offset) == offsets)
    var left = [TextPosition(offset: 11)]
    while let next = layout.position(.left, of: left[left.count - 1]) { left.append(next) }
    #expect(left.map(\.offset) == offsets.reversed())
  }

  @Test func thereIsOneCaret() {
    let layout = layout("abc")
    #expect(layout.carets(at: 2) == TextCarets(strong: 2 * FixedTextSystem.advance))
    #expect(layout.baseDirection == .leftToRight)
  }

  @Test func theFakeLaysALineOutInTheDirectionOfItsParagraph() {
    let system = FixedTextSystem()
    let line = system.layout("abc", font: Font(size: 16), direction: .rightToLeft, reusing: nil)
    #expect(line.baseDirection == .rightToLeft)
    #expect(line.caretX(at: TextPosition(offset: 0)) == line.width)
    #expect(system.layoutCount == 1)
  }
}

/// Has no more than a layout must have.
@MainActor private final class PlainLayout: TextLayout {
  private let base: any TextLayout

  init(_ base: any TextLayout) { self.base = base }

  var utf8Count: Int { base.utf8Count }
  var width: Double { base.width }
  var metrics: FontMetrics { base.metrics }
  func caretX(at position: TextPosition) -> Double { base.caretX(at: position) }
  func position(at x: Double) -> TextPosition { base.position(at: x) }
  func spans(of range: Range<Int>) -> [TextSpan] { base.spans(of: range) }
}
