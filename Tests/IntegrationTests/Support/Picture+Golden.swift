import TestSupport

extension Picture {
  /// At half the size, each pixel the mean of four: what a glance sees, and what small differences of font
  /// renderers vanish in.
  var halved: Picture {
    let (width, height) = (self.width / 2, self.height / 2)
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { x in mean(ofFourAt: 2 * x, 2 * y) }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private func mean(ofFourAt x: Int, _ y: Int) -> UInt32 {
    let corner = y * width + x
    let four = [pixels[corner], pixels[corner + 1], pixels[corner + width], pixels[corner + width + 1]]
    var mean: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      var sum: UInt32 = 2
      for pixel in four { sum += pixel >> shift & 0xff }
      mean |= (sum / 4) << shift
    }
    return mean
  }

  /// How many pixels differ by more than `tolerance` in a channel, as a part of those that are not ground here:
  /// for a picture that is mostly empty.
  func inkShare(differingFrom other: Picture, by tolerance: Int) -> Double {
    let ground = ground
    let ink = pixels.count { Self.distance($0, ground) > tolerance }
    return share(differingFrom: other, by: tolerance) * Double(pixels.count) / Double(max(1, ink))
  }

  /// The part of the pixels of which a channel is off by more than `tolerance`, from 0 to 1.
  func share(differingFrom other: Picture, by tolerance: Int) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    var count = 0
    for index in pixels.indices where Self.distance(pixels[index], other.pixels[index]) > tolerance {
      count += 1
    }
    return Double(count) / Double(pixels.count)
  }

  /// How far apart two colours are in the channel where they differ most.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var distance = 0
    for shift: UInt32 in [16, 8, 0] {
      let (x, y) = (Int(a >> shift & 0xff), Int(b >> shift & 0xff))
      distance = max(distance, abs(x - y))
    }
    return distance
  }

  /// Reads a picture that ``write(to:)`` wrote: PNG with stored blocks only.
  init(contentsOf path: String) throws {
    guard let picture = PNG.decode(try Files.bytes(path)) else {
      throw Failure("\(path) is no picture that the tests wrote")
    }
    self = picture
  }
}

extension PNG {
  static func decode(_ bytes: [UInt8]) -> Picture? {
    guard bytes.count > 41, bytes[1...3] == [0x50, 0x4e, 0x47] else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    let lines = unstored(bytes[43..<min(bytes.count, 41 + number(33))])
    guard lines.count == height * (width * 3 + 1) else { return nil }
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let at = y * (width * 3 + 1) + 1 + x * 3
        pixels.append(UInt32(lines[at]) << 16 | UInt32(lines[at + 1]) << 8 | UInt32(lines[at + 2]))
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private static func unstored(_ stream: ArraySlice<UInt8>) -> [UInt8] {
    var rest = stream
    var bytes: [UInt8] = []
    while rest.count > 5 {
      let start = rest.startIndex
      let count = Int(rest[start + 1]) | Int(rest[start + 2]) << 8
      bytes += rest.dropFirst(5).prefix(count)
      if rest[start] == 1 { break }
      rest = rest.dropFirst(5 + count)
    }
    return bytes
  }
}
