import TextModel
import UICore

/// What the owner and the reader of selections ask of the X server: the only way out of them.
package enum SelectionAction: Hashable, Sendable {
  /// Become the owner; whether it worked is told later, as an event. `XSetSelectionOwner`
  case own(Atom, time: EventTime)
  /// Write a property of a requestor. `XChangeProperty`
  case write(TransferKey, type: Atom, SelectionData)
  /// Say that a request is done, or without a property that it is refused. `XSendEvent`
  case notify(SelectionRequest, property: Atom)
  /// Hear when a requestor deletes properties, and when it goes. `XSelectInput`
  case watch(XWindow)
  case unwatch(XWindow)
  /// Ask the owner to write a property of ours. `XConvertSelection`
  case convert(Atom, target: Atom, property: Atom, time: EventTime)
  /// Read a property of ours, delete it, and hand over what was in it. `XGetWindowProperty`
  case read(Atom)
  /// Read a list of targets from a property of ours, delete it, and hand them over with their names.
  /// `XGetWindowProperty`, `XGetAtomNames`
  case readTargets(Atom)
  /// Delete a property of ours, whatever is in it. `XDeleteProperty`
  case discard(Atom)
  case tell(HostEvent)
  /// Hand over a text that was dropped; nil when none will come.
  case deliver(DragID, SecureBytes?)
}

/// Whom a text is for.
package enum SelectionReceiver: Hashable, Sendable {
  case paste(PasteID)
  case drop(DragID)

  package func action(with text: SecureBytes?) -> SelectionAction {
    switch self {
    case .paste(let id): .tell(.pasted(id, text))
    case .drop(let id): .deliver(id, text)
    }
  }
}

/// What a property holds.
package enum SelectionData: Hashable, Sendable {
  /// Format 8.
  case bytes(ArraySlice<UInt8>)
  /// Format 32, which Xlib takes as C longs.
  case longs([UInt])

  /// Format 32, as lists of names are written.
  package static func atoms(_ atoms: [Atom]) -> SelectionData { .longs(atoms.map(\.rawValue)) }
}

/// One property of one window: what a transfer is known by.
package struct TransferKey: Hashable, Sendable {
  package var window: XWindow
  package var property: Atom

  package init(window: XWindow, property: Atom) { (self.window, self.property) = (window, property) }
}

/// Another program asks for a selection of ours. `SelectionRequest`
package struct SelectionRequest: Hashable, Sendable {
  package var selection: Atom
  package var target: Atom
  /// None from clients older than ICCCM.
  package var property: Atom
  package var requestor: XWindow
  /// 0 for `CurrentTime`.
  package var time: EventTime

  package init(selection: Atom, target: Atom, property: Atom, requestor: XWindow, time: EventTime) {
    self.selection = selection
    self.target = target
    self.property = property
    self.requestor = requestor
    self.time = time
  }
}

/// An owner has answered a request of ours. `SelectionNotify`
package struct SelectionAnswer: Hashable, Sendable {
  package var selection: Atom
  package var target: Atom
  /// None when it refused.
  package var property: Atom
  package var time: EventTime

  package init(selection: Atom, target: Atom, property: Atom, time: EventTime) {
    self.selection = selection
    self.target = target
    self.property = property
    self.time = time
  }
}

/// A selection has another owner, or none. `XFixesSelectionNotify`
package struct OwnerChange: Hashable, Sendable {
  package var selection: Atom
  /// None where nobody owns it.
  package var owner: XWindow
  /// Whether the owner before is gone, and not only has another taken its place.
  package var isDeath: Bool
  /// The server's time.
  package var time: EventTime
  /// Since when the new owner claims to be it.
  package var ownershipTime: EventTime

  package init(selection: Atom, owner: XWindow, isDeath: Bool, time: EventTime, ownershipTime: EventTime) {
    self.selection = selection
    self.owner = owner
    self.isDeath = isDeath
    self.time = time
    self.ownershipTime = ownershipTime
  }
}

/// What was in a property of ours. `XGetWindowProperty`
package struct PropertyContent: Hashable, Sendable {
  /// None when there is no such property.
  package var type: Atom
  package var format: Int32
  package var bytes: SecureBytes

  package init(type: Atom, format: Int32, bytes: SecureBytes) {
    self.type = type
    self.format = format
    self.bytes = bytes
  }
}
