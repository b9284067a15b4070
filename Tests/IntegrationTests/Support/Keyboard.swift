import CXTest

/// The user's keyboard, with the key map that the server has when it is made.
@HarnessActor
final class Keyboard {
  private let connection: XConnection
  private var held: [KeyCode] = []

  init(_ display: VirtualDisplay) throws {
    connection = try display.connect()
  }

  /// Types characters that the key map has on its first two levels.
  func type(_ text: String) throws {
    for scalar in text.unicodeScalars {
      // Latin 1 has its own values, all others are told by a bit (X11 protocol, appendix A).
      try key(scalar.value < 0x100 ? KeySym(scalar.value) : KeySym(0x100_0000 | scalar.value))
    }
  }

  /// Presses and releases one key, with the modifiers held meanwhile.
  func key(_ symbol: KeySym, holding modifiers: KeySym...) throws { try key(symbol, holding: modifiers) }

  func key(_ symbol: KeySym, holding modifiers: [KeySym]) throws {
    let (code, isShifted) = try keycode(of: symbol)
    let codes = try modifiers.map { try keycode(of: $0).code } + (isShifted ? [shift] : [])
    for code in codes { press(code) }
    press(code)
    release(code)
    for code in codes.reversed() { release(code) }
    connection.synchronize()
  }

  /// Runs `body` with a key held down.
  func holding(_ symbol: KeySym, _ body: () throws -> Void) throws {
    let code = try keycode(of: symbol).code
    press(code)
    connection.synchronize()
    defer {
      release(code)
      connection.synchronize()
    }
    try body()
  }

  func close() {
    guard connection.isOpen else { return }
    for code in held.reversed() { release(code) }
    connection.close()
  }

  private var shift: KeyCode { XKeysymToKeycode(connection.display, KeySym(XK_Shift_L)) }

  private func keycode(of symbol: KeySym) throws -> (code: KeyCode, isShifted: Bool) {
    let code = XKeysymToKeycode(connection.display, symbol)
    let level = (0...1).first { XkbKeycodeToKeysym(connection.display, code, 0, $0) == symbol }
    guard code != 0, let level else {
      throw Failure("no key for \(XKeysymToString(symbol).map { String(cString: $0) } ?? "\(symbol)")")
    }
    return (code, level == 1)
  }

  private func press(_ code: KeyCode) {
    held.append(code)
    XTestFakeKeyEvent(connection.display, UInt32(code), 1, 0)
  }

  private func release(_ code: KeyCode) {
    held.removeAll { $0 == code }
    XTestFakeKeyEvent(connection.display, UInt32(code), 0, 0)
  }
}
