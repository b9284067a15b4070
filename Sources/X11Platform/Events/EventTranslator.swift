import CX11
import UICore
import X11Model

/// Turns X events into host events: a table of small functions by event type.
///
/// Translates only; what the events lead to happens after the batch, so no work is done while Xlib's queue
/// is half read.
@MainActor final class EventTranslator {
  typealias Handler = @MainActor (EventTranslator, inout XEvent) -> Void

  let connection: Connection
  let surfaces: SurfaceTable
  let keys: KeyTranslator
  var queue = EventQueue()
  var pointers = PointerTracker()
  /// Nil until a pointer has come: most programs start without one over their window.
  var scrollAxes: ScrollAxes?
  /// Copies from the back buffers.
  var copying: GC?
  /// Whether a window manager takes care of the focus.
  var hasWindowManager = true
  /// Told of every raw and every own press: it decides what was outside. Nil without XInput 2.2.
  let watcher: OutsidePressWatcher?

  /// Hears of selections, once the program has copied or pasted something.
  var selections: SelectionService?

  /// Follows what is dragged, once something has been.
  var drags: DragService?
  /// The window that the pointer has left, as long as it has come to none of ours.
  var left: WindowID?
  /// What other programs have said to our windows and the window manager did not.
  var messages: [XClientMessageEvent] = []

  private let handlers: [Handler?]

  init(_ connection: Connection, surfaces: SurfaceTable, keys: KeyTranslator) {
    self.connection = connection
    self.surfaces = surfaces
    self.keys = keys
    watcher = connection.hasInput2 ? OutsidePressWatcher(connection, surfaces) : nil
    var table = [Handler?](repeating: nil, count: Int(GenericEvent) + 1)
    for (type, handler) in EventTranslator.handlers { table[Int(type)] = handler }
    handlers = table
  }

  private static let handlers: [(Int32, Handler)] = [
    (KeyPress, { $0.keyPress(&$1) }),
    (ButtonPress, { $0.coreButton(&$1) }),
    (ButtonRelease, { $0.coreButton(&$1) }),
    (MotionNotify, { $0.coreMotion(&$1) }),
    (EnterNotify, { $0.coreCrossing(&$1) }),
    (LeaveNotify, { $0.coreCrossing(&$1) }),
    (FocusIn, { $0.focusChanged(&$1) }),
    (FocusOut, { $0.focusChanged(&$1) }),
    (Expose, { $0.expose(&$1) }),
    (MapNotify, { $0.mapped(&$1) }),
    (UnmapNotify, { $0.unmapped(&$1) }),
    (ReparentNotify, { $0.reparented(&$1) }),
    (ConfigureNotify, { $0.configured(&$1) }),
    (ClientMessage, { $0.clientMessage(&$1) }),
    (CX11.SelectionRequest, { $0.selections?.note($1) }),
    (SelectionNotify, { $0.selections?.note($1) }),
    (SelectionClear, { $0.selections?.note($1) }),
    (PropertyNotify, { $0.propertyChanged(&$1) }),
    (DestroyNotify, { $0.destroyed(&$1) }),
    (MappingNotify, { $0.mappingChanged(&$1) }),
    (GenericEvent, { $0.genericEvent(&$1) }),
  ]

  /// Asks the socket again only after much has come: for a single key that would be a system call for
  /// nothing, as the loop asks once more before it sleeps.
  private func drain() {
    var event = XEvent()
    var count = XPending(connection.display)
    while count > 0 {
      for _ in 0..<count {
        XNextEvent(connection.display, &event)
        translate(&event)
      }
      count = XEventsQueued(connection.display, count > 16 ? QueuedAfterReading : QueuedAlready)
    }
  }

  private func translate(_ event: inout XEvent) {
    if event.type == keys.keyboardEventType { return keys.keyboardChanged(&event) }
    keys.track(event)
    // Forged input goes before the filter: libX11 clears the flag on what an input method hands back.
    if EventTranslator.isForged(event) { return }
    // Keys are offered to the input method where they are translated.
    if event.type != KeyPress, XFilterEvent(&event, UInt(None)) != 0 { return }
    guard handlers.indices.contains(Int(event.type)) else { return extensionEvent(event) }
    handlers[Int(event.type)]?(self, &event)
  }

  /// Their numbers are the server's choice.
  private func extensionEvent(_ event: XEvent) { selections?.note(event) }

  /// Reads all that has come. The watcher may then ask the server about presses, and the answer can bring
  /// more; when it has no more questions, what was only noted is said once.
  func readBatch() {
    drain()
    while watcher?.locate() == true { drain() }
    keys.refresh()
    for press in watcher?.takeOutsidePresses() ?? [] { queue.append(.outsidePress(press)) }
    for window in surfaces.windows {
      settleSize(of: window)
      window.anchor?.follow(with: window)
    }
  }

  private static func isForged(_ event: XEvent) -> Bool {
    event.type >= KeyPress && event.type <= MotionNotify && event.xany.send_event != 0
  }

  private func keyPress(_ event: inout XEvent) {
    guard let window = surfaces.window(XWindow(rawValue: event.xkey.window)) else { return }
    let translated = keys.translate(&event.xkey, in: window)
    for missed in keys.takeMissed(in: window) { queue.append(missed) }
    if let translated { queue.append(translated) }
  }

  private func mappingChanged(_ event: inout XEvent) { keys.mappingChanged(&event.xmapping) }
}
