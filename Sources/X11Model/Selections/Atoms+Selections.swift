import UICore

extension Atoms {
  /// What programs call the selection of this name.
  package func pasteboard(_ name: Atom) -> Pasteboard? {
    switch name {
    case .primary: .primary
    case self[.clipboard]: .clipboard
    default: nil
    }
  }

  package func name(of pasteboard: Pasteboard) -> Atom {
    switch pasteboard {
    case .primary: .primary
    case .clipboard: self[.clipboard]
    }
  }

  /// What a text of ours can be asked for as.
  package var served: [Atom] {
    [
      self[.targets], self[.multiple], self[.timestamp], self[.saveTargets], self[.utf8String],
      self[.textPlainUTF8], self[.textPlain], .string, self[.text],
    ]
  }

  /// What we ask another's text for as, the best first: most owners give the first, and some know only one.
  package var wanted: [Atom] {
    let utf8: [AtomName] = [
      .utf8String, .textPlainUTF8, .textPlainUTF8Capital, .textPlainUTF8Capitals, .textPlainUTF8Spaced,
      .textPlainUTF8Bare,
    ]
    return utf8.map { self[$0] } + [.string, self[.textPlain], self[.text]]
  }

  /// As what a clipboard manager is asked to keep a text of ours.
  package var kept: [Atom] { [self[.utf8String], self[.textPlainUTF8], .string] }
}
