import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct KeyStyleTests {
  @Test func aLabelIsLaidOutOnceForEachFontUntilForgotten() {
    let user = TestUser()
    let style = KeyStyle(application: user.application)
    let first = style.layout("a", font: Font(size: 18))
    #expect(style.layout("a", font: Font(size: 18)) === first)
    #expect(style.layout("a", font: Font(size: 10)) !== first)
    #expect(user.host.textSystem.layoutCount == 2)
    style.forgetLayouts()
    #expect(style.layout("a", font: Font(size: 18)) !== first)
  }
}
