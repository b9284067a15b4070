import CXTest

/// One display and one demo for all tests of keymaps, with a field being edited: only the keymap changes.
@HarnessActor
struct KeymapStage {
  let stage: Stage
  let field: DemoView
  private let connection: XConnection

  private static var shared: Stage?
  /// What its server has now: a change takes longer than a test.
  private static var present = ""

  /// Takes the server to the keymap, with nothing locked and nothing in the field.
  static func run(
    _ keymap: Keymap, option: String? = nil, locks: Locks = .none, _ body: (KeymapStage) throws -> Void
  ) throws {
    let stage = try sharedStage()
    let wanted = keymap.layout + " " + (option ?? "")
    if wanted != present { try setKeymap(keymap.layout, option: option, on: stage.display) }
    present = wanted
    // It fetches the keymap when it first asks: hence a new one.
    let connection = try stage.display.connect()
    defer { connection.close() }
    connection.lock(locks, group: keymap.group)
    defer { connection.lock(.none, group: 0) }
    let field = try editedField(stage)
    try stage.demo.nextStep()
    let keys = KeymapStage(stage: stage, field: field, connection: connection)
    try keys.empty(by: keymap)
    try body(keys)
  }

  private static func sharedStage() throws -> Stage {
    if let shared, !shared.demo.process.hasEnded { return shared }
    let stage = try Stage(DemoSetup(), on: VirtualDisplay(.none))
    shared = stage
    present = ""
    return stage
  }

  private static func editedField(_ stage: Stage) throws -> DemoView {
    let field = try stage.fields()[0]
    if try stage.demo.tree().firstResponder?.id != field.id { try stage.edit(field) }
    return field
  }

  static func setKeymap(_ layout: String, option: String? = nil, on display: VirtualDisplay) throws {
    // Options add up: the empty one takes the others away.
    let wanted = option.map { ["-option", $0] } ?? []
    var spawn = Spawn("setxkbmap", ["-layout", layout, "-option", ""] + wanted)
    spawn.environment["DISPLAY"] = display.name
    let process = try ChildProcess(spawn)
    guard try process.waitForEnd() == .exited(0) else { throw Failure("setxkbmap: \(process.errors)") }
  }

  // MARK: Keys

  /// Presses keys by their places, as fast as the server takes them.
  func press(_ strokes: Keymap.Stroke...) { press(strokes) }

  func press(_ strokes: [Keymap.Stroke]) {
    for stroke in strokes { connection.press(stroke) }
    connection.synchronize()
  }

  func hold(_ code: KeyCode) { connection.key(code, isDown: true) }

  /// Returns when the server has let the key go.
  func letGo(of code: KeyCode, after milliseconds: UInt = 0) {
    connection.key(code, isDown: false, delay: milliseconds)
    connection.synchronize()
  }

  /// How fast a held key repeats, in milliseconds. `XkbSetAutoRepeatRate`
  func setRepeat(delay: UInt32, interval: UInt32) {
    XkbSetAutoRepeatRate(connection.display, UInt32(XkbUseCoreKbd), delay, interval)
    connection.synchronize()
  }

  /// Presses the keys with pauses between all presses and releases, kept by the server.
  func press(_ strokes: [Keymap.Stroke], milliseconds: UInt) {
    for stroke in strokes { connection.press(stroke, delay: milliseconds) }
    connection.synchronize()
  }

  /// The key that the keymap has this on.
  func keycode(of symbol: Int32) -> KeyCode { XKeysymToKeycode(connection.display, KeySym(symbol)) }

  // MARK: The field

  func waitForText(_ text: String) throws {
    try stage.demo.waitFor("text") { $0.view == field.id && $0.text == text }
    try stage.demo.nextStep()
  }

  @discardableResult
  func waitForText(where fits: (String) -> Bool) throws -> String {
    let event = try stage.demo.waitFor("text") { $0.view == field.id && fits($0.text ?? "") }
    try stage.demo.nextStep()
    return event.text ?? ""
  }

  func waitForSelection(_ range: Range<Int>) throws {
    try stage.demo.waitFor("selection") { event in
      let ends = [event.body["anchor"]?.integer, event.body["head"]?.integer]
      return event.view == field.id && ends.contains(range.lowerBound) && ends.contains(range.upperBound)
    }
    try stage.demo.nextStep()
  }

  private func empty(by keymap: Keymap) throws {
    if try stage.view(field.id).text?.isEmpty == true { return }
    press(.control(keymap.letters.a), Keymap.Stroke(Keymap.Place.delete))
    try waitForText("")
  }
}

extension XConnection {
  fileprivate func key(_ code: KeyCode, isDown: Bool, delay: UInt = 0) {
    XTestFakeKeyEvent(display, UInt32(code), isDown ? 1 : 0, delay)
    XFlush(display)
  }

  fileprivate func press(_ stroke: Keymap.Stroke, delay: UInt = 0) {
    for code in stroke.held { XTestFakeKeyEvent(display, UInt32(code), 1, delay) }
    XTestFakeKeyEvent(display, UInt32(stroke.code), 1, delay)
    XTestFakeKeyEvent(display, UInt32(stroke.code), 0, delay)
    for code in stroke.held.reversed() { XTestFakeKeyEvent(display, UInt32(code), 0, delay) }
  }

  /// NumLock is on another modifier on some keymaps: looked up.
  fileprivate func lock(_ locks: Locks, group: UInt32) {
    let numLock = XkbKeysymToModifiers(display, KeySym(XK_Num_Lock))
    var mask: UInt32 = locks.hasCapsLock ? UInt32(LockMask) : 0
    if locks.hasNumLock { mask |= numLock }
    XkbLockModifiers(display, UInt32(XkbUseCoreKbd), 0xff, mask)
    XkbLockGroup(display, UInt32(XkbUseCoreKbd), group)
    synchronize()
  }
}
