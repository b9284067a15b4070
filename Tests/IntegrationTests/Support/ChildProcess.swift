import Glibc

/// A program that a test started, and that does not outlive it.
@HarnessActor
final class ChildProcess {
  enum Status: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  let pid: pid_t
  private let name: String
  private let lifeline: Descriptor
  private let errorFile: Descriptor
  private var status: Status?

  init(_ spawn: Spawn) throws {
    signal(SIGPIPE, SIG_IGN)
    let guardian = try ChildGuard.shared.get()
    // Closed by the kernel at the child's end and never before: the end becomes something to poll for.
    let pipe = try Descriptor.pipe()
    errorFile = try Descriptor.scratchFile()
    var spawn = spawn
    spawn.descriptors[2] = errorFile
    spawn.descriptors[9] = pipe.writing
    name = spawn.program
    lifeline = pipe.reading
    pid = try spawn.start()
    try guardian.add(pid)
  }

  /// What it has written to its standard error until now.
  var errors: String { errorFile.contents() }

  var hasEnded: Bool { status != nil }

  func send(_ signal: Int32) {
    if status == nil { kill(pid, signal) }
  }

  @discardableResult
  func waitForEnd(before deadline: Deadline = Deadline()) throws -> Status {
    if let status { return status }
    guard deadline.waitToRead(lifeline.number) else {
      throw Failure("\(name) has not ended; its standard error: \(errors)")
    }
    return try collect()
  }

  /// Ends it, politely first.
  func end() {
    guard status == nil else { return }
    send(SIGTERM)
    if (try? waitForEnd(before: Deadline(in: .seconds(5)))) != nil { return }
    send(SIGKILL)
    _ = try? waitForEnd()
  }

  private func collect() throws -> Status {
    var code: Int32 = 0
    while waitpid(pid, &code, 0) < 0 && errno == EINTR {}
    try ChildGuard.shared.get().remove(pid)
    let signal = code & 0x7f
    let result: Status = signal == 0 ? .exited((code >> 8) & 0xff) : .signalled(signal)
    status = result
    return result
  }
}
