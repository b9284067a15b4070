import Testing
import UICore

@testable import X11Model

@Suite struct PlainBlendingTests {
  private let shade = Color(0x0000ff, opacity: 0.5)
  private let field = PixelRect(x: 10, y: 10, width: 100, height: 20)

  @Test func aTranslucentColourIsMixedWithWhatItLiesOn() {
    var blending = PlainBlending()
    blending.note(Color(0x202020), filling: PixelRect(x: 0, y: 0, width: 200, height: 200))
    blending.note(Color(0x000000), filling: field)
    #expect(blending.opaque(shade, on: field.inset(by: 2)) == Color(0x000080))
    // Over the field's edge it lies on both.
    #expect(blending.opaque(shade, on: field.inset(by: -2)) == Color(0x101090))
  }

  @Test func theLastFillIsTheOneThatIsSeen() {
    var blending = PlainBlending()
    blending.note(Color(0x000000), filling: field)
    blending.note(Color(0xff0000), filling: field)
    #expect(blending.opaque(shade, on: field) == Color(0x7f0080))
  }

  @Test func opaqueColoursStayAndTheUnknownIsWhite() {
    var blending = PlainBlending()
    blending.note(Color(0x000000), filling: field)
    #expect(blending.opaque(Color(0x123456), on: field) == Color(0x123456))
    blending.begin()
    #expect(blending.opaque(shade, on: field) == Color(0x7f7fff))
  }

  @Test func whatIsRememberedIsBounded() {
    var blending = PlainBlending()
    for x in 0..<1000 { blending.note(Color(0x000000), filling: PixelRect(x: x, y: 0, width: 1, height: 1)) }
    #expect(blending.grounds.count <= 64)
  }
}
