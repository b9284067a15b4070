import CX11
import X11Model

extension PixelRect {
  /// For the wire, whose coordinates have 16 bits.
  var xRectangle: XRectangle {
    XRectangle(
      x: Int16(clamping: minX), y: Int16(clamping: minY), width: UInt16(clamping: width),
      height: UInt16(clamping: height))
  }
}
