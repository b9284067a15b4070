import Glibc
import KeyboardModel
import TestSupport
import Testing

@testable import Outfield

/// The user's choice of a keyboard, in a folder of the test.
@Suite final class LayoutMemoryTests {
  private let state: String
  private let layouts = ["de", "ar", "en-US"].compactMap { KeyboardLayout.shipped($0) }

  init() throws { state = try Files.scratchFolder() }

  deinit {
    unlink(state + "/outfield/layout")
    for folder in ["/outfield", ""] { rmdir(state + folder) }
  }

  @Test func whatWasChosenLastIsThereInTheNextRun() {
    #expect(memory().recall(among: layouts) == nil)
    memory().remember(layouts[1])
    #expect(memory().recall(among: layouts) == 1)
    memory().remember(layouts[2])
    #expect(memory().recall(among: layouts) == 2)
    #expect(memory().recall(among: Array(layouts.prefix(2))) == nil)
  }

  @Test func whatCannotBeKeptIsForgottenInSilence() {
    memory([:]).remember(layouts[0])
    #expect(memory([:]).recall(among: layouts) == nil)
    let nowhere = memory(["XDG_STATE_HOME": "/proc/outfield-test"])
    nowhere.remember(layouts[0])
    #expect(nowhere.recall(among: layouts) == nil)
  }

  private func memory(_ variables: [String: String]? = nil) -> LayoutMemory {
    let variables = variables ?? ["XDG_STATE_HOME": state]
    return LayoutMemory(StateFile("layout") { variables[$0] })
  }
}
