/// A line of standard input.
enum StreamCommand: Equatable {
  case tree
  case focus(String)
  case scene(String)
  case quit
  /// Nothing that is known; the message says what.
  case invalid(String)

  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let name = words.first else { return nil }
    let rest = words.count > 1 ? String(words[1].drop { $0 == " " }) : ""
    switch (name, rest.isEmpty) {
    case ("tree", true): self = .tree
    case ("quit", true): self = .quit
    case ("focus", false): self = .focus(rest)
    case ("scene", false): self = .scene(rest)
    case ("focus", true): self = .invalid("focus needs the id of a view")
    case ("scene", true): self = .invalid("scene needs the name of a scene: \(SceneName.list)")
    default: self = .invalid("unknown command: \(line.prefix(80))")
    }
  }
}

/// Cuts bytes into lines and lines into commands.
struct CommandReader {
  /// The longest line in bytes.
  static let limit = 4096

  private var line: [UInt8] = []
  private var isTooLong = false

  /// The commands that `bytes` complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [StreamCommand] {
    var commands: [StreamCommand] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if let command = finishLine() { commands.append(command) }
      } else if line.count < Self.limit {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    return commands
  }

  /// The input is over: what came last counts without its newline too.
  mutating func end() -> StreamCommand? { finishLine() }

  private mutating func finishLine() -> StreamCommand? {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    if isTooLong { return .invalid("a command is longer than \(Self.limit) bytes") }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return StreamCommand(line: String(decoding: line, as: UTF8.self))
  }
}
