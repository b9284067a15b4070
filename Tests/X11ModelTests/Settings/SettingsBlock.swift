@testable import X11Model

/// Writes what a settings manager would, right or wrong, in either byte order.
struct SettingsBlock {
  var isBigEndian = false
  private(set) var bytes: [UInt8] = []

  /// With the head of a whole block.
  init(isBigEndian: Bool = false, count: UInt32) {
    self.isBigEndian = isBigEndian
    bytes = [isBigEndian ? 1 : 0, 0, 0, 0]
    append(7 as UInt32)
    append(count)
  }

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { bytes += $0 }
  }

  mutating func append(_ text: String) {
    bytes += text.utf8
    bytes += [UInt8](repeating: 0, count: (4 - text.utf8.count & 3) & 3)
  }

  mutating func head(_ type: UInt8, _ name: String) {
    bytes += [type, 0]
    append(UInt16(name.utf8.count))
    append(name)
    append(9 as UInt32)
  }

  mutating func append(_ name: String, _ value: XSettings.Value) {
    switch value {
    case .integer(let number):
      head(0, name)
      append(number)
    case .string(let text):
      head(1, name)
      append(UInt32(text.utf8.count))
      append(text)
    case .color(let red, let green, let blue, let alpha):
      head(2, name)
      for part in [red, blue, green, alpha] { append(part) }
    }
  }

  static func bytes(_ settings: [(String, XSettings.Value)], isBigEndian: Bool = false) -> [UInt8] {
    var block = SettingsBlock(isBigEndian: isBigEndian, count: UInt32(settings.count))
    for (name, value) in settings { block.append(name, value) }
    return block.bytes
  }
}
