import CXTest
import Glibc

/// What the screen shows, as 0xRRGGBB pixels; the bits above mean nothing.
struct Picture {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// Of a part of the screen.
  @HarnessActor
  init(of box: Box, on connection: XConnection) throws {
    let image = XGetImage(
      connection.display, connection.root, Int32(box.x), Int32(box.y), UInt32(box.width), UInt32(box.height),
      UInt.max, ZPixmap)
    guard let image else { throw Failure("no picture of \(box)") }
    defer { _ = image.pointee.f.destroy_image(image) }
    width = box.width
    height = box.height
    guard image.pointee.bits_per_pixel == 32 else {
      pixels = ScreenColors(connection).colors(of: image)
      return
    }
    let line = Int(image.pointee.bytes_per_line) / 4
    pixels = image.pointee.data.withMemoryRebound(to: UInt32.self, capacity: line * box.height) { data in
      (0..<box.height).flatMap { UnsafeBufferPointer(start: data + $0 * line, count: box.width) }
    }
  }

  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// How many pixels are not the same in another picture of the same size.
  func differences(from other: Picture) -> Int {
    zip(pixels, other.pixels).count { ($0 ^ $1) & 0xff_ffff != 0 }
  }

  /// Writes a PNG file, to look at.
  func write(to path: String) throws {
    guard let file = fopen(path, "w") else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    defer { fclose(file) }
    let bytes = PNG.encode(self)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure("cannot write \(path)") }
  }
}
