import Testing

@testable import Demo

struct CommandReaderTests {
  private func commands(_ pieces: String...) -> [StreamCommand] {
    var reader = CommandReader()
    let taken = pieces.flatMap { reader.take($0.utf8) }
    return taken + [reader.end()].compactMap { $0 }
  }

  @Test func eachLineIsACommand() {
    #expect(
      commands("tree\nfocus nested/name\nscene nested\nquit\n") == [
        .tree, .focus("nested/name"), .scene("nested"), .quit,
      ])
  }

  @Test func piecesOfALineAreJoined() {
    #expect(commands("tr", "ee\nfo", "", "cus a", "b\n") == [.tree, .focus("ab")])
  }

  @Test func lastLineCountsWithoutItsNewline() {
    #expect(commands("tree\nquit") == [.tree, .quit])
  }

  @Test func emptyLinesAndCarriageReturnsAreNothing() {
    #expect(commands("\n  \n\r\ntree\r\n") == [.tree])
  }

  @Test func spacesInANameBelongToIt() {
    #expect(commands("focus  my field \n") == [.focus("my field ")])
  }

  @Test(arguments: ["frob", "tree x", "quit now", "Tree", "focus", "scene", "{\"a\":1}"])
  func whatIsNotKnownIsOneError(_ line: String) {
    let result = commands(line + "\ntree\n")
    #expect(result.count == 2)
    guard case .invalid = result[0] else {
      Issue.record("\(line) was taken for \(result[0])")
      return
    }
    #expect(result[1] == .tree)
  }

  @Test func overlongLineIsOneErrorAndTheNextOneCounts() {
    let result = commands(String(repeating: "x", count: 100_000), "y\ntree\n")
    #expect(result == [.invalid("a command is longer than 4096 bytes"), .tree])
  }

  @Test func lineAtTheLimitIsStillRead() {
    let name = String(repeating: "x", count: CommandReader.limit - "focus ".count)
    #expect(commands("focus \(name)\n") == [.focus(name)])
    #expect(commands("focus \(name)x\n") == [.invalid("a command is longer than 4096 bytes")])
  }

  @Test func bytesThatAreNoTextDoNotStopIt() {
    var reader = CommandReader()
    let result = reader.take([0xff, 0x00, 0xc3, 0x0a] + Array("tree\n".utf8))
    #expect(result.count == 2)
    #expect(result.last == .tree)
  }
}
