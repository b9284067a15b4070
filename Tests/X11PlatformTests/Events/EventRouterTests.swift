import CX11
import Testing
import UICore
import X11Model

@testable import X11Platform

/// Who hears of an event, in which order, and when they act. No server is asked.
@MainActor @Suite struct EventRouterTests {
  /// What was done, by whom, in order.
  private final class Record {
    var lines: [String] = []
  }

  private final class Listener: KeyParticipant {
    let name: String
    var kinds: [EventKind]
    /// Whether it cannot go on without an answer.
    var needsAnswer = false
    /// How often it asks something when it acts.
    var questions = 0
    private let record: Record

    init(_ name: String, _ kinds: [EventKind], _ record: Record) {
      (self.name, self.kinds, self.record) = (name, kinds, record)
    }

    func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
      record.lines.append("\(name) notes \(event.type)")
      return needsAnswer
    }

    func act(_ queue: inout EventQueue) -> Bool {
      record.lines.append("\(name) acts")
      questions -= 1
      return questions >= 0
    }

    func read(_ event: inout XEvent, _ queue: inout EventQueue) {
      record.lines.append("\(name) reads \(event.type)")
    }
  }

  private let record = Record()
  private let router: EventRouter

  init() { router = EventRouter(keys: Listener("keys", [.number(FocusIn)], record)) }

  private func add(_ name: String, _ kinds: EventKind...) -> Listener {
    let listener = Listener(name, kinds, record)
    router.add(listener)
    return listener
  }

  @discardableResult private func tell(_ number: Int32, isSent: Bool = false) -> Bool {
    var event = XEvent()
    event.type = number
    event.xany.send_event = isSent ? 1 : 0
    return router.tell(&event)
  }

  private func tell(extension opcode: Int32) {
    var event = XEvent()
    event.type = GenericEvent
    event.xcookie.extension = opcode
    _ = router.tell(&event)
  }

  private func takeLines() -> [String] {
    defer { record.lines = [] }
    return record.lines
  }

  /// All but those of pointers and keys; from 64 on they are extensions'.
  nonisolated private static let numbers = (EnterNotify..<128).filter { $0 != GenericEvent }

  @Test(arguments: numbers) func anEventGoesToThoseThatHaveNamedItsNumberAndToNoOther(_ number: Int32) {
    _ = add("first", .number(number))
    let other = add("other")
    other.kinds = Self.numbers.filter { $0 != number }.map(EventKind.number)
    router.add(other)
    _ = add("second", .number(number))
    tell(number)
    let keys = number == FocusIn ? ["keys notes \(number)"] : []
    #expect(takeLines() == keys + ["first notes \(number)", "second notes \(number)"])
  }

  @Test func aGenericEventGoesToItsOwnExtensionsParticipantsOnly() {
    _ = add("input", .generic(of: 131))
    _ = add("present", .generic(of: 148), .number(GenericEvent))
    _ = add("both", .generic(of: 148), .generic(of: 131))
    tell(extension: 131)
    #expect(takeLines() == ["input notes 35", "both notes 35"])
    tell(extension: 148)
    #expect(takeLines() == ["present notes 35", "both notes 35"])
    tell(extension: 140)
    #expect(!router.act() && takeLines() == ["input acts", "present acts", "both acts"])
    tell(extension: 140)
    #expect(!router.act() && takeLines() == [])
    #expect([131, 148, 140, 0].map { router.isHeard(extension: $0) } == [true, true, false, false])
  }

  @Test func afterTheBatchThoseActThatHaveHeardOfSomethingEachOnce() {
    _ = add("a", .number(MapNotify))
    _ = add("b", .number(Expose))
    _ = add("c", .number(MapNotify), .number(UnmapNotify))
    for number in [UnmapNotify, MapNotify, UnmapNotify] { tell(number) }
    #expect(takeLines() == ["c notes 18", "a notes 19", "c notes 19", "c notes 18"])
    #expect(!router.act())
    #expect(takeLines() == ["a acts", "c acts"])
    #expect(!router.act() && takeLines() == [])
  }

  @Test func whoHasAskedActsAgainWithWhatCameMeanwhile() {
    let asking = add("asking", .number(PropertyNotify))
    _ = add("other", .number(MapNotify))
    asking.questions = 1
    tell(PropertyNotify)
    #expect(router.act())
    tell(MapNotify)
    _ = takeLines()
    #expect(!router.act())
    #expect(takeLines() == ["asking acts", "other acts"])
  }

  @Test func whoNeedsAnAnswerActsBeforeTheNextEventIsRead() {
    _ = add("patient", .number(EnterNotify))
    let urgent = add("urgent", .number(EnterNotify))
    urgent.needsAnswer = true
    #expect(tell(EnterNotify))
    #expect(takeLines() == ["patient notes 7", "urgent notes 7", "urgent acts"])
    urgent.needsAnswer = false
    #expect(!tell(EnterNotify))
  }

  @Test func whoIsAddedAgainHearsOfMoreAndOfEachEventOnce() {
    let growing = add("growing", .number(Expose))
    growing.kinds.append(.number(MapNotify))
    router.add(growing)
    tell(MapNotify)
    tell(Expose)
    #expect(takeLines() == ["growing notes 19", "growing notes 12"])
  }

  @Test(arguments: [KeyPress, KeyRelease]) func aKeyIsReadAtOnceAndByNobodyElse(_ number: Int32) {
    _ = add("other", .number(number))
    #expect(!tell(number))
    #expect(takeLines() == ["keys reads \(number)"])
    #expect(!router.act() && takeLines() == [])
  }

  @Test(arguments: KeyPress...MotionNotify) func inputThatAnotherProgramHasMadeUpIsDropped(_ number: Int32) {
    _ = add("other", .number(number))
    tell(number, isSent: true)
    #expect(!router.act() && takeLines() == [])
  }

  /// Selections, drags and window managers speak by events that are sent.
  @Test(arguments: [SelectionNotify, ClientMessage, ConfigureNotify]) func otherEventsMayBeSent(
    _ number: Int32
  ) {
    _ = add("other", .number(number))
    tell(number, isSent: true)
    #expect(takeLines() == ["other notes \(number)"])
  }
}
