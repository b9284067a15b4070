import CX11
import TextModel
import UICore

/// What the owner and the reader of selections ask of the X server: the only way out of them.
enum SelectionAction: Hashable, Sendable {
  /// Become the owner; whether it worked is told later, as an event. `XSetSelectionOwner`
  case own(Atom, time: EventTime)
  /// Write a property of a requestor. `XChangeProperty`
  case write(TransferKey, type: Atom, SelectionData)
  /// Say that a request is done, or with the property 0 that it is refused. `XSendEvent`
  case notify(SelectionRequest, property: Atom)
  /// Hear when a requestor deletes properties, and when it goes. `XSelectInput`
  case watch(XWindow)
  case unwatch(XWindow)
  /// Ask the owner to write a property of ours. `XConvertSelection`
  case convert(Atom, target: Atom, property: Atom, time: EventTime)
  /// Read a property of ours, delete it, and hand over what was in it. `XGetWindowProperty`
  case read(Atom)
  /// Delete a property of ours, whatever is in it. `XDeleteProperty`
  case discard(Atom)
  case tell(HostEvent)
  /// Hand over a text that was dropped; nil when none will come.
  case deliver(DragID, SecureBytes?)
}

/// Whom a text is for.
enum SelectionReceiver: Hashable, Sendable {
  case paste(PasteID)
  case drop(DragID)

  func action(with text: SecureBytes?) -> SelectionAction {
    switch self {
    case .paste(let id): .tell(.pasted(id, text))
    case .drop(let id): .deliver(id, text)
    }
  }
}

/// What a property holds.
enum SelectionData: Hashable, Sendable {
  /// Format 8.
  case bytes(ArraySlice<UInt8>)
  /// Format 32, which Xlib takes as C longs.
  case longs([UInt])
}

/// One property of one window: what a transfer is known by.
struct TransferKey: Hashable, Sendable {
  var window: XWindow
  var property: Atom
}

/// Another program asks for a selection of ours. `SelectionRequest`
struct SelectionRequest: Hashable, Sendable {
  var selection: Atom
  var target: Atom
  /// 0 from clients older than ICCCM.
  var property: Atom
  var requestor: XWindow
  /// 0 for `CurrentTime`.
  var time: EventTime
}

/// An owner has answered a request of ours. `SelectionNotify`
struct SelectionAnswer: Hashable, Sendable {
  var selection: Atom
  var target: Atom
  /// 0 when it refused.
  var property: Atom
  var time: EventTime
}

/// A selection has another owner, or none. `XFixesSelectionNotify`
struct OwnerChange: Hashable, Sendable {
  var selection: Atom
  /// 0 for none.
  var owner: XWindow
  /// Whether the owner before is gone, and not only has another taken its place.
  var isDeath: Bool
  /// The server's time.
  var time: EventTime
  /// Since when the new owner claims to be it.
  var ownershipTime: EventTime
}

/// What was in a property of ours. `XGetWindowProperty`
struct PropertyContent: Hashable, Sendable {
  /// 0 when there is no such property.
  var type: Atom
  var format: Int32
  var bytes: SecureBytes
}
