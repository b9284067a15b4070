import Glibc

/// The program under test.
enum Demo {
  /// Beside the test bundle, where the build puts it; `OUTFIELD_PROGRAM` names another one.
  static func path() throws -> String {
    if let other = getenv("OUTFIELD_PROGRAM") { return String(cString: other) }
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      readlink("/proc/self/exe", buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    let bundle = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let folder = bundle.lastIndex(of: "/").map { bundle[..<$0] } ?? "."
    let candidates = ["outfield", "Demo"].map { "\(folder)/\($0)" }
    guard let path = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw Failure("no program: \(candidates)")
    }
    return path
  }

  static func spawn(_ arguments: [String], display: String?) throws -> Spawn {
    var spawn = Spawn(try path(), arguments)
    spawn.environment["DISPLAY"] = display
    // No run remembers anything for the next, unless a test gives it a folder.
    spawn.environment["XDG_STATE_HOME"] = "/dev/null"
    return spawn
  }

  /// What a run that ends by itself has left behind.
  struct Outcome {
    let status: ChildProcess.Status
    let output: String
    let errors: String
  }

  @HarnessActor
  static func run(_ arguments: [String], display: String? = nil) throws -> Outcome {
    var spawn = try spawn(arguments, display: display)
    let output = try Descriptor.scratchFile()
    spawn.descriptors[1] = output
    let process = try ChildProcess(spawn)
    defer { process.end() }
    let status = try process.waitForEnd()
    return Outcome(status: status, output: output.contents(), errors: process.errors)
  }
}
