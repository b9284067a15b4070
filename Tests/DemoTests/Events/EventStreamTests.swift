import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct EventStreamTests {
  private final class Reader {
    var text = ""
    var isStuck = false
    /// How much it takes before it is full.
    var room = Int.max
  }

  private let user = TestUser()
  private let reader = Reader()

  private func stream(limit: Int = 1000) -> EventStream {
    EventStream(application: user.application, limit: limit) { [reader] bytes in
      let count = min(bytes.count, reader.room)
      guard !reader.isStuck, count > 0 else { return .wouldBlock }
      reader.room -= count
      reader.text += String(decoding: bytes.prefix(count), as: UTF8.self)
      return .wrote(count)
    }
  }

  @Test func timeIsInSecondsSinceTheStart() {
    user.wait(.seconds(5))
    let stream = stream()
    user.wait(.microseconds(1_234_567))
    stream.send(StreamEvent("begin", ["view": nil]))
    #expect(reader.text == "{\"t\":1.234567,\"event\":\"begin\",\"view\":null}\n")
  }

  @Test func readerThatWakesUpGetsTheRestByItself() {
    let stream = stream()
    reader.isStuck = true
    stream.send(StreamEvent("begin"))
    stream.send(StreamEvent("end"))
    reader.isStuck = false
    user.wait(.milliseconds(10))
    #expect(reader.text.split(separator: "\n").count == 2)
    #expect(user.application.nextWake == nil)
  }

  @Test func readerThatStallsIsTriedEverLessOften() throws {
    let stream = stream()
    reader.isStuck = true
    stream.send(StreamEvent("begin"))
    user.wait(.seconds(2))
    let times = try (0..<3).map { _ in
      user.wait(try untilNextTry())
      return try untilNextTry()
    }
    #expect(times == Array(repeating: EventStream.retryDelays.limit, count: 3))
  }

  @Test func readerThatTakesALittleIsTriedAgainSoon() throws {
    let stream = stream()
    reader.isStuck = true
    stream.send(StreamEvent("begin"))
    user.wait(.seconds(2))
    reader.isStuck = false
    reader.room = 10
    user.wait(try untilNextTry())
    #expect(reader.text.utf8.count == 10)
    #expect(try untilNextTry() == EventStream.retryDelays.first)
  }

  private func untilNextTry() throws -> Duration {
    try #require(user.application.nextWake) - user.host.clock.now
  }

  @Test func whatIsQueuedAtTheEndIsSentWhileTheReaderTakesIt() {
    let stream = stream()
    reader.room = 10
    stream.send(StreamEvent("begin"))
    var waits = 0
    stream.close {
      waits += 1
      reader.room = 10
      return true
    }
    #expect(waits > 1)
    #expect(reader.text.hasSuffix("}\n"))
    stream.send(StreamEvent("end"))
    #expect(!reader.text.contains("end"))
  }

  @Test func readerThatTakesNothingDoesNotDelayTheEnd() {
    let stream = stream()
    reader.isStuck = true
    stream.send(StreamEvent("begin"))
    var waits = 0
    stream.close {
      waits += 1
      return false
    }
    #expect(waits == 1)
  }

  @Test func readerThatStallsLosesEventsAndIsToldByOneError() {
    let stream = stream(limit: 200)
    reader.isStuck = true
    for _ in 0..<100 { stream.send(StreamEvent("press")) }
    reader.isStuck = false
    user.wait(.seconds(1))
    let lines = reader.text.split(separator: "\n")
    let errors = lines.filter { $0.contains("error") }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("\(100 - lines.count + 1) events are lost") == true)
  }
}
