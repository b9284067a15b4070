import Testing
import UICore
import UITestHost

@MainActor @Suite struct ReaderTests {
  private let scene = Scene()

  @Test func aReaderIsCalledInATurnOfItsOwn() {
    var count = 0
    let isWatched = scene.user.application.addReader(5) { [scene] in
      count += 1
      scene.fieldA.becomeFirstResponder()
    }
    #expect(isWatched)
    #expect(scene.user.makeReadable(5))
    #expect(count == 1)
    #expect(scene.begunAndEnded == ["begin a"])
  }

  @Test func aSecondReaderOfADescriptorTakesThePlaceOfTheFirst() {
    var calls: [Int] = []
    scene.user.application.addReader(5) { calls.append(1) }
    scene.user.application.addReader(5) { calls.append(2) }
    scene.user.makeReadable(5)
    #expect(calls == [2])
  }

  @Test func aRemovedReaderIsNotCalled() {
    scene.user.application.addReader(5) { Issue.record("called") }
    scene.user.application.removeReader(5)
    #expect(!scene.user.makeReadable(5))
  }
}
