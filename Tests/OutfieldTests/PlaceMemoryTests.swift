import Glibc
import TestSupport
import Testing
import UICore

@testable import Outfield

/// Where the user has dragged the keyboard to, in a folder of the test.
@Suite final class PlaceMemoryTests {
  private let state: String

  init() throws { state = try Files.scratchFolder() }

  deinit {
    unlink(state + "/outfield/place")
    for folder in ["/outfield", ""] { rmdir(state + folder) }
  }

  private var file: StateFile { StateFile("place") { $0 == "XDG_STATE_HOME" ? state : nil } }
  private var memory: PlaceMemory { PlaceMemory(file) }

  @Test func wherePanelsWereDraggedToIsThereInTheNextRun() {
    #expect(memory.recall() == nil)
    for anchor in [Point(x: 0, y: 1), Point(x: 0.1 + 0.2, y: 1 / 3)] {
      memory.remember(anchor)
      #expect(memory.recall() == anchor)
    }
  }

  @Test(arguments: ["", "0.5", "0.5 2", "-1 0", "nan 0", "a b", "0.1 0.2 0.3"])
  func whatIsNoPlaceIsForgotten(text: String) {
    file.write(text)
    #expect(memory.recall() == nil)
  }
}
