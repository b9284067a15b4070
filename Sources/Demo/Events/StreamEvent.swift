import Outfield

/// One line of the event stream, without its time.
struct StreamEvent: Equatable {
  var name: String
  var members: [JSON.Member]

  init(_ name: String, _ members: KeyValuePairs<String, JSON> = [:]) {
    self.name = name
    self.members = members.map { JSON.Member(name: $0.key, value: $0.value) }
  }

  static func error(_ message: String) -> StreamEvent { StreamEvent("error", ["message": .string(message)]) }

  /// The line with its newline; `time` is rounded to microseconds.
  func line(at time: Duration) -> [UInt8] {
    let head: [JSON.Member] = [
      JSON.Member(name: "t", value: .number(time.inSeconds)),
      JSON.Member(name: "event", value: .string(name)),
    ]
    var bytes: [UInt8] = []
    JSON.object(head + members).write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

extension Duration {
  /// Seconds, to the microsecond.
  var inSeconds: Double { (self / .microseconds(1)).rounded() / 1_000_000 }
}
