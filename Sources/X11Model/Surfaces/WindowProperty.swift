/// A property of a window, as it is written.
package struct WindowProperty: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// Of 8 bits each.
    case bytes([UInt8])
    /// Of 32 bits each.
    case items([UInt])
  }

  package let name: Atom
  package let type: Atom
  package let value: Value

  package init(_ name: Atom, type: Atom, _ value: Value) {
    self.name = name
    self.type = type
    self.value = value
  }
}
