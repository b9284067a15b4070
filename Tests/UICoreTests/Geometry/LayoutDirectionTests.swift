import Testing
import UICore

struct LayoutDirectionTests {
  private let area = Rect(x: 10, y: 0, width: 100, height: 50)

  @Test func aMirrorKeepsTheSizeAndTheHeight() {
    let rect = Rect(x: 15, y: 7, width: 20, height: 30)
    #expect(rect.mirrored(in: area) == Rect(x: 85, y: 7, width: 20, height: 30))
    #expect(rect.mirrored(in: area).mirrored(in: area) == rect)
  }

  @Test func theLeadingInsetIsWhereReadingBegins() {
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(area.inset(by: insets, .leftToRight) == Rect(x: 12, y: 1, width: 94, height: 46))
    #expect(area.inset(by: insets, .rightToLeft) == Rect(x: 14, y: 1, width: 94, height: 46))
  }

  @Test func onlyIconsThatPointAlongTheLineAreMirrored() {
    #expect(Icon.magnifier.directed(.rightToLeft) == .magnifier)
    #expect(Icon.chevronBackward.directed(.leftToRight) == .chevronBackward)
    let strokes = Icon.chevronBackward.directed(.rightToLeft).strokes
    let turned = [Point(x: 1 - 0.62, y: 0.22), Point(x: 1 - 0.34, y: 0.5), Point(x: 1 - 0.62, y: 0.78)]
    #expect(strokes == [turned])
  }
}
