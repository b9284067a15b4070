import Glibc

/// How a demo is started.
struct DemoSetup {
  var scene = "nested"
  var arguments: [String] = []
  var environment: [String: String] = [:]
  /// The display that it connects to instead of the one that the user is on.
  var proxy: String?
  /// Another name of the program.
  var program: String?
}

/// The demo with its event stream.
@HarnessActor
final class DemoProcess {
  let process: ChildProcess
  private let commands: Descriptor
  private let lines: LineReader
  private var events: [DemoEvent] = []
  private var stepStart = 0

  init(_ setup: DemoSetup, on display: String) throws {
    let input = try Descriptor.pipe()
    let output = try Descriptor.pipe()
    let arguments = ["demo", "--scene", setup.scene, "--events"] + setup.arguments
    var spawn = try Demo.spawn(arguments, display: setup.proxy ?? display)
    if let program = setup.program { spawn.program = program }
    spawn.environment.merge(setup.environment) { $1 }
    spawn.descriptors = [0: input.reading, 1: output.writing]
    commands = input.writing
    lines = LineReader(output.reading)
    process = try ChildProcess(spawn)
  }

  /// What has happened in this step of the test.
  var recent: ArraySlice<DemoEvent> { events[stepStart...] }

  func recent(_ name: String) -> [DemoEvent] { recent.filter { $0.name == name } }

  /// What has happened since the start.
  var all: [DemoEvent] { events }

  /// Ends one step of the test and starts the next: what has been done by now is history.
  func nextStep() throws {
    _ = try tree()
    stepStart = events.count
  }

  func send(_ command: String) throws {
    try commands.write(command + "\n")
  }

  /// The first event of this step, or the one of a count, that fits.
  @discardableResult
  func waitFor(
    _ name: String, count: Int = 1, before deadline: Deadline = Deadline(),
    where fits: (DemoEvent) -> Bool = { _ in true }
  ) throws -> DemoEvent {
    var next = stepStart
    var missing = count
    while true {
      while next < events.count {
        let event = events[next]
        next += 1
        guard event.name == name, fits(event) else { continue }
        missing -= 1
        if missing == 0 { return event }
      }
      try readEvent(before: deadline, insteadOf: name)
    }
  }

  /// The views as they are now. Everything that was sent to the demo before has been seen to when this returns.
  func tree() throws -> ViewTree {
    try send("tree")
    let deadline = Deadline()
    while true {
      try readEvent(before: deadline, insteadOf: "tree")
      if let event = events.last, event.name == "tree" { return try ViewTree(event) }
    }
  }

  func quit() throws -> ChildProcess.Status {
    if !process.hasEnded { try send("quit") }
    return try process.waitForEnd()
  }

  private func readEvent(before deadline: Deadline, insteadOf name: String) throws {
    do {
      guard let line = try lines.nextLine(before: deadline) else {
        throw Failure("the demo has ended")
      }
      events.append(try DemoEvent(parsing: line))
    } catch {
      throw Failure("no '\(name)': \(error)\n\(story)")
    }
  }

  /// For a failure's message: all events, and what was said on standard error.
  private var story: String {
    (events.map { String($0.description.prefix(300)) } + [process.errors]).joined(separator: "\n")
  }
}
