import UICore

/// What the two sides of a drag ask for: the only way out of ``DragSource`` and ``DragTarget``.
package enum DragStep: Hashable, Sendable {
  /// Say something to the other side. `XSendEvent`
  case send(XdndMessage, to: DragPeer, from: XWindow)
  /// Find out what is below the pointer, and tell ``DragSource/found(_:for:now:)``.
  case find(DragMotion)
  /// Own the selection of drags, and say in which types the text can be had.
  case own(EventTime)
  /// Serve the text no longer.
  case disown
  /// Get the text from the other side, as the first of these that it gives.
  case convert(DragID, targets: [Atom], EventTime)
  /// Hear when a window goes, and stop that.
  case watch(XWindow)
  case unwatch(XWindow)
  /// Show what a drop here would do, by the pointer's picture; nil for nothing.
  case show(DragAction?)
  /// Tell the program of a text over a window of ours, at a place on the screen.
  case tell(DragID, DragEvent.Phase, in: XWindow, at: ScreenPoint, DragAction, EventTime)
  /// Tell the program how its drag ended elsewhere.
  case end(DragID, DragAction?)
}

/// A window of another program that takes part in a drag.
package struct DragPeer: Hashable, Sendable {
  package var window: XWindow
  /// Where messages for it are sent: itself, unless it named another one (XdndProxy).
  package var receiver: XWindow
  package var version: Int

  package init(window: XWindow, receiver: XWindow, version: Int) {
    self.window = window
    self.receiver = receiver
    self.version = version
  }
}

/// The pointer with the text has come to a place.
package struct DragMotion: Hashable, Sendable {
  package var place: ScreenPoint
  package var modifiers: Modifiers
  package var time: EventTime

  package init(place: ScreenPoint, modifiers: Modifiers, time: EventTime) {
    self.place = place
    self.modifiers = modifiers
    self.time = time
  }
}

/// What is below the pointer.
package enum DragPlace: Hashable, Sendable {
  case nobody
  /// A top-level window of ours.
  case own(XWindow)
  case peer(DragPeer)
}
