import Testing

@testable import X11Model

@Suite struct ScreenLimitsTests {
  @Test func aModernScreenLeavesNothingToSay() {
    #expect(ScreenLimits(hasRender: true, colorCount: nil).messages.isEmpty)
  }

  @Test func eachLackIsOneLine() {
    let messages = ScreenLimits(hasRender: false, colorCount: 16).messages
    #expect(messages.count == 2)
    #expect(messages[0].contains("RENDER") && messages[1].contains("16"))
    #expect(messages.allSatisfy { !$0.contains("\n") })
  }
}
