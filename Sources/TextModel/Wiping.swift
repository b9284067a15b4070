import Glibc

extension UnsafeMutableRawBufferPointer {
  /// Overwrites the memory; `explicit_bzero` is the call that a compiler may not drop.
  func wipe() {
    guard let baseAddress else { return }
    explicit_bzero(baseAddress, count)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  func wipe() { UnsafeMutableRawBufferPointer(self).wipe() }
}
