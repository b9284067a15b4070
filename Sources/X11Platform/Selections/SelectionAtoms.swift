import CX11
import UICore

/// The names that owners and requestors of selections use (ICCCM 2.6 and the MIME types that all toolkits know).
struct SelectionAtoms: Hashable, Sendable {
  var clipboard, clipboardManager: Atom
  var targets, multiple, timestamp, saveTargets: Atom
  var utf8String, textPlainUTF8, textPlain, text: Atom
  var incr, atomPair, null: Atom

  // The protocol's own, the same on every server.
  let primary = Atom(1)
  let atom = Atom(4)
  let integer = Atom(19)
  let string = Atom(31)

  static let names = [
    "CLIPBOARD", "CLIPBOARD_MANAGER",
    "TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS",
    "UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT",
    "INCR", "ATOM_PAIR", "NULL",
  ]

  /// The atoms of ``names``, in their order.
  init(_ atoms: [Atom]) {
    (clipboard, clipboardManager) = (atoms[0], atoms[1])
    (targets, multiple, timestamp, saveTargets) = (atoms[2], atoms[3], atoms[4], atoms[5])
    (utf8String, textPlainUTF8, textPlain, text) = (atoms[6], atoms[7], atoms[8], atoms[9])
    (incr, atomPair, null) = (atoms[10], atoms[11], atoms[12])
  }

  /// What programs call the selection of this name.
  func pasteboard(_ name: Atom) -> Pasteboard? {
    switch name {
    case primary: .primary
    case clipboard: .clipboard
    default: nil
    }
  }

  /// What a text of ours can be asked for as.
  var served: [Atom] {
    [targets, multiple, timestamp, saveTargets, utf8String, textPlainUTF8, textPlain, string, text]
  }

  /// What we ask another's text for as, the best first.
  var wanted: [Atom] { [utf8String, textPlainUTF8, string] }
}
