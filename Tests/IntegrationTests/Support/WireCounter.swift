/// Counts what passes between one client and the X server: requests, their bytes, replies.
///
/// Knows only the framing of the core protocol (X Window System Protocol, chapter 8, and BIG-REQUESTS).
struct WireCounter {
  struct Counts: Equatable, CustomStringConvertible {
    var requests = 0
    var bytes = 0
    var replies = 0
    /// Replies to the newest request: the client was most likely waiting.
    var roundTrips = 0

    static func - (a: Counts, b: Counts) -> Counts {
      Counts(
        requests: a.requests - b.requests, bytes: a.bytes - b.bytes, replies: a.replies - b.replies,
        roundTrips: a.roundTrips - b.roundTrips)
    }

    /// Each count, where it is smaller.
    func least(_ other: Counts) -> Counts {
      Counts(
        requests: min(requests, other.requests), bytes: min(bytes, other.bytes),
        replies: min(replies, other.replies), roundTrips: min(roundTrips, other.roundTrips))
    }

    var description: String {
      "\(requests) requests, \(bytes) bytes, \(replies) replies, \(roundTrips) round trips"
    }
  }

  private(set) var counts = Counts()
  private var fromClient = Frames()
  private var fromServer = Frames()

  /// The server asks for extra data only in little-endian order here: both ends are on this machine.
  mutating func client(_ bytes: some Sequence<UInt8>) {
    fromClient.append(bytes)
    while let size = requestSize(), fromClient.count >= size {
      if fromClient.index > 0 {
        counts.requests += 1
        counts.bytes += size
      }
      fromClient.drop(size)
    }
  }

  mutating func server(_ bytes: some Sequence<UInt8>) {
    fromServer.append(bytes)
    while let size = packetSize(), fromServer.count >= size {
      if fromServer.index > 0, fromServer[0] == 1 { countReply() }
      fromServer.drop(size)
    }
  }

  private mutating func countReply() {
    counts.replies += 1
    // The set-up is packet 0, so the next packet's index is the number of the last request.
    if fromServer.short(2) == (fromClient.index - 1) & 0xffff { counts.roundTrips += 1 }
  }

  private func requestSize() -> Int? {
    if fromClient.index == 0 {
      guard fromClient.count >= 12 else { return nil }
      return 12 + padded(fromClient.short(6)) + padded(fromClient.short(8))
    }
    guard fromClient.count >= 4 else { return nil }
    let units = fromClient.short(2)
    if units > 0 { return units * 4 }
    return fromClient.count >= 8 ? fromClient.long(4) * 4 : nil
  }

  private func packetSize() -> Int? {
    if fromServer.index == 0 {
      return fromServer.count >= 8 ? 8 + fromServer.short(6) * 4 : nil
    }
    guard fromServer.count >= 32 else { return nil }
    let kind = fromServer[0] & 0x7f
    let hasExtra = kind == 1 || kind == 35
    return 32 + (hasExtra ? fromServer.long(4) * 4 : 0)
  }

  private func padded(_ count: Int) -> Int { (count + 3) / 4 * 4 }
}

/// Bytes that have come in and are not yet a whole packet.
private struct Frames {
  private var bytes: [UInt8] = []
  private var start = 0
  /// How many packets have gone by; the first one is the connection's set-up.
  private(set) var index = 0

  var count: Int { bytes.count - start }

  subscript(offset: Int) -> UInt8 { bytes[start + offset] }

  func short(_ offset: Int) -> Int { Int(self[offset]) | Int(self[offset + 1]) << 8 }
  func long(_ offset: Int) -> Int { short(offset) | short(offset + 2) << 16 }

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func drop(_ size: Int) {
    start += size
    index += 1
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
  }
}
