import Testing
import TextShaping

@testable import X11Platform

@Suite struct ColorGlyphsTests {
  @Test(arguments: [(20305, true), (20306, true), (30000, true), (20304, false), (20303, false)])
  func anOldXftDrawsNoColours(_ version: Int32, _ canDraw: Bool) {
    #expect(ShapedTextSystem.canDrawColorGlyphs(xftVersion: version, hasRender: true) == canDraw)
  }

  @Test func withoutRenderThereAreNoColours() {
    #expect(!ShapedTextSystem.canDrawColorGlyphs(xftVersion: 20305, hasRender: false))
  }
}
