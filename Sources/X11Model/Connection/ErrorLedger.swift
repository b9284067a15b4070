/// Tells errors that mean nothing from those that somebody should hear of.
package struct ErrorLedger: Sendable {
  /// Requests whose errors are expected, by serial number on one connection.
  private struct Trap {
    var number: Int
    var connection: UInt
    var serials: ClosedRange<UInt>
  }

  private struct Kind: Hashable {
    var request, minor, code: UInt8
  }

  private var traps: [Trap] = []
  private var told: Set<Kind> = []
  private var lastNumber = 0
  /// How many traps are kept: errors of older ones would have come by now.
  private static let remembered = 32

  private static let (badWindow, badMatch): (UInt8, UInt8) = (3, 8)
  /// (request, error) pairs that races with other programs cause, and that mean nothing (`Xproto.h`).
  private static let expected: [(request: UInt8, code: UInt8)] = [
    (42, badMatch),  // SetInputFocus: the window was unmapped meanwhile
    (42, badWindow),
    (25, badWindow),  // SendEvent: the receiver is gone
    (20, badWindow),  // GetProperty
    (15, badWindow),  // QueryTree
    (40, badWindow),  // TranslateCoordinates
  ]

  package init() {}

  /// From the request with this number on, errors of the connection are expected. The trap's own number.
  package mutating func beginTrap(on connection: UInt, from first: UInt) -> Int {
    if traps.count >= Self.remembered { traps.removeFirst() }
    lastNumber += 1
    traps.append(Trap(number: lastNumber, connection: connection, serials: first...UInt.max))
    return lastNumber
  }

  /// The trap holds no further than the request with this number. An error that comes later is matched by its own
  /// number, so nothing has to be waited for.
  package mutating func endTrap(_ number: Int, at last: UInt) {
    guard let index = traps.firstIndex(where: { $0.number == number }) else { return }
    let first = traps[index].serials.lowerBound
    traps[index].serials = first...max(first, last)
  }

  /// Whether the error is unexpected, and the first of its kind.
  package mutating func note(_ record: XErrorRecord, on connection: UInt) -> Bool {
    if traps.contains(where: { $0.connection == connection && $0.serials.contains(record.serial) }) {
      return false
    }
    if Self.expected.contains(where: { $0 == (record.request, record.code) }) { return false }
    return told.insert(Kind(request: record.request, minor: record.minor, code: record.code)).inserted
  }
}
