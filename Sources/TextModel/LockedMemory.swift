import Glibc

/// Whole pages from the system, zeroed: locked, so that they are never swapped out, left out of core dumps, and wiped
/// when their owner goes. Whole pages, so that locking them locks nothing else.
struct LockedMemory: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// At least so many bytes; none for zero.
  init(count: Int) {
    let size = (count + Self.pageSize - 1) & ~(Self.pageSize - 1)
    guard size > 0 else {
      bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      return
    }
    let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { fatalError("no memory for a secret") }
    // Both may be refused, by a limit or an old kernel: the secret is then less safe, not lost.
    _ = mlock(address, size)
    _ = madvise(address, size, Int32(MADV_DONTDUMP))
    bytes = UnsafeMutableRawBufferPointer(start: address, count: size)
  }

  deinit {
    guard let address = bytes.baseAddress else { return }
    bytes.wipe()
    munmap(address, bytes.count)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Overwrites the memory; `explicit_bzero` is the call that a compiler may not drop.
  package func wipe() {
    guard let baseAddress else { return }
    explicit_bzero(baseAddress, count)
  }
}
