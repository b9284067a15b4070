/// An X error, as data.
package struct XErrorRecord: Hashable, Sendable {
  /// The request that failed: its major and minor opcode.
  package var request: UInt8
  package var minor: UInt8
  /// `BadWindow`, `BadMatch`, …
  package var code: UInt8
  /// The resource that the error names.
  package var resource: UInt
  /// The number of the request on its connection.
  package var serial: UInt

  package init(request: UInt8, minor: UInt8, code: UInt8, resource: UInt, serial: UInt) {
    (self.request, self.minor, self.code) = (request, minor, code)
    (self.resource, self.serial) = (resource, serial)
  }
}
