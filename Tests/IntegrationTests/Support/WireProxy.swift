import Dispatch
import Glibc
import Synchronization

/// Stands between a program and a display, passes everything on, and counts it; later, if it is a long way.
///
/// A display number of its own is found by binding: whoever holds a number keeps it.
final class WireProxy: Sendable {
  /// For `DISPLAY`.
  let name: String
  private let path: String
  private let serverPath: String
  private let listener: Descriptor
  private let counter = Mutex(WireCounter())
  /// How long everything is on its way, in each direction.
  private let delay: Duration

  init(to display: String, delay: Duration = .zero) throws {
    self.delay = delay
    serverPath = "/tmp/.X11-unix/X\(display.dropFirst())"
    (listener, path, name) = try Self.listen()
    DispatchQueue.global().async { [self] in serve() }
  }

  var counts: WireCounter.Counts { counter.withLock { $0.counts } }

  /// Takes the name away; a connection that is open goes on.
  func close() {
    unlink(path)
    shutdown(listener.number, Int32(SHUT_RDWR))
  }

  private static func listen() throws -> (Descriptor, path: String, name: String) {
    let first = 2000 + Int(getpid()) % 20_000
    for number in first..<first + 100 {
      let path = "/tmp/.X11-unix/X\(number)"
      let socket = Descriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
      let isBound = withAddress(of: path) { bind(socket.number, $0, $1) } == 0
      if isBound, Glibc.listen(socket.number, 1) == 0 { return (socket, path, ":\(number)") }
    }
    throw Failure("no display number is free")
  }

  private func serve() {
    let accepted = accept(listener.number, nil, nil)
    guard accepted >= 0 else { return }
    let client = Descriptor(accepted)
    let server = Descriptor(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
    let isConnected = Self.withAddress(of: serverPath) { connect(server.number, $0, $1) } == 0
    if isConnected { pass(between: client, and: server) }
  }

  private func pass(between client: Descriptor, and server: Descriptor) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let ends = [client, server]
    var underWay = [Parcels(), Parcels()]
    while true {
      var polled = ends.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, 2, Parcels.patience(of: underWay)) >= 0 || errno == EINTR else { return }
      for from in 0...1 {
        if polled[from].revents != 0 {
          let count = read(polled[from].fd, &buffer, buffer.count)
          guard count > 0 else { return }
          note(buffer.prefix(count), isClient: from == 0)
          underWay[from].add(buffer.prefix(count), due: .now + delay)
        }
        while let bytes = underWay[from].takeDue() {
          guard Self.writeAll(bytes[...], to: ends[1 - from]) else { return }
        }
      }
    }
  }

  private func note(_ bytes: ArraySlice<UInt8>, isClient: Bool) {
    counter.withLock { if isClient { $0.client(bytes) } else { $0.server(bytes) } }
  }

  private static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Descriptor) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// What is on its way in one direction.
private struct Parcels {
  private var parcels: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []

  mutating func add(_ bytes: ArraySlice<UInt8>, due: ContinuousClock.Instant) {
    parcels.append((due, Array(bytes)))
  }

  mutating func takeDue() -> [UInt8]? {
    guard let first = parcels.first, first.due <= .now else { return nil }
    return parcels.removeFirst().bytes
  }

  /// In milliseconds, for `poll`.
  static func patience(of directions: [Parcels]) -> Int32 {
    guard let next = directions.compactMap({ $0.parcels.first?.due }).min() else { return -1 }
    let (seconds, attoseconds) = (next - .now).components
    return max(0, Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
