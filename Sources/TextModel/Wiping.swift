import Glibc

extension UnsafeMutableRawBufferPointer {
  /// Overwrites the memory; `explicit_bzero` is the call that a compiler may not drop.
  package func wipe() {
    guard let baseAddress else { return }
    explicit_bzero(baseAddress, count)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  package func wipe() { UnsafeMutableRawBufferPointer(self).wipe() }
}

extension [UInt8] {
  /// Overwrites the bytes with zeros. Whoever holds a copy keeps it.
  package mutating func wipe() { withUnsafeMutableBufferPointer { $0.wipe() } }

  /// Overwrites the bytes for everybody who holds this array. To change it as arrays are changed would first copy
  /// what others hold, and leave it there.
  package func wipeInPlace() {
    withUnsafeBytes { UnsafeMutableRawBufferPointer(mutating: $0).wipe() }
  }
}
