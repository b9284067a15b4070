import UICore

/// When events happened, by the program's clock: a program that was busy reads them late, and a short tap is to stay one.
struct EventClock {
  /// The event that has been least late so far.
  private var anchor: (event: EventTime, host: Duration)?

  /// What is later than this was not waiting: the server's clock has been set.
  private static let longestDelay = Duration.seconds(5)

  /// The moment of an event that is read `now`.
  mutating func time(of event: EventTime, now: Duration) -> Duration {
    if let anchor {
      let time = anchor.host + event.duration(since: anchor.event)
      if time <= now, now - time < Self.longestDelay { return time }
    }
    anchor = (event, now)
    return now
  }
}
