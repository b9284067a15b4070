import Testing
import UICore

@testable import X11Model

@Suite struct MonitorReplyTests {
  private static func reply(_ monitors: [[UInt8]], count: UInt32? = nil) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    bytes.replaceSubrange(12..<16, with: Self.bytes(count ?? UInt32(monitors.count)))
    return bytes + monitors.joined()
  }

  private static func monitor(
    _ width: UInt16, _ height: UInt16, at place: (x: Int16, y: Int16) = (0, 0), isPrimary: Bool = false,
    millimetres: (UInt32, UInt32) = (0, 0), outputs: UInt16 = 1
  ) -> [UInt8] {
    let start = bytes(UInt32(77)) + [isPrimary ? 1 : 0, 0] + bytes(outputs)
    let pixels = bytes(place.x) + bytes(place.y) + bytes(width) + bytes(height)
    let size = bytes(millimetres.0) + bytes(millimetres.1)
    return start + pixels + size + [UInt8](repeating: 9, count: 4 * Int(outputs))
  }

  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }

  private func read(_ bytes: [UInt8]) -> [Monitor] { bytes.withUnsafeBytes { MonitorReply($0).monitors } }

  @Test func thePrimaryComesFirstAndThoseThatAreOffAreLeftOut() {
    let monitors = read(
      Self.reply([
        Self.monitor(1280, 800, millimetres: (300, 190), outputs: 3), Self.monitor(0, 0),
        Self.monitor(1920, 1080, at: (1280, -40), isPrimary: true, outputs: 0),
      ]))
    #expect(
      monitors == [
        Monitor(origin: ScreenPoint(x: 1280, y: -40), width: 1920, height: 1080),
        Monitor(width: 1280, height: 800, millimetres: Size(width: 300, height: 190)),
      ])
  }

  @Test func whatIsCutOffOrTooManyDoesNoHarm() {
    let whole = Self.reply([Self.monitor(1280, 800), Self.monitor(640, 480, at: (1280, 0))], count: .max)
    for length in 0...whole.count { #expect(read(Array(whole.prefix(length))).count <= 2) }
    #expect(read(whole).count == 2)
    #expect(read([]) == [])
  }
}
