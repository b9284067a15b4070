/// An X window, of ours or of another program. `Window`
package struct XWindow: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// No window. `None`
  package static let none = XWindow(rawValue: 0)
}
