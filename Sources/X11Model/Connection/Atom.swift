/// A name that an X server keeps a number for. `Atom`
package struct Atom: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// No name; also "any" and "refused". `None`
  package static let none = Atom(rawValue: 0)

  // The protocol's own, the same on every server (`Xatom.h`).
  package static let primary = Atom(rawValue: 1)
  package static let atom = Atom(rawValue: 4)
  package static let cardinal = Atom(rawValue: 6)
  package static let integer = Atom(rawValue: 19)
  package static let resourceManager = Atom(rawValue: 23)
  package static let string = Atom(rawValue: 31)
  package static let window = Atom(rawValue: 33)
  package static let wmHints = Atom(rawValue: 35)
  package static let wmClientMachine = Atom(rawValue: 36)
  package static let wmName = Atom(rawValue: 39)
  package static let wmNormalHints = Atom(rawValue: 40)
  package static let wmSizeHints = Atom(rawValue: 41)
  package static let wmClass = Atom(rawValue: 67)
  package static let wmTransientFor = Atom(rawValue: 68)
}
