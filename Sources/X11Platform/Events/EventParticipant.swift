import CX11
import X11Model

/// What an X event is known by.
enum EventKind: Hashable {
  /// By its number: fixed in the core protocol, chosen by the server for an extension.
  case number(Int32)
  /// As a generic event of the extension with this major opcode. Its data is there while it is noted.
  case generic(of: Int32)
}

/// One who hears of X events: each topic, and each extension, is one of these.
///
/// What it hears is noted at once, while Xlib's queue is half read, and acted upon after the batch: nothing is asked
/// of the server, and no request sent, in between.
@MainActor protocol EventParticipant: AnyObject {
  /// What it wants to hear of. Asked when it is added to an ``EventRouter``.
  var kinds: [EventKind] { get }

  /// Hears of one event: notes it, or tells the program of it through `queue`. Whether what comes next can be
  /// understood only with an answer of the server's: then ``act(_:)`` is called before the next event is read.
  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool

  /// Carries out what was noted. Whether a question was asked whose answer more events may have come before: these
  /// are read first, and then it is called again.
  func act(_ queue: inout EventQueue) -> Bool
}

/// The one that hears of keys: of each by itself, and at once.
@MainActor protocol KeyParticipant: EventParticipant {
  /// Reads a press or a release: what a press means goes to `queue`.
  func read(_ event: inout XEvent, _ queue: inout EventQueue)
}
