import CX11
import CXft
import UICore

/// Coverage masks on the server, made once for each look.
@MainActor final class MaskCache {
  enum Key: Hashable {
    case icon(Icon, side: Int)
    case shadow(ShadowMask.Key)
    /// One column of a shadow's mask, repeated to the right: its upper and lower edges.
    case shadowColumn(ShadowMask.Key)
    /// One row of a shadow's mask, repeated downwards: its left and right edges.
    case shadowRow(ShadowMask.Key)
  }

  private let connection: Connection
  private var pictures: [Key: XPicture] = [:]
  private var graphics: GC?
  private static let limit = 256

  init(_ connection: Connection) { self.connection = connection }

  func picture(_ key: Key) -> XPicture {
    if let picture = pictures[key] { return picture }
    if pictures.count >= MaskCache.limit { removeAll() }
    let picture = upload(MaskCache.mask(key), repeats: MaskCache.repeats(key))
    pictures[key] = picture
    return picture
  }

  private func removeAll() {
    pictures.values.forEach { XRenderFreePicture(connection.display, $0.rawValue) }
    pictures.removeAll(keepingCapacity: true)
  }

  private static func repeats(_ key: Key) -> Bool {
    switch key {
    case .shadowColumn, .shadowRow: true
    default: false
    }
  }

  private static func mask(_ key: Key) -> A8Mask {
    switch key {
    case .icon(let icon, let side): return ShapeMasks.icon(icon, side: side)
    case .shadow(let key): return ShadowMask(key).mask
    case .shadowColumn(let key):
      let mask = ShadowMask(key).mask
      return A8Mask(width: 1, height: mask.height) { _, y in Double(mask[mask.width / 2, Int(y)]) / 255 }
    case .shadowRow(let key):
      let mask = ShadowMask(key).mask
      return A8Mask(width: mask.width, height: 1) { x, _ in Double(mask[Int(x), mask.height / 2]) / 255 }
    }
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
