import UICore

@testable import X11Model

extension Atom: ExpressibleByIntegerLiteral {
  /// An atom of any number, for a test to write.
  public init(integerLiteral value: UInt) { self.init(rawValue: value) }
}

/// Atoms with the numbers 100 and up, in the order of their names.
let atoms = Atoms(Atoms.names(screen: 0).indices.map { Atom(rawValue: 100 + UInt($0)) })

let peer = XWindow(rawValue: 0x60_0001)

func moment(_ duration: Duration) -> Instant { Instant.origin + duration }

func time(_ value: UInt32) -> EventTime { EventTime(rawValue: value) }

func request(
  _ target: Atom, property: Atom = 500, at requestTime: UInt32 = 2000, from window: XWindow = peer,
  selection: Atom = atoms[.clipboard]
) -> SelectionRequest {
  SelectionRequest(
    selection: selection, target: target, property: property, requestor: window, time: time(requestTime))
}

func key(_ property: Atom = 500, of window: XWindow = peer) -> TransferKey {
  TransferKey(window: window, property: property)
}
