import CX11
import CXft
import UICore
import X11Model

/// Colours as the server wants them: a graphics context and a solid picture for each.
///
/// A context per colour costs 40 bytes once; changing the colour of a shared one costs a request each time.
@MainActor final class PaintCache {
  private let connection: Connection
  private var contexts = ColorTable<GC>()
  private var solids = ColorTable<XPicture>()
  private var pixels = ColorTable<UInt>()

  init(_ connection: Connection) { self.connection = connection }

  /// For copies between drawables of the screen's depth.
  lazy var copying: GC? = makeContext(foreground: 0)

  /// A context that fills with an opaque colour.
  func context(_ color: Color) -> GC? {
    if let context = contexts[color] { return context }
    guard let context = makeContext(foreground: pixel(color)) else { return nil }
    for old in contexts.add(context, for: color) { XFreeGC(connection.display, old) }
    return context
  }

  /// With `graphics_exposures` on, each copy would be answered by a NoExpose event.
  private func makeContext(foreground: UInt) -> GC? {
    var values = XGCValues()
    values.foreground = foreground
    values.graphics_exposures = 0
    return XCreateGC(
      connection.display, connection.root.rawValue, UInt(GCForeground | GCGraphicsExposures), &values)
  }

  /// A picture of one colour. `XRenderCreateSolidFill`
  func solid(_ color: Color) -> XPicture {
    if let picture = solids[color] { return picture }
    var value = color.premultiplied
    let picture = XPicture(rawValue: XRenderCreateSolidFill(connection.display, &value))
    for old in solids.add(picture, for: color) { XRenderFreePicture(connection.display, old.rawValue) }
    return picture
  }

  /// The pixel value of an opaque colour. No request on a true-colour visual.
  func pixel(_ color: Color) -> UInt {
    let visual = connection.visual.pointee
    guard visual.class == TrueColor else { return allocatedPixel(color) }
    return ColorMasks(red: visual.red_mask, green: visual.green_mask, blue: visual.blue_mask).pixel(color)
  }

  /// Old palette screens: one round trip per new colour. `XAllocColor`
  private func allocatedPixel(_ color: Color) -> UInt {
    let color = color.opaque
    if let pixel = pixels[color] { return pixel }
    var value = XColor(color)
    if XAllocColor(connection.display, connection.colormap, &value) == 0 { value = nearestCell(to: value) }
    _ = pixels.add(value.pixel, for: color)
    return value.pixel
  }

  /// The colour map is full: one of its colours must do. `XQueryColors`
  private func nearestCell(to wanted: XColor) -> XColor {
    var cells = (0..<connection.colorCount).map { cell in
      var color = XColor()
      color.pixel = UInt(cell)
      return color
    }
    XQueryColors(connection.display, connection.colormap, &cells, Int32(cells.count))
    let nearest = cells.min { $0.distance(to: wanted) < $1.distance(to: wanted) }
    guard var shared = nearest else { return wanted }
    // Keeps it from being changed, if it is one that is shared. It may be another program's own.
    let isShared = XAllocColor(connection.display, connection.colormap, &shared) != 0
    return isShared ? shared : nearest ?? wanted
  }
}

extension XColor {
  fileprivate init(_ color: Color) {
    self.init()
    (red, green, blue) = (UInt16(color.red) * 257, UInt16(color.green) * 257, UInt16(color.blue) * 257)
  }

  /// Squared, of the colour cube's edge of 256.
  fileprivate func distance(to other: XColor) -> Int {
    func square(_ a: UInt16, _ b: UInt16) -> Int {
      let difference = (Int(a) - Int(b)) / 256
      return difference * difference
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}

extension Color {
  /// As RENDER wants it: 16 bits a channel, multiplied by alpha.
  var premultiplied: XRenderColor {
    func channel(_ value: UInt8) -> UInt16 { UInt16(UInt32(value) * UInt32(alpha) * 257 / 255) }
    return XRenderColor(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: UInt16(alpha) * 257)
  }
}
