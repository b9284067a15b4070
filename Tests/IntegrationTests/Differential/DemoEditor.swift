import CXTest
import TestSupport
import Testing

/// A field of the demo, in a font of one width.
@HarnessActor
final class DemoEditor: Editor {
  static let family = "DejaVu Sans Mono"
  static let fontSize = 13

  let user: EditorUser
  let kind: EditorKind
  private let stage: Stage
  private var view: DemoView
  private var last = EditorState(text: "", anchor: 0, head: 0)
  private var grid = CharacterGrid()

  var advance: Double { grid.advance }

  static func id(of kind: EditorKind) -> String {
    kind == .entry ? "nested/order/reference" : "nested/account/note"
  }

  init(_ kind: EditorKind) throws {
    self.kind = kind
    user = try EditorUser()
    let fonts = Repository.path("Tests/IntegrationTests/Differential/even-fonts.conf")
    let setup = DemoSetup(
      arguments: ["--size", "960x1200"], environment: ["FONTCONFIG_FILE": fonts])
    stage = try Stage(setup, on: user.display)
    view = try stage.view(Self.id(of: kind))
    try stage.edit(view)
    try measure()
  }

  func close() {
    stage.close()
    user.close()
  }

  func press(_ key: EditingKey) throws {
    guard key.pastes else { return try user.press(key) }
    try stage.demo.nextStep()
    try user.press(key)
    try stage.demo.waitFor("text")
  }

  func state() throws -> EditorState {
    view = try stage.view(view.id)
    guard let text = view.text, let anchor = view.anchor, let head = view.head, view.isFirstResponder else {
      throw Failure("no text is edited: \(view)")
    }
    last = EditorState(
      text: text, anchor: EditorState.offset(ofCluster: anchor, in: text),
      head: EditorState.offset(ofCluster: head, in: text))
    return last
  }

  func place(_ place: EditingGesture.Place) -> Point {
    let point = grid.place(of: place.index(in: last.count), isRightHalf: place.isRightHalf, in: last.text)
    return Point(x: view.box.x + Int(point.x), y: view.box.y + Int(point.y))
  }

  var placeAside: Point { Point(x: view.box.x + view.box.width - 12, y: view.box.y + view.box.height / 2) }

  /// Whether every character is where the grid has it: in one row for each line, and not scrolled.
  var showsAll: Bool {
    let lines = last.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count <= 5 && lines.allSatisfy { $0.unicodeScalars.count < min(grid.columns, 30) }
  }

  var columns: Int { grid.columns }

  // MARK: Measuring

  /// Finds out where characters stand by clicks between them.
  private func measure() throws {
    let letters = 20
    try begin(with: String(repeating: "m", count: letters))
    let box = try stage.view(view.id).box
    let row = kind == .entry ? box.height / 2 : 16
    let first = try firstPlace(in: 0..<box.width, at: { Point(x: $0, y: row) }) { $0.head >= 1 }
    let last = try firstPlace(in: 0..<box.width, at: { Point(x: $0, y: row) }) { $0.head >= letters - 1 }
    grid.advance = Double(last - first) / Double(letters - 2)
    grid.left = Double(first) - grid.advance / 2
    grid.top = Double(row)
    guard kind == .view else { return }
    try begin(with: "m\nm\nm\nm")
    let x = Int(grid.left) + 1
    let second = try firstPlace(in: 4..<90, at: { Point(x: x, y: $0) }) { $0.head >= 2 }
    let fourth = try firstPlace(in: 4..<90, at: { Point(x: x, y: $0) }) { $0.head >= 6 }
    grid.rowHeight = Double(fourth - second) / 2
    grid.top = Double(second) - grid.rowHeight / 2
    try begin(with: String(repeating: "m", count: 200))
    for key in [EditingKey(XK_Home, .control, "Home"), EditingKey(XK_End, [], "End")] { try press(key) }
    grid.columns = try state().head
  }

  private func firstPlace(
    in range: Range<Int>, at place: (Int) -> Point, where fits: (EditorState) -> Bool
  ) throws -> Int {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper {
      let middle = (lower + upper) / 2
      // Something between the clicks, so that they are not two of one place.
      try press(EditingKey(XK_Home, .control, "Home"))
      _ = try state()
      user.click(Point(x: view.box.x, y: view.box.y) + place(middle))
      if fits(try state()) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

/// Where characters of one width stand, from the upper left corner of a field.
struct CharacterGrid {
  var left = 0.0
  /// The middle of the first row.
  var top = 0.0
  var advance = 1.0
  var rowHeight = 0.0
  var columns = Int.max

  func place(of index: Int, isRightHalf: Bool, in text: String) -> (x: Double, y: Double) {
    let before = text.unicodeScalars.prefix(index)
    let row = before.count { $0 == "\n" }
    let column = before.reversed().prefix { $0 != "\n" }.count
    let x = left + advance * (Double(column) + (isRightHalf ? 0.75 : 0.25))
    return (x, top + rowHeight * Double(row))
  }
}
