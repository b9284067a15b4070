import Testing
import UICore

@testable import KeyboardPanel

@Suite struct EventClockTests {
  private func times(_ events: [(event: UInt32, now: Int)]) -> [Int] {
    var clock = EventClock()
    return events.map {
      clock.time(of: EventTime(rawValue: $0.event), now: .milliseconds($0.now)) / .milliseconds(1)
    }.map { Int($0) }
  }

  @Test func eventsThatAreReadLateKeepTheirDistance() {
    #expect(times([(100, 5000), (180, 5500), (200, 5500)]) == [5000, 5080, 5100])
  }

  /// The first one was late itself.
  @Test func theEventThatWasLeastLateSaysHowTheClocksStand() {
    #expect(times([(100, 5000), (400, 5100), (450, 5300)]) == [5000, 5100, 5150])
  }

  @Test func theServersClockBeginsAnewAndMayBeSet() {
    #expect(times([(UInt32.max - 9, 5000), (10, 5030)]) == [5000, 5020])
    #expect(times([(90_000, 5000), (10, 5010), (20, 20_000)]) == [5000, 5010, 20_000])
  }
}
