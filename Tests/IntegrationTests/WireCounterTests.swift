import Testing

@Suite struct WireCounterTests {
  private func connected() -> WireCounter {
    var counter = WireCounter()
    counter.client([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    counter.server([1, 0, 11, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 4))
    return counter
  }

  @Test func theSetUpIsNotCounted() {
    #expect(connected().counts == WireCounter.Counts())
  }

  @Test func requestsAreCountedHoweverTheyAreCutUp() {
    var counter = connected()
    let requests: [UInt8] = [127, 0, 1, 0, 72, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for byte in requests { counter.client([byte]) }
    #expect(counter.counts == WireCounter.Counts(requests: 2, bytes: 16))
  }

  @Test func aBigRequestIsOne() {
    var counter = connected()
    counter.client([72, 0, 0, 0, 4, 0, 0, 0] + [UInt8](repeating: 0, count: 8))
    #expect(counter.counts == WireCounter.Counts(requests: 1, bytes: 16))
  }

  @Test func aReplyToTheNewestRequestIsARoundTripAndAnEarlierOneIsNot() {
    var counter = connected()
    for _ in 0..<2 { counter.client([98, 0, 1, 0]) }
    let rest = [UInt8](repeating: 0, count: 28)
    counter.server([1, 0, 1, 0] + rest)
    counter.server([1, 0, 2, 0] + rest)
    #expect(counter.counts.replies == 2)
    #expect(counter.counts.roundTrips == 1)
  }

  @Test func repliesAreCountedAndEventsAndErrorsAreNot() {
    var counter = connected()
    let empty = [UInt8](repeating: 0, count: 31)
    counter.server([2] + empty)
    counter.server([0] + empty)
    counter.server([1, 0, 0, 0, 2, 0, 0, 0] + [UInt8](repeating: 0, count: 32))
    counter.server([35, 0, 0, 0, 1, 0, 0, 0] + [UInt8](repeating: 1, count: 28))
    counter.server([1] + empty)
    #expect(counter.counts.replies == 2)
  }
}
