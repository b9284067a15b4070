/// One line of the event stream.
struct DemoEvent: CustomStringConvertible {
  let description: String
  let name: String
  let body: JSON

  init(parsing line: String) throws {
    description = line
    body = try JSON(parsing: line)
    guard let name = body["event"]?.string, body["t"]?.number != nil else {
      throw Failure("no event, or no time: \(line)")
    }
    self.name = name
  }

  var view: String? { body["view"]?.string }
  var cause: String? { body["cause"]?.string }
  var decision: String? { body["decision"]?.string }
  var text: String? { body["text"]?.string }

  var isOfKeyboard: Bool { name.hasPrefix("keyboard") }
}
