import UICore

/// What is fixed in the drag-and-drop protocol (XDND 5).
package enum Xdnd {
  /// The version that we speak.
  package static let version = 5
  /// The oldest one that we understand.
  package static let oldestVersion = 3
}

extension Atoms {
  package func atom(of action: DragAction) -> Atom {
    action == .move ? self[.xdndActionMove] : self[.xdndActionCopy]
  }

  /// Asked for anything else, a link or a question, a copy is the safe answer.
  package func action(of atom: Atom) -> DragAction { atom == self[.xdndActionMove] ? .move : .copy }
}
