import CAllocations
import Controls
import Testing
import UICore
import UITestHost

/// What a key stroke asks of the memory allocator, the fake host's own notes included.
@MainActor @Suite struct AllocationTests {
  @Test func aKeyStrokeAllocatesLittleAndNoMoreInALongText() {
    let short = allocationsPerKey(after: "")
    let long = allocationsPerKey(after: String(repeating: "word ", count: 200))
    #expect(short > 0, "the counter counts")
    #expect(short <= 250, "\(short)")
    #expect(long <= short * 2, "\(long) after 1000 characters, \(short) in an empty field")
  }

  /// The median of several keys, as caches grow now and then.
  private func allocationsPerKey(after text: String) -> UInt {
    let user = TestUser()
    let window = Window(title: "Field", size: Size(width: 400, height: 100))
    let field = TextField(text, frame: Rect(x: 20, y: 20, width: 300, height: 34))
    window.addSubview(field)
    user.open(window)
    user.click(field)
    user.key(.end)
    user.type("warm up")
    let counts = (0..<15).map { _ in
      let before = outfield_allocation_count()
      user.type("n")
      return outfield_allocation_count() - before
    }
    return counts.sorted()[7]
  }
}
