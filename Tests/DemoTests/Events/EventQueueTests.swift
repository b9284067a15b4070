import Testing

@testable import Demo

@MainActor struct EventQueueTests {
  /// A reader who takes as much as the test lets it.
  @MainActor private final class Reader {
    var room = Int.max
    var piece = Int.max
    var isClosed = false
    private(set) var text = ""

    func take(_ bytes: UnsafeRawBufferPointer) -> EventQueue.WriteResult {
      if isClosed { return .closed }
      let count = min(bytes.count, room, piece)
      guard count > 0 else { return .wouldBlock }
      room -= count
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
      return .wrote(count)
    }
  }

  private func queue(limit: Int) -> EventQueue {
    EventQueue(limit: limit) { Array("lost \($0)\n".utf8) }
  }

  private func line(_ text: String) -> [UInt8] { Array("\(text)\n".utf8) }

  @Test func linesArriveInOrder() {
    let reader = Reader()
    reader.piece = 3
    var queue = queue(limit: 100)
    for text in ["one", "two", "three"] { queue.append(line(text)) }
    #expect(queue.drain(reader.take) == .empty)
    #expect(reader.text == "one\ntwo\nthree\n")
  }

  @Test func lineCutShortGoesOnWhereItStopped() {
    let reader = Reader()
    reader.room = 5
    var queue = queue(limit: 100)
    queue.append(line("one"))
    queue.append(line("two"))
    #expect(queue.drain(reader.take) == .waiting)
    queue.append(line("three"))
    reader.room = .max
    #expect(queue.drain(reader.take) == .empty)
    #expect(reader.text == "one\ntwo\nthree\n")
  }

  @Test func stalledReaderLosesWholeLinesAndIsToldOnce() {
    let reader = Reader()
    reader.room = 2
    var queue = queue(limit: 12)
    for (index, text) in ["aaa", "bbb", "ccc", "ddd", "eee"].enumerated() {
      queue.append(line(text))
      #expect(queue.drain(reader.take) == (index == 0 ? .waiting : .stuck))
    }
    reader.room = .max
    #expect(queue.drain(reader.take) == .empty)
    queue.append(line("fff"))
    #expect(queue.drain(reader.take) == .empty)
    #expect(reader.text == "aaa\nbbb\nccc\nlost 2\nfff\n")
  }

  @Test func noticeStandsWhereTheLinesAreMissing() {
    let reader = Reader()
    reader.room = 0
    var queue = queue(limit: 20)
    for text in ["aaaaaaaaa", "bbbbbbbbb", "ccc"] { queue.append(line(text)) }
    reader.room = 10
    #expect(queue.drain(reader.take) == .waiting)
    queue.append(line("d"))
    reader.room = .max
    #expect(queue.drain(reader.take) == .empty)
    #expect(reader.text == "aaaaaaaaa\nbbbbbbbbb\nlost 1\nd\n")
  }

  @Test func readerAtTheBrinkIsNotToldForEachLine() {
    let reader = Reader()
    var queue = queue(limit: 40)
    reader.room = 0
    for index in 10..<100 {
      queue.append(line("\(index)"))
      reader.room += 2
      _ = queue.drain(reader.take)
    }
    reader.room = .max
    _ = queue.drain(reader.take)
    let notices = reader.text.split(separator: "\n").filter { $0.hasPrefix("lost") }
    #expect(!notices.isEmpty)
    #expect(notices.count < 10)
  }

  @Test func lineLongerThanTheQueueIsLost() {
    let reader = Reader()
    var queue = queue(limit: 10)
    queue.append(line("far too long for this"))
    #expect(queue.drain(reader.take) == .empty)
    #expect(reader.text == "lost 1\n")
  }

  @Test func closedReaderEndsIt() {
    let reader = Reader()
    reader.isClosed = true
    var queue = queue(limit: 10)
    queue.append(line("one"))
    #expect(queue.drain(reader.take) == .closed)
  }
}
