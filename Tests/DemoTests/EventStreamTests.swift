import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct EventStreamTests {
  private final class Reader {
    var text = ""
    var isStuck = false
  }

  private let user = TestUser()
  private let reader = Reader()

  private func stream(limit: Int = 1000) -> EventStream {
    EventStream(application: user.application, limit: limit) { [reader] bytes in
      guard !reader.isStuck else { return .wouldBlock }
      reader.text += String(decoding: bytes, as: UTF8.self)
      return .wrote(bytes.count)
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

  @Test func readerThatStallsIsTriedEverLessOften() {
    let stream = stream()
    reader.isStuck = true
    stream.send(StreamEvent("begin"))
    user.wait(.seconds(2))
    let next = user.application.nextWake.map { $0 - user.host.clock.now }
    #expect(next.map { $0 > .milliseconds(1) && $0 <= .milliseconds(256) } == true)
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
