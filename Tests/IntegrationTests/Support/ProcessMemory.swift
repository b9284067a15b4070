import Glibc
import Testing

/// The memory of a program that a test has started, read as a debugger reads it.
struct ProcessMemory {
  struct Region {
    let range: Range<UInt>
    let name: String
    /// Kept out of the swap by `mlock`.
    let isLocked: Bool
  }

  /// A place where something was found.
  struct Place: CustomStringConvertible {
    let address: UInt
    let region: Region
    var description: String { "\(String(address, radix: 16)) in \(region.name), locked: \(region.isLocked)" }
  }

  /// A parent may read its children, unless the machine forbids even that.
  static var canBeRead: Bool {
    guard let file = try? Descriptor(reading: "/proc/sys/kernel/yama/ptrace_scope") else { return true }
    return file.contents().first.map { $0 < "2" } ?? true
  }

  private let memory: Descriptor
  private let regions: [Region]

  init(of process: pid_t) throws {
    memory = try Descriptor(reading: "/proc/\(process)/mem")
    regions = Self.regions(in: try Descriptor(reading: "/proc/\(process)/smaps").wholeText())
  }

  /// Where `pattern` stands in memory that can be written to, byte by byte or with gaps between its characters: as
  /// UTF-8, UTF-16, UTF-32, keysyms, or one character each in records of a size up to 256 bytes. ASCII only.
  func places(of pattern: [UInt8]) -> [Place] {
    let strides = [1, 2, 4] + Array(stride(from: 8, through: 256, by: 8))
    return regions.flatMap { region -> [Place] in
      let bytes = bytes(of: region)
      return Self.offsets(of: pattern, strides: strides, in: bytes)
        .map { Place(address: region.range.lowerBound + UInt($0), region: region) }
    }
  }

  private func bytes(of region: Region) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: region.range.count) { buffer, count in
      count = max(
        0, pread(memory.number, buffer.baseAddress, buffer.count, off_t(region.range.lowerBound)))
    }
  }

  private static func offsets(of pattern: [UInt8], strides: [Int], in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var offset = 0
      while offset < bytes.count, let hit = memchr(base + offset, Int32(pattern[0]), bytes.count - offset) {
        offset = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
        let isHit = strides.contains { isThere(pattern, at: offset, by: $0, in: bytes) }
        if isHit { found.append(offset) }
        offset += 1
      }
    }
    return found
  }

  private static func isThere(
    _ pattern: [UInt8], at offset: Int, by stride: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard offset + (pattern.count - 1) * stride < bytes.count else { return false }
    for index in 1..<pattern.count where bytes[offset + index * stride] != pattern[index] { return false }
    return true
  }

  /// Those that can be written to, of `/proc/PID/smaps` (proc(5)).
  private static func regions(in text: String) -> [Region] {
    var regions: [Region] = []
    var head: (range: Range<UInt>, name: String)?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count >= 5, let range = range(words[0]) {
        let isUsable = words[1].hasPrefix("rw")
        head = isUsable ? (range, words.count > 5 ? String(words[5]) : "memory of its own") : nil
      } else if words.first == "VmFlags:", let (range, name) = head {
        regions.append(Region(range: range, name: name, isLocked: words.contains("lo")))
      }
    }
    return regions
  }

  private static func range(_ word: Substring) -> Range<UInt>? {
    let ends = word.split(separator: "-").map { UInt($0, radix: 16) }
    guard ends.count == 2, let lower = ends[0], let upper = ends[1] else { return nil }
    return lower..<upper
  }
}

extension Descriptor {
  convenience init(reading path: String) throws {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    self.init(number)
  }

  /// Of a file whose size nobody knows.
  fileprivate func wholeText() -> String {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &piece, piece.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += piece.prefix(count)
    }
  }
}
