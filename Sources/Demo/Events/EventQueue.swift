/// Lines on their way to a reader who may be slow: a bounded buffer that loses whole lines, never parts.
@MainActor struct EventQueue {
  /// How an attempt to write ended.
  enum WriteResult: Equatable {
    case wrote(Int)
    /// Nothing can be taken now.
    case wouldBlock
    /// Nobody will ever read again.
    case closed
  }

  /// What became of the queue in ``drain(_:)``.
  enum State: Equatable {
    case empty
    /// The reader took something, and will take more soon.
    case waiting
    /// The reader took nothing.
    case stuck
    case closed
  }

  private let limit: Int
  /// The line that tells of `count` lost ones.
  private let notice: @MainActor (_ count: Int) -> [UInt8]
  private var bytes: [UInt8] = []
  private var sent = 0
  private var lost = 0

  /// Holds at most `limit` bytes, and a notice beyond them.
  init(limit: Int, notice: @escaping @MainActor (_ count: Int) -> [UInt8]) {
    self.limit = limit
    self.notice = notice
  }

  private var waiting: Int { bytes.count - sent }

  /// Adds a line that ends in a newline, or loses it when there is no room.
  mutating func append(_ line: [UInt8]) {
    // Until half is read again: a reader at the brink should not get a notice for each second line.
    if lost > 0, waiting <= limit / 2 { tellOfLost() }
    guard lost == 0, waiting + line.count <= limit else {
      lost += 1
      return
    }
    bytes.append(contentsOf: line)
  }

  /// Hands to `write` what it takes.
  mutating func drain(_ write: (UnsafeRawBufferPointer) -> WriteResult) -> State {
    var hasMoved = false
    while waiting > 0 || lost > 0 {
      if waiting == 0 { tellOfLost() }
      switch bytes.withUnsafeBytes({ write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }) {
      case .wrote(let count):
        sent += count
        hasMoved = true
      case .wouldBlock:
        compact()
        return hasMoved ? .waiting : .stuck
      case .closed: return .closed
      }
    }
    bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
    sent = 0
    return .empty
  }

  private mutating func tellOfLost() {
    bytes.append(contentsOf: notice(lost))
    lost = 0
  }

  private mutating func compact() {
    bytes.removeFirst(sent)
    sent = 0
  }
}
