import CX11
import UICore

/// The names of the drag-and-drop protocol (XDND 5).
struct XdndAtoms: Hashable, Sendable {
  var enter, position, status, leave, drop, finished: Atom
  var aware, proxy, typeList, selection: Atom
  var actionCopy, actionMove: Atom

  static let names = [
    "XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished",
    "XdndAware", "XdndProxy", "XdndTypeList", "XdndSelection",
    "XdndActionCopy", "XdndActionMove",
  ]

  /// The version that we speak, and the oldest that we understand.
  static let version = 5
  static let oldestVersion = 3

  /// The atoms of ``names``, in their order.
  init(_ atoms: [Atom]) {
    (enter, position, status) = (atoms[0], atoms[1], atoms[2])
    (leave, drop, finished) = (atoms[3], atoms[4], atoms[5])
    (aware, proxy, typeList, selection) = (atoms[6], atoms[7], atoms[8], atoms[9])
    (actionCopy, actionMove) = (atoms[10], atoms[11])
  }

  func atom(of action: DragAction) -> Atom { action == .move ? actionMove : actionCopy }

  /// Asked for anything else, a link or a question, a copy is the safe answer.
  func action(of atom: Atom) -> DragAction { atom == actionMove ? .move : .copy }
}
