import CXTest

/// What the pixels of a screen of few colours look like, as 0xRRGGBB.
@HarnessActor
struct ScreenColors {
  private var colors: [UInt: UInt32] = [:]

  init(_ connection: XConnection) {
    let display = connection.display
    let screen = XDefaultScreen(display)
    let depth = XDefaultDepth(display, screen)
    let visual = XDefaultVisual(display, screen)!.pointee
    let count = UInt(1) << UInt(depth)
    if visual.class == TrueColor {
      for pixel in 0..<count { colors[pixel] = Self.color(pixel, visual) }
      return
    }
    var cells = (0..<count).map { pixel in
      var cell = XColor()
      cell.pixel = pixel
      return cell
    }
    XQueryColors(display, XDefaultColormap(display, screen), &cells, Int32(cells.count))
    for cell in cells {
      colors[cell.pixel] = UInt32(cell.red >> 8) << 16 | UInt32(cell.green >> 8) << 8 | UInt32(cell.blue >> 8)
    }
  }

  func colors(of image: UnsafeMutablePointer<XImage>) -> [UInt32] {
    (0..<image.pointee.height).flatMap { y in
      (0..<image.pointee.width).map { x in colors[image.pointee.f.get_pixel(image, x, y)] ?? 0 }
    }
  }

  private static func color(_ pixel: UInt, _ visual: Visual) -> UInt32 {
    [visual.red_mask, visual.green_mask, visual.blue_mask].reduce(0) { color, mask in
      let most = mask >> UInt(mask.trailingZeroBitCount)
      let value = (pixel & mask) >> UInt(mask.trailingZeroBitCount)
      return color << 8 | UInt32(value * 255 / most)
    }
  }
}
