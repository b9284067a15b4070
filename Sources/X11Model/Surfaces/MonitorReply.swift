import UICore

/// The reply to RRGetMonitors, as bytes of the machine's own order (RANDR 1.5, `xRRGetMonitorsReply`).
package struct MonitorReply: Sendable, Hashable {
  /// The primary one first, without those that are off. None where the bytes cannot be understood.
  package let monitors: [Monitor]

  private static let headerLength = 32
  private static let monitorLength = 24
  /// More than any desk has, and less than what would keep us busy.
  private static let most = 64

  /// - Parameter bytes: the whole reply, with its header.
  package init(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerLength else {
      monitors = []
      return
    }
    let count = min(Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)), Self.most)
    var found: [(monitor: Monitor, isPrimary: Bool)] = []
    var offset = Self.headerLength
    for _ in 0..<count where bytes.count - offset >= Self.monitorLength {
      let record = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      found.append(Self.monitor(record))
      offset += Self.monitorLength + 4 * Int(record.loadUnaligned(fromByteOffset: 6, as: UInt16.self))
    }
    let lit = found.filter { $0.monitor.width > 0 && $0.monitor.height > 0 }
    monitors = (lit.filter(\.isPrimary) + lit.filter { !$0.isPrimary }).map(\.monitor)
  }

  /// Name, primary, automatic, number of outputs, place, size in pixels, size in millimetres.
  private static func monitor(_ record: UnsafeRawBufferPointer) -> (Monitor, Bool) {
    func short(_ offset: Int) -> Int { Int(record.loadUnaligned(fromByteOffset: offset, as: Int16.self)) }
    func length(_ offset: Int) -> Int { Int(record.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) }
    func long(_ offset: Int) -> Double {
      Double(record.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let monitor = Monitor(
      origin: ScreenPoint(x: short(8), y: short(10)), width: length(12), height: length(14),
      millimetres: Size(width: long(16), height: long(20)))
    return (monitor, record[4] != 0)
  }
}
