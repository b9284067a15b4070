import CXTest

/// A text of GTK 3, which shows its state when it is asked.
@HarnessActor
final class GTKEditor: Editor {
  let user: EditorUser
  private let process: ChildProcess
  private let lines: LineReader
  private let commands: Descriptor
  private let connection: XConnection
  /// On the screen: left, top, height.
  private var cells: [(left: Double, top: Double, height: Double)] = []
  private let advance: Double
  private static let width = 900

  /// - Parameter advance: how wide a character is.
  init(_ kind: EditorKind, advance: Double) throws {
    user = try EditorUser()
    self.advance = advance
    let (input, output) = (try Descriptor.pipe(), try Descriptor.pipe())
    var spawn = GTKEntry.spawn(
      "gtk-editor.py",
      [kind.rawValue, "10", "10", "\(Self.width)", "300", DemoEditor.family, "\(DemoEditor.fontSize)"],
      on: user.display)
    spawn.descriptors = [0: input.reading, 1: output.writing]
    process = try ChildProcess(spawn)
    lines = LineReader(output.reading)
    commands = input.writing
    connection = try user.display.connect()
    let ready = try lines.nextLine(before: Deadline())
    guard let ready, ready.hasPrefix("ready "), let window = XID(ready.dropFirst(6)) else {
      throw Failure("GTK's editor did not start: \(process.errors)")
    }
    XSetInputFocus(connection.display, window, Int32(RevertToPointerRoot), Time(CurrentTime))
    connection.synchronize()
  }

  func close() {
    process.end()
    connection.close()
    user.close()
  }

  func press(_ key: EditingKey) throws { try user.press(key) }

  func state() throws -> EditorState { try ask("state") }

  /// Takes over the state of the other one.
  func take(_ state: EditorState) throws {
    var bytes = Array(#"set {"text":""#.utf8)
    for scalar in state.text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += Array("\\\(scalar)".utf8)
      case "\n": bytes += Array("\\n".utf8)
      case "\t": bytes += Array("\\t".utf8)
      default: bytes += Array("\(scalar)".utf8)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let taken = try ask("\(text)\",\"anchor\":\(state.anchor),\"head\":\(state.head)}")
    if taken != state { throw Failure("GTK has \(taken) instead of \(state)") }
  }

  var placeAside: Point { Point(x: 10 + Self.width - 30, y: 10 + 30) }

  func wrap(behind columns: Int) throws { _ = try ask("columns \(columns)") }

  func place(_ place: EditingGesture.Place) -> Point {
    let cell = cells[place.index(in: cells.count - 1)]
    return Point(
      x: Int(cell.left + advance * (place.isRightHalf ? 0.75 : 0.25)), y: Int(cell.top + cell.height / 2))
  }

  private func ask(_ command: String) throws -> EditorState {
    try commands.write(command + "\n")
    guard let line = try lines.nextLine(before: Deadline()) else {
      throw Failure("GTK's editor has ended: \(process.errors)")
    }
    let answer = try JSON(parsing: line)
    guard let text = answer["text"]?.string, let anchor = answer["anchor"]?.integer,
      let head = answer["head"]?.integer, let cells = answer["cells"]?.array
    else { throw Failure("no state: \(line)") }
    self.cells = cells.compactMap(\.numbers).map { ($0[0], $0[1], $0[3]) }
    return EditorState(text: text, anchor: anchor, head: head)
  }
}
