import CX11
import CXft
import UICore
import X11Model

/// Coverage masks on the server, made once for each look.
@MainActor final class MaskCache {
  private let connection: Connection
  private var pictures: [MaskShape: XPicture] = [:]
  private var graphics: GC?
  private static let limit = 256

  init(_ connection: Connection) { self.connection = connection }

  func picture(_ shape: MaskShape) -> XPicture {
    if let picture = pictures[shape] { return picture }
    if pictures.count >= MaskCache.limit { removeAll() }
    let picture = upload(shape.mask(), repeats: shape.repeats)
    pictures[shape] = picture
    return picture
  }

  private func removeAll() {
    pictures.values.forEach { XRenderFreePicture(connection.display, $0.rawValue) }
    pictures.removeAll(keepingCapacity: true)
  }

  /// `XCreatePixmap`, `XPutImage`, `XRenderCreatePicture`
  private func upload(_ mask: A8Mask, repeats: Bool) -> XPicture {
    let display = connection.display
    let pixmap = XCreatePixmap(
      display, connection.root.rawValue, UInt32(mask.width), UInt32(mask.height), 8)
    put(mask, into: XPixmap(rawValue: pixmap))
    var attributes = XRenderPictureAttributes()
    attributes.repeat = RepeatNormal
    let picture = XRenderCreatePicture(
      display, pixmap, XRenderFindStandardFormat(display, PictStandardA8), repeats ? UInt(CPRepeat) : 0,
      &attributes)
    // The picture keeps the pixmap alive.
    XFreePixmap(display, pixmap)
    return XPicture(rawValue: picture)
  }

  private func put(_ mask: A8Mask, into pixmap: XPixmap) {
    var bytes = mask.bytes
    bytes.withUnsafeMutableBytes { buffer in
      var image = XImage()
      image.width = Int32(mask.width)
      image.height = Int32(mask.height)
      image.format = ZPixmap
      image.data = buffer.bindMemory(to: CChar.self).baseAddress
      image.byte_order = LSBFirst
      image.bitmap_bit_order = LSBFirst
      image.bitmap_unit = 8
      image.bitmap_pad = 8
      image.depth = 8
      image.bits_per_pixel = 8
      image.bytes_per_line = Int32(mask.width)
      XInitImage(&image)
      XPutImage(
        connection.display, pixmap.rawValue, graphics(for: pixmap), &image, 0, 0, 0, 0,
        UInt32(mask.width), UInt32(mask.height))
    }
  }

  private func graphics(for pixmap: XPixmap) -> GC? {
    if graphics == nil { graphics = XCreateGC(connection.display, pixmap.rawValue, 0, nil) }
    return graphics
  }
}
