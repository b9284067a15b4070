import Glibc

/// A secret that stands nowhere in the process until it is typed: its bytes come from a formula, another one for each
/// number. Looks for itself in the process's memory.
struct TestSecret {
  private let number: Int

  init(_ number: Int) { self.number = number }

  /// Hands out the first `count` bytes, one by one.
  func type(_ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for index in 0..<count {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) {
        $0.initialize(repeating: byte(index))
        body(UnsafeBufferPointer($0))
      }
    }
  }

  @inline(never) func byte(_ index: Int) -> UInt8 {
    var mixed = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 29) &* 0x94D0_49BB_1331_11EB
    return UInt8((mixed >> 40) % 89) + 33
  }

  /// Counts where the secret's first twelve bytes lie in the writable memory of the process.
  func copiesInMemory() -> Int {
    let memory = open("/proc/self/mem", O_RDONLY)
    defer { close(memory) }
    return Self.writableRegions().reduce(0) { $0 + copies(in: $1, of: memory) }
  }

  private static func writableRegions() -> [Range<Int>] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var regions: [Range<Int>] = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, 512, maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let fields = text.split(separator: " ")
      let bounds = fields[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      if fields[1].hasPrefix("rw"), bounds.count == 2 { regions.append(bounds[0]..<bounds[1]) }
    }
    return regions
  }

  private func copies(in region: Range<Int>, of memory: Int32) -> Int {
    let page = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { page.deallocate() }
    var found = 0
    for start in stride(from: region.lowerBound, to: region.upperBound, by: 1 << 16) {
      let count = pread(memory, page, min(1 << 16, region.upperBound - start), start)
      if count > 0 { found += matches(page, count: count) }
      memset(page, 0, 1 << 16)
    }
    return found
  }

  private func matches(_ page: UnsafeMutableRawPointer, count: Int) -> Int {
    var found = 0
    var rest = UnsafeRawPointer(page)
    let end = UnsafeRawPointer(page) + count - 12
    while rest < end, let hit = memchr(rest, Int32(byte(0)), end - rest) {
      let hit = UnsafeRawPointer(hit)
      if (0..<12).allSatisfy({ hit.load(fromByteOffset: $0, as: UInt8.self) == byte($0) }) { found += 1 }
      rest = hit + 1
    }
    return found
  }
}
