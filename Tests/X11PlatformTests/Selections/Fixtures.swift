import UICore

@testable import X11Platform

/// Atoms with the numbers 100 and up, in the order of their names.
let atoms = SelectionAtoms(SelectionAtoms.names.indices.map { 100 + UInt($0) })

let peer = XWindow(rawValue: 0x60_0001)

func moment(_ duration: Duration) -> Instant { Instant.origin + duration }

func time(_ value: UInt32) -> EventTime { EventTime(rawValue: value) }

func request(
  _ target: UInt, property: UInt = 500, at requestTime: UInt32 = 2000, from window: XWindow = peer,
  selection: UInt = atoms.clipboard
) -> SelectionRequest {
  SelectionRequest(
    selection: selection, target: target, property: property, requestor: window, time: time(requestTime))
}

func key(_ property: UInt = 500, of window: XWindow = peer) -> TransferKey {
  TransferKey(window: window, property: property)
}
