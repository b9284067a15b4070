import CX11
import X11Model

/// Tells each event to those who want to hear of it, found by the event's number or its extension, and later has them
/// act. Calls nothing of Xlib's.
@MainActor final class EventRouter {
  /// What the program is to be told.
  var queue = EventQueue()
  private let keys: any KeyParticipant
  private var participants: [any EventParticipant] = []
  /// Who wants to hear of an event with this number, a bit for each participant.
  private var byNumber = [UInt32](repeating: 0, count: 128)
  /// The same for generic events, by the extension's opcode.
  private var byExtension: [(opcode: Int32, participants: UInt32)] = []
  /// Who has heard of something, and has not acted since.
  private var touched: UInt32 = 0

  init(keys: any KeyParticipant) {
    self.keys = keys
    add(keys)
  }

  /// Tells it what it wants to hear of from now on, after those that were added before. One that is added again
  /// may want to hear of more.
  func add(_ participant: any EventParticipant) {
    let index = participants.firstIndex { $0 === participant } ?? participants.count
    if index == participants.count { participants.append(participant) }
    for kind in participant.kinds {
      switch kind {
      case .number(let number): byNumber[Int(number)] |= 1 << index
      case .generic(let opcode): addGeneric(opcode, 1 << index)
      }
    }
  }

  private func addGeneric(_ opcode: Int32, _ participant: UInt32) {
    if let index = byExtension.firstIndex(where: { $0.opcode == opcode }) {
      byExtension[index].participants |= participant
    } else {
      byExtension.append((opcode, participant))
    }
  }

  /// Whether anybody wants to hear of the extension: only then its events' data is fetched.
  func isHeard(extension opcode: Int32) -> Bool { byExtension.contains { $0.opcode == opcode } }

  /// Tells an event; the data of a generic one is there. Whether somebody has acted meanwhile.
  func tell(_ event: inout XEvent) -> Bool {
    if EventRouter.isForged(event) { return false }
    switch event.type {
    case KeyPress, KeyRelease:
      // Straight to who reads it: it is what must be quick.
      keys.read(&event, &queue)
      return false
    case GenericEvent:
      let opcode = event.xcookie.extension
      return tell(&event, to: byExtension.first { $0.opcode == opcode }?.participants ?? 0)
    default: return tell(&event, to: byNumber[Int(event.type & 0x7F)])
    }
  }

  private func tell(_ event: inout XEvent, to wanted: UInt32) -> Bool {
    touched |= wanted
    var waiting: UInt32 = 0
    for index in participants.indices where wanted & 1 << index != 0 {
      if participants[index].note(&event, &queue) { waiting |= 1 << index }
    }
    if waiting != 0 { _ = act(waiting) }
    return waiting != 0
  }

  /// Has those act who have heard of something. Whether one of them has asked something: what came before the answer
  /// is to be read, and then they act again.
  func act() -> Bool {
    if touched != 0, act(touched) { return true }
    touched = 0
    return false
  }

  private func act(_ wanted: UInt32) -> Bool {
    var hasAsked = false
    for index in participants.indices where wanted & 1 << index != 0 {
      if participants[index].act(&queue) { hasAsked = true }
    }
    return hasAsked
  }

  /// Input that another program has made up. Seen here, before any filter: libX11 clears the flag on what an input
  /// method hands back.
  private static func isForged(_ event: XEvent) -> Bool {
    event.type >= KeyPress && event.type <= MotionNotify && event.xany.send_event != 0
  }
}
