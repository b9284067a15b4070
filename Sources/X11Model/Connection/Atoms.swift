/// The numbers that one server keeps for all names that the program uses.
package struct Atoms: Sendable {
  /// The properties of ours that owners of selections write to.
  package let pasteProperties: [Atom]
  private let atoms: [AtomName: Atom]

  private static let pastePropertyCount = 16

  /// What is to be asked for, in one batch.
  ///
  /// - Parameter screen: the number of the X screen, which is a part of some names.
  package static func names(screen: Int32) -> [String] {
    AtomName.allCases.map { $0.string(screen: screen) }
      + (0..<pastePropertyCount).map { "OUTFIELD_PASTE_\($0)" }
  }

  /// The atoms of ``names(screen:)``, in their order.
  package init(_ atoms: [Atom]) {
    self.atoms = Dictionary(uniqueKeysWithValues: zip(AtomName.allCases, atoms))
    pasteProperties = Array(atoms.dropFirst(AtomName.allCases.count))
  }

  package subscript(name: AtomName) -> Atom { atoms[name] ?? .none }
}
