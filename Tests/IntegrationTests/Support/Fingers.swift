import Glibc

/// The user's fingers on a ``TouchScreen``: messages to Xorg's driver for tests (`xf86-input-inputtest-protocol.h`).
///
/// The driver takes one connection in its life, and does not notice its end.
@HarnessActor
final class Fingers {
  private let socket: Descriptor
  private let size: (width: Int, height: Int)
  private var held: Set<UInt32> = []

  init(socket path: String, width: Int, height: Int) throws {
    socket = try Self.connect(to: path)
    size = (width, height)
    try send(Message(.version, size: 12) { $0.store(UInt16(1), at: 8) })
    _ = try receive(12)
  }

  // MARK: What fingers do

  /// Returns when the server has told its clients, as all of these.
  func down(_ place: Point, finger: UInt32 = 1) throws {
    held.insert(finger)
    try touch(.begin, finger, place)
  }

  func move(to place: Point, finger: UInt32 = 1) throws { try touch(.update, finger, place) }

  func up(finger: UInt32 = 1) throws {
    held.remove(finger)
    try touch(.end, finger, nil)
  }

  func tap(_ place: Point, finger: UInt32 = 1) throws {
    try down(place, finger: finger)
    try up(finger: finger)
  }

  /// Slides a finger that is down.
  func slide(from start: Point, to end: Point, finger: UInt32 = 1, by distance: Int = 8) throws {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(1, max(abs(dx), abs(dy)) / distance)
    for step in 1...steps {
      try move(to: Point(x: start.x + dx * step / steps, y: start.y + dy * step / steps), finger: finger)
    }
  }

  func drag(from start: Point, to end: Point, finger: UInt32 = 1) throws {
    try down(start, finger: finger)
    try slide(from: start, to: end, finger: finger)
    try up(finger: finger)
  }

  /// Several at once, as a palm comes.
  func downTogether(_ count: Int, at place: Point) throws {
    for finger in 0..<count { try down(place + Point(x: finger * 6, y: 0), finger: UInt32(finger + 1)) }
  }

  // MARK: What a hand does over time

  /// One thing that a finger does, so long after the first.
  struct Step {
    enum Action { case down, move, up }

    var time: Duration
    var finger: UInt32
    var action: Action
    var place: Point
  }

  /// Does all of it at the pace of a hand. Returns by how much anything came too late, at worst: on a busy machine it is
  /// no hand's pace.
  func play(_ steps: [Step]) throws -> Duration {
    let start = ContinuousClock.now
    var delay = Duration.zero
    for step in steps {
      let left = start + step.time - .now
      if left > .zero { usleep(UInt32(left / .microseconds(1))) }
      delay = max(delay, .zero - left)
      switch step.action {
      case .down: try down(step.place, finger: step.finger)
      case .move: try move(to: step.place, finger: step.finger)
      case .up: try up(finger: step.finger)
      }
    }
    return delay
  }

  /// Leaves nothing on the screen.
  func lift() { for finger in held.sorted() { try? up(finger: finger) } }

  // MARK: Messages

  private enum Kind: UInt32 { case version = 0, synchronize = 1, touch = 6 }

  private enum Phase: UInt32 { case begin = 18, update = 19, end = 20 }

  /// Its length, its kind, and what follows, in the machine's own order.
  private struct Message {
    var bytes: [UInt8]

    init(_ kind: Kind, size: Int = 8, _ fill: (inout Message) -> Void = { _ in }) {
      bytes = [UInt8](repeating: 0, count: size)
      store(UInt32(size), at: 0)
      store(kind.rawValue, at: 4)
      fill(&self)
    }

    mutating func store<Value>(_ value: Value, at offset: Int) {
      bytes.withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: offset, as: Value.self) }
    }
  }

  /// Behind number and phase: a flag, the mask of the valuators that are told, and room for 64 of them, twice.
  private func touch(_ phase: Phase, _ finger: UInt32, _ place: Point?) throws {
    let message = Message(.touch, size: 1056) { message in
      message.store(finger, at: 8)
      message.store(phase.rawValue, at: 12)
      guard let place else { return }
      message.store(UInt8(0b11), at: 20)
      message.store(axisValue(place.x, of: size.width), at: 32)
      message.store(axisValue(place.y, of: size.height), at: 40)
    }
    try send(message)
    try send(Message(.synchronize))
    _ = try receive(8)
  }

  /// The middle of a pixel: both axes run from 0 to 65535.
  private func axisValue(_ pixel: Int, of count: Int) -> Double {
    (Double(pixel) + 0.5) * 65536 / Double(count)
  }

  private func send(_ message: Message) throws {
    guard write(socket.number, message.bytes, message.bytes.count) == message.bytes.count else {
      throw Failure("the touchscreen does not listen: \(String(cString: strerror(errno)))")
    }
  }

  private func receive(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let deadline = Deadline()
    while bytes.count < count {
      guard deadline.waitToRead(socket.number) else { throw Failure("the touchscreen does not answer") }
      var chunk = [UInt8](repeating: 0, count: count - bytes.count)
      let length = read(socket.number, &chunk, chunk.count)
      guard length > 0 else { throw Failure("the touchscreen is gone") }
      bytes += chunk.prefix(length)
    }
    return bytes
  }

  private static func connect(to path: String) throws -> Descriptor {
    let socket = Descriptor(Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket.number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    return socket
  }
}
