import Testing
import UICore

@testable import X11Model

@Suite struct MaskTests {
  @Test func discIsSymmetricEmptyInTheCornersAndSolidInside() {
    let mask = ShapeMasks.disc(radius: 8)
    #expect((mask.width, mask.height) == (16, 16))
    #expect(mask[0, 0] == 0)
    #expect(mask[8, 8] == 255)
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(mask[x, y] == mask[15 - x, y])
        #expect(mask[x, y] == mask[y, x])
      }
    }
  }

  @Test func discCoversAsMuchAsACircle() {
    let mask = ShapeMasks.disc(radius: 12)
    let area = mask.bytes.reduce(0.0) { $0 + Double($1) / 255 }
    #expect(abs(area - Double.pi * 144) < 2)
  }

  @Test func edgesAreSmooth() {
    let mask = ShapeMasks.disc(radius: 12)
    #expect(mask.bytes.contains { $0 > 60 && $0 < 200 })
  }

  @Test func ringIsAsWideAsItsLineAndHollow() {
    let mask = ShapeMasks.ring(radius: 8, lineWidth: 2)
    // Half a pixel beside the top of the circle the curve has begun.
    #expect(mask[8, 0] > 240)
    #expect(mask[8, 1] == 255)
    #expect(mask[8, 2] < 15)
    #expect(mask[8, 8] == 0)
  }

  @Test func ringAndWhatItEnclosesMakeTheDisc() {
    let disc = ShapeMasks.disc(radius: 8)
    let ring = ShapeMasks.ring(radius: 8, lineWidth: 1)
    for index in disc.bytes.indices { #expect(ring.bytes[index] <= disc.bytes[index]) }
  }

  @Test func shadowIsDrawnOnlyOutsideOfTheShape() {
    let key = ShadowMask.Key(width: 200, height: 100, radius: 12, blur: 18, offsetY: 6)
    let shadow = ShadowMask(key)
    let (left, top) = (key.reach, key.reachY)
    for y in 12..<(key.height - 12) { #expect(shadow.mask[left + key.width / 2, top + y] == 0) }
    // It falls down, and fades out before the mask ends.
    #expect(shadow.mask[left + key.width / 2, top + key.height + 2] > 100)
    #expect(shadow.mask[left + key.width / 2, shadow.mask.height - 1] < 4)
    #expect(shadow.mask[0, top + key.height / 2] < 4)
  }

  @Test func shadowsOfLongShapesShareOneMask() {
    func key(_ width: Int, _ height: Int) -> ShadowMask.Key {
      ShadowMask.Key(width: width, height: height, radius: 12, blur: 18, offsetY: 6)
    }
    #expect(key(200, 300) == key(400, 900))
    #expect(key(20, 300) != key(400, 900))
  }

  @Test(arguments: [(20, 20), (60, 30), (300, 200), (301, 41)])
  func shadowPiecesTouchAndStayInside(size: (Int, Int)) {
    let key = ShadowMask.Key(width: size.0, height: size.1, radius: 6, blur: 10, offsetY: 3)
    let outer = PixelRect(x: 0, y: 0, width: size.0 + 2 * key.reach, height: size.1 + 2 * key.reachY)
    let pieces = NineSlice(key: key, outer: outer).pieces
    for (index, piece) in pieces.enumerated() {
      #expect(outer.contains(piece.area))
      for other in pieces[(index + 1)...] { #expect(!piece.area.intersects(other.area)) }
    }
    // All of the rim is covered.
    let rim = (0..<outer.width).filter { x in
      pieces.contains { $0.area.contains(PixelRect(x: x, y: 0, width: 1, height: 1)) }
    }
    #expect(rim.count == outer.width)
  }

  @Test func iconsAreDrawnAtAnySize() {
    for side in [8, 20, 41] {
      let mask = ShapeMasks.icon(.cross, side: side)
      #expect(mask[side / 2, side / 2] > 100)
      #expect(mask[0, 0] == 0)
    }
  }

  @Test func runsCoverWhatIsMoreThanHalfCovered() {
    let mask = ShapeMasks.icon(.chevronDown, side: 20)
    let area = mask.runs().reduce(0) { $0 + $1.width * $1.height }
    #expect(area == mask.bytes.filter { $0 >= 128 }.count)
    #expect(
      A8Mask(width: 2, height: 1) { x, _ in x < 1 ? 1 : 0 }.runs() == [
        PixelRect(x: 0, y: 0, width: 1, height: 1)
      ])
  }

  @Test func edgesRoundAndNotSizes() {
    let left = PixelRect(rounding: Rect(x: 0, y: 0, width: 10.4, height: 1), scale: 1.25)
    let right = PixelRect(rounding: Rect(x: 10.4, y: 0, width: 10.4, height: 1), scale: 1.25)
    #expect(left.maxX == right.minX)
  }

  @Test func pixelsOfColoursFollowTheVisual() {
    let usual = ColorMasks(red: 0xff0000, green: 0xff00, blue: 0xff)
    #expect(usual.pixel(Color(0xff8009)) == 0xff8009)
    let small = ColorMasks(red: 0xf800, green: 0x7e0, blue: 0)
    #expect(small.pixel(Color(0xffffff)) == 0xffe0)
  }
}
