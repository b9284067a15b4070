import Glibc
import Testing
import UICore

@testable import Outfield

/// Where the user has dragged the keyboard to, in a folder of the test.
@Suite final class PlaceMemoryTests {
  private let state: String

  init() {
    var template = Array("/tmp/outfield-state-XXXXXX".utf8CString)
    state = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

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
