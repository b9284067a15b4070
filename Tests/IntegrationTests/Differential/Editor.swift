import CXTest

/// An editor on a display of its own, with its user.
@HarnessActor
protocol Editor: AnyObject {
  var user: EditorUser { get }
  /// How it is after all that the user has done.
  func state() throws -> EditorState
  /// A place in the left or the right half of a character, by the state that was asked for last.
  func place(_ place: EditingGesture.Place) -> Point
  /// A place in the first row, far from all characters.
  var placeAside: Point { get }
  /// Presses a key, and waits until what it leads to has been done.
  func press(_ key: EditingKey) throws
}

extension Editor {
  func perform(_ step: EditingStep) throws {
    switch step {
    case .key(let key): try press(key)
    case .gesture(let gesture):
      try user.perform(gesture, from: place(gesture.start), to: place(gesture.end))
    }
  }

  /// Puts a text in the place of what is there, and on the clipboard.
  func begin(with text: String) throws {
    // Elsewhere than the next one: a click of the round before is none of its clicks, whatever was typed between.
    user.click(placeAside)
    for key in [EditingKey.selectAll, .delete] { try press(key) }
    try user.type(text)
    for key in [EditingKey.selectAll, .copy, .end] { try press(key) }
  }
}

/// Keyboard and mouse of one display, with a key for each character that is written.
@HarnessActor
final class EditorUser {
  let display: VirtualDisplay
  let keyboard: Keyboard
  private let pointer: Pointer

  init() throws {
    // High enough for the field, all of its lines, and the panel below.
    display = try VirtualDisplay(.none, ServerSetup(screen: "1280x1400x24"))
    try Self.addKeys(for: Writing.alphabet, on: display)
    keyboard = try Keyboard(display)
    pointer = try Pointer(display)
  }

  func close() {
    keyboard.close()
    pointer.close()
    display.close()
  }

  func press(_ key: EditingKey) throws { try keyboard.key(key.symbol, holding: key.modifiers.symbols) }

  func type(_ text: String) throws {
    for scalar in text.unicodeScalars { try press(EditingKey(typing: scalar)) }
  }

  func click(_ place: Point) { pointer.click(place) }

  func perform(_ gesture: EditingGesture, from start: Point, to end: Point) throws {
    guard gesture.kind != .shiftClick else {
      return try keyboard.holding(Keys.shift) { pointer.click(start) }
    }
    for _ in 1..<gesture.clicks { pointer.click(start) }
    pointer.move(to: start)
    pointer.press()
    if gesture.isDrag { pointer.drag(on: start, to: end) }
    pointer.release()
  }

  /// The last keys that there are type what a US keyboard has not.
  private static func addKeys(for scalars: Set<Unicode.Scalar>, on display: VirtualDisplay) throws {
    let connection = try display.connect()
    defer { connection.close() }
    let missing = scalars.filter { $0.value >= 0x80 }.sorted()
    var (first, last): (Int32, Int32) = (0, 0)
    XDisplayKeycodes(connection.display, &first, &last)
    for (index, scalar) in missing.enumerated() {
      var symbol = EditingKey(typing: scalar).symbol
      XChangeKeyboardMapping(connection.display, last - Int32(index), 1, &symbol, 1)
    }
    connection.synchronize()
  }
}
