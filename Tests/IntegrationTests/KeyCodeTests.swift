import Glibc
import TestSupport
import Testing

extension Integration {
  /// How much different code a key runs: what it costs where keys come one at a time, and no load of the machine
  /// changes it.
  @Suite(.serialized)
  @HarnessActor
  struct KeyCodeTests {
    /// What is shipped, as `make build` makes it: the code of the debug build is another.
    private nonisolated static let program = Repository.path(".build/release/outfield")

    private nonisolated static let tools = ["python3", "valgrind", "Xvfb", "xdotool"]
    private nonisolated static var isPossible: ConditionTrait {
      .enabled(
        if: tools.allSatisfy(Spawn.canFind) && isCurrent,
        "needs a release of these sources (make build), python3, valgrind, xvfb and xdotool")
    }

    /// Whether no source is newer than the release.
    private nonisolated static var isCurrent: Bool {
      let newer =
        "cd '\(Repository.path(""))' && [ -x '\(program)' ] && [ -z \"$(find Sources -newer '\(program)')\" ]"
      var status: Int32 = 0
      guard let pid = try? Spawn("/bin/sh", ["-c", newer]).start() else { return false }
      while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
      return status == 0
    }

    /// A letter and its deletion, in lines of 64 bytes and pages of 4 kB, with the libraries of X and HarfBuzz.
    @Test(isPossible) func aLetterAndItsDeletionTouchLittleCode() throws {
      let count = try Self.count()
      #expect(count.lines <= 1_800)
      #expect(count.pages <= 200)
    }

    private static func count() throws -> (lines: Int, pages: Int) {
      let output = try Descriptor.scratchFile()
      var spawn = Spawn("python3", [Repository.path("Scripts/code-of-a-key.py"), "count", program])
      spawn.descriptors[1] = output
      let process = try ChildProcess(spawn)
      defer { process.end() }
      let status = try process.waitForEnd(before: Deadline(in: .seconds(180)))
      let text = output.contents()
      let last = text.split(separator: "\n").last?.split(separator: " ") ?? []
      guard status == .exited(0), last.last == "together", let lines = Int(last[0]), let pages = Int(last[2])
      else {
        throw Failure("no count: \(status) \(text) \(process.errors)")
      }
      return (lines, pages)
    }
  }
}
