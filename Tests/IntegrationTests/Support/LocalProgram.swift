import CXTest
import UICore

@testable import X11Platform

/// The selections of a program without windows, inside of the tests: for texts that would take a field long to
/// lay out, and for owners that keep silent until the time is over.
@MainActor final class LocalProgram {
  private let connection: Connection
  private let service: SelectionService
  private let router: EventRouter
  private let reader: EventReader
  private let clock = MonotonicClock()
  private var answers: [PasteID: [UInt8]?] = [:]
  private var hasLost = false
  private var lastID = 0

  init(on display: String) throws {
    connection = try Connection.open(display)
    service = SelectionService(connection, clock)
    router = EventRouter(keys: X11Platform.Keyboard(connection, SurfaceTable()))
    router.add(service)
    reader = EventReader(display: connection.display, router: router)
  }

  /// Runs beside the test until `body` has come to its end.
  static func run<Result: Sendable>(
    on display: String, _ body: @MainActor (LocalProgram) throws -> Result
  ) throws -> Result {
    let program = try LocalProgram(on: display)
    defer { program.connection.close() }
    return try body(program)
  }

  func offer(
    _ text: [UInt8], on pasteboard: Pasteboard = .clipboard, time: EventTime = EventTime(rawValue: 0)
  ) {
    service.offer(pasteboard, text, time: time)
  }

  func requestText(from pasteboard: Pasteboard = .clipboard) -> PasteID {
    lastID += 1
    let id = PasteID(rawValue: lastID)
    service.requestText(from: pasteboard, id, time: EventTime(rawValue: 0))
    return id
  }

  /// Works off events until the request is answered.
  func answer(to id: PasteID, within limit: Duration = .seconds(60)) throws -> [UInt8]? {
    try work("answer", within: limit) { answers[id] != nil }
    return answers[id] ?? nil
  }

  /// Works off events until the selection is another program's.
  func serveUntilLost() throws {
    try work("loss") { hasLost }
  }

  func work(_ what: String, within limit: Duration = .seconds(60), until isDone: () -> Bool) throws {
    let end = clock.now + limit
    repeat {
      reader.readBatch()
      if service.nextWake != nil { _ = service.act(&router.queue) }
      router.queue.drain(note)
      if isDone() { return connection.flush() }
      // Flushes; and what came together with a reply has left the socket already.
      if XPending(connection.display) > 0 { continue }
      let wake = min(service.nextWake ?? end, end) - clock.now
      _ = Deadline(in: max(wake, .zero)).waitToRead(XConnectionNumber(connection.display))
    } while clock.now < end
    throw Failure("no \(what) in time")
  }

  private func note(_ event: HostEvent) {
    switch event {
    case .pasted(let id, let text): answers[id] = .some(text.map { $0.withUTF8 { Array($0) } })
    case .pasteboardLost: hasLost = true
    default: break
    }
  }
}
