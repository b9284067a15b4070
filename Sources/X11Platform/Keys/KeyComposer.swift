import CX11
import UICore

/// What Xlib's input method has half composed: a dead key, or a Compose sequence that has begun.
///
/// Xlib swallows the key that a sequence does not go on with, and has no call that tells so. Here such a key does what
/// it always does, and the letters before it are typed: nothing is lost but the dead key. A key with Ctrl, Alt or Super
/// never composes, and like a press it ends what is half composed. Escape and Backspace take it back and do nothing else.
@MainActor final class KeyComposer {
  private let connection: Connection
  /// The keys that the input method keeps, first to last.
  private var begun: [XKeyEvent] = []
  /// Where they were pressed.
  private weak var window: X11Window?
  /// Keys that it kept and that came to nothing.
  private var missed: [XKeyEvent] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Whether the input method keeps the key. `XFilterEvent`
  func keeps(_ event: XKeyEvent, isChord: Bool, in window: X11Window) -> Bool {
    if isChord {
      drop()
      return false
    }
    if !begun.isEmpty, takesBack(event) {
      drop()
      return true
    }
    self.window = window
    // Within a sequence it lets modifiers pass.
    guard filters(event) else { return false }
    if hasComposed {
      begun.removeAll()
    } else if begun.isEmpty || goesOn(with: event) {
      begun.append(event)
    } else {
      return begins(with: event)
    }
    return true
  }

  /// Keys that came to nothing, to be typed before the present one.
  func takeMissed() -> [XKeyEvent] {
    guard !missed.isEmpty else { return [] }
    defer { missed.removeAll() }
    return missed
  }

  /// Forgets what is half composed. `Xutf8ResetIC`
  func drop() {
    guard !begun.isEmpty else { return }
    begun.removeAll()
    if let context = window?.inputContext, let rest = Xutf8ResetIC(context) { XFree(rest) }
  }

  private func filters(_ key: XKeyEvent) -> Bool {
    var event = XEvent()
    event.xkey = key
    return XFilterEvent(&event, UInt(None)) != 0
  }

  /// Xlib has put a key without a code in front of the queue: the text that was composed.
  private var hasComposed: Bool {
    guard XEventsQueued(connection.display, QueuedAlready) > 0 else { return false }
    var next = XEvent()
    XPeekEvent(connection.display, &next)
    return next.type == KeyPress && next.xkey.keycode == 0
  }

  /// Whether the key, which was kept, is part of the sequence. Asked by a key that none can go on with: Xlib swallows
  /// that, too, but only within a sequence; and then the sequence is begun anew.
  private func goesOn(with event: XKeyEvent) -> Bool {
    guard let code = unusedCode else { return true }
    var probe = event
    probe.keycode = code
    guard filters(probe) else { return false }
    for key in begun + [event] { _ = filters(key) }
    return true
  }

  /// The sequence was over with this key, which may begin another.
  private func begins(with event: XKeyEvent) -> Bool {
    missed = begun
    begun.removeAll()
    guard filters(event) else { return false }
    if !hasComposed { begun.append(event) }
    return true
  }

  /// A key that has no meaning on this keyboard.
  private var unusedCode: UInt32? {
    (8...255).reversed().first { symbol($0) == 0 }
  }

  private func symbol(_ code: UInt32) -> UInt {
    XkbKeycodeToKeysym(connection.display, UInt8(truncatingIfNeeded: code), 0, 0)
  }

  private func takesBack(_ event: XKeyEvent) -> Bool {
    let keysym = KeySym(rawValue: UInt32(truncatingIfNeeded: symbol(event.keycode)))
    return keysym == .escape || keysym == .backspace
  }
}
