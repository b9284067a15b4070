import CX11
import Glibc
import X11Model

extension Atoms {
  /// All atoms in one batch: one round trip. `XInternAtoms`
  @MainActor init(_ display: OpaquePointer, screen: Int32) {
    let names = Atoms.names(screen: screen)
    var atoms = [UInt](repeating: 0, count: names.count)
    let copies = names.map { $0.withCString { strdup($0) } }
    defer { copies.forEach { free($0) } }
    var pointers = copies
    XInternAtoms(display, &pointers, Int32(pointers.count), 0, &atoms)
    self.init(atoms.map(Atom.init))
  }
}
