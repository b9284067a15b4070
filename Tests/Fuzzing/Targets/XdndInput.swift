import UICore

@testable import X11Model

extension Atom: ExpressibleByIntegerLiteral {
  /// An atom of any number, for a test to write.
  public init(integerLiteral value: UInt) { self.init(rawValue: value) }
}

/// Messages of drag and drop as they come over the wire, made from bytes.
enum XdndInput {
  static let atoms = Atoms(Atoms.names(screen: 0).indices.map { Atom(rawValue: 200 + UInt($0)) })
  private static let kinds = [
    atoms[.xdndEnter], atoms[.xdndPosition], atoms[.xdndStatus], atoms[.xdndLeave], atoms[.xdndDrop],
    atoms[.xdndFinished],
  ]

  /// One of `kinds`, the atoms of messages, or any; nil for none of the protocol.
  static func message(
    _ input: inout FuzzInput, from sender: XWindow, of kinds: [Atom] = kinds
  ) -> XdndMessage? {
    let flags = UInt(input.byte()) << 24 | UInt(input.byte() & 3)
    let items = [sender.rawValue, flags] + (0..<3).map { _ in item(&input) }
    let type = input.element(of: kinds)
    guard let message = XdndMessage(type: type, items: items, atoms) else { return nil }
    checkWire(of: message, from: sender)
    return message
  }

  private static func item(_ input: inout FuzzInput) -> UInt {
    switch input.byte() % 4 {
    case 0: 0
    case 1: input.element(of: [atoms[.xdndActionCopy], atoms[.xdndActionMove]]).rawValue
    case 2: UInt(input.byte() % 12)
    default: (0..<4).reduce(0) { item, _ in item << 8 | UInt(input.byte()) }
    }
  }

  /// What is read is what would be written.
  private static func checkWire(of message: XdndMessage, from sender: XWindow) {
    // Of what was not taken nobody says how.
    if case .finished(false, _) = message { return }
    let (type, items) = message.wire(from: sender, atoms)
    precondition(items.count == 5 && items[0] == sender.rawValue)
    precondition(XdndMessage(type: type, items: items, atoms) == message, "written otherwise than read")
  }

  static func action(_ input: inout FuzzInput) -> DragAction? { input.element(of: [nil, .copy, .move]) }

  static func place(_ input: inout FuzzInput) -> ScreenPoint {
    ScreenPoint(x: Int(input.byte() & 7), y: Int(input.byte() & 7))
  }
}
