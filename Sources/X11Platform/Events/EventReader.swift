import CX11
import X11Model

/// Reads Xlib's queue and tells each event to those who want to hear of it, found by the event's number.
///
/// A key goes straight to the keyboard: it is what must be quick.
@MainActor final class EventReader {
  /// What the program is to be told.
  var queue = EventQueue()
  private let display: OpaquePointer
  private let keyboard: Keyboard
  private var participants: [any EventParticipant] = []
  /// Who wants to hear of an event with this number, a bit for each participant.
  private var byNumber = [UInt32](repeating: 0, count: 128)
  /// The same for generic events, by the extension's opcode.
  private var byExtension: [(opcode: Int32, participants: UInt32)] = []
  /// Who has heard of something, and has not acted since.
  private var touched: UInt32 = 0

  init(_ display: OpaquePointer, keyboard: Keyboard) {
    self.display = display
    self.keyboard = keyboard
    add(keyboard)
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

  /// Reads all that has come, and has those act who have heard of something.
  func readBatch() {
    repeat { drain() } while touched != 0 && act(touched)
    touched = 0
  }

  /// Asks the socket again only after much has come: for a single key that would be a system call for
  /// nothing, as the loop asks once more before it sleeps.
  private func drain() {
    var event = XEvent()
    var count = XPending(display)
    while count > 0 {
      for _ in 0..<count {
        XNextEvent(display, &event)
        // What was put back is counted anew.
        if tell(&event) { break }
      }
      count = XEventsQueued(display, count > 16 ? QueuedAfterReading : QueuedAlready)
    }
  }

  /// Whether somebody has acted meanwhile.
  private func tell(_ event: inout XEvent) -> Bool {
    let number = event.type
    if number == KeyPress || number == KeyRelease {
      keyboard.read(&event, &queue)
      return false
    }
    if number == GenericEvent { return tellGeneric(&event) }
    return !EventReader.isForged(event) && tell(&event, to: byNumber[Int(number & 0x7F)])
  }

  private func tellGeneric(_ event: inout XEvent) -> Bool {
    let opcode = event.xcookie.extension
    guard let known = byExtension.first(where: { $0.opcode == opcode }),
      XGetEventData(display, &event.xcookie) != 0
    else { return false }
    defer { XFreeEventData(display, &event.xcookie) }
    return tell(&event, to: known.participants)
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

  private func act(_ wanted: UInt32) -> Bool {
    var hasAsked = false
    for index in participants.indices where wanted & 1 << index != 0 {
      if participants[index].act(&queue) { hasAsked = true }
    }
    return hasAsked
  }

  /// Input that another program has made up.
  private static func isForged(_ event: XEvent) -> Bool {
    event.type >= KeyPress && event.type <= MotionNotify && event.xany.send_event != 0
  }
}
