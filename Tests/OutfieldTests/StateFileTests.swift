import Glibc
import TestSupport
import Testing

@testable import Outfield

@Suite struct StateFileTests {
  /// A folder of the test's own, which is gone after it.
  private func withFolder(_ body: (String) -> Void) throws {
    let folder = try Files.scratchFolder()
    body(folder)
    for name in ["a/outfield/emoji", "a/outfield", "a", ""] {
      _ = rmdir("\(folder)/\(name)")
      unlink("\(folder)/\(name)")
    }
    rmdir(folder)
  }

  private func file(_ variables: [String: String]) -> StateFile {
    StateFile("emoji") { variables[$0] }
  }

  @Test func whatWasWrittenIsReadByTheNextRunAndByNobodyElse() throws {
    try withFolder { folder in
      let file = file(["XDG_STATE_HOME": folder + "/a"])
      #expect(file.read() == nil)
      file.write("😀\n")
      file.write("🐈\n")
      #expect(self.file(["XDG_STATE_HOME": folder + "/a"]).read() == "🐈\n")
      var status = stat()
      #expect(stat(folder + "/a/outfield/emoji", &status) == 0 && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test func whatCannotBeWrittenIsForgottenInSilence() {
    for variables in [
      [:], ["XDG_STATE_HOME": "relative"], ["HOME": "/dev/null"], ["XDG_STATE_HOME": "/proc/none"],
    ] {
      let file = file(variables)
      file.write("😀\n")
      #expect(file.read() == nil)
    }
  }
}
