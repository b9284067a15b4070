import CX11
import X11Model

extension Connection {
  /// Atoms with their names; without those that the server does not know. One round trip. `XGetAtomNames`
  func named(_ atoms: [Atom]) -> [(target: Atom, name: String)] {
    var numbers = atoms.filter { $0 != .none }.map(\.rawValue)
    var names = [UnsafeMutablePointer<CChar>?](repeating: nil, count: numbers.count)
    _ = trapping { XGetAtomNames(display, &numbers, Int32(numbers.count), &names) }
    defer { for name in names { if let name { XFree(name) } } }
    return zip(numbers, names).compactMap { number, name in
      name.map { (Atom(rawValue: number), String(cString: $0)) }
    }
  }
}
