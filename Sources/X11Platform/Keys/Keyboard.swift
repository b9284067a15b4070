import CX11
import UICore
import X11Model

/// Turns key events into keysyms and text, and knows which window has the keys.
@MainActor final class Keyboard {
  let connection: Connection
  let surfaces: SurfaceTable
  private let inputMethod: InputMethod
  private let composer: KeyComposer
  /// What the modifiers meant when the keyboard was last asked.
  private(set) var modifiers = ModifierMap()
  /// What has been said of another keymap since then.
  var changes: [XEvent] = []
  /// Whether the keyboard is another one since the program was told.
  var hasNews = false
  /// Of XKB's events; nil until they have been asked for.
  private(set) var xkbEvent: Int32?
  private var buffer = [CChar](repeating: 0, count: 64)
  private var repeats = RepeatTracker()
  private var isRepeat = false
  private var lastTime = EventTime(rawValue: 0)
  private var isReady = false

  init(_ connection: Connection, _ surfaces: SurfaceTable) {
    self.connection = connection
    self.surfaces = surfaces
    inputMethod = InputMethod(connection)
    composer = KeyComposer(connection)
  }

  /// The slow part, after the first frame: keyboard, modifiers, and the input method if it cannot wait.
  func prepare() {
    guard !isReady else { return }
    isReady = true
    // A held key then repeats without releases in between. One round trip.
    XkbSetDetectableAutoRepeat(connection.display, 1, nil)
    xkbEvent = watchKeyboard()
    modifiers = ModifierMap(asking: connection)
    hasNews = true
    if InputMethod.hasOwnRules { inputMethod.open() }
    for window in surfaces.windows { attach(window) }
  }

  /// Gives a window its input context; does nothing while the input method is not open.
  func attach(_ window: X11Window) {
    guard window.inputContext == nil else { return }
    window.inputContext = inputMethod.makeContext(for: window.xid)
    if window.inputContext != nil, window.isFocused { focusChanged(window) }
  }

  func detach(_ window: X11Window) {
    if let context = window.inputContext { XDestroyIC(context) }
    window.inputContext = nil
  }

  /// `XSetICFocus`, `XUnsetICFocus`
  func focusChanged(_ window: X11Window) {
    // Releases that went to another window were not seen.
    if !window.isFocused { repeats.reset() }
    window.selectReleases(repeats.wantsReleases)
    // The method may have been opened while another window had the keys.
    if window.isFocused, window.inputContext == nil {
      window.inputContext = inputMethod.makeContext(for: window.xid)
    }
    guard let context = window.inputContext else { return }
    if window.isFocused {
      XSetICFocus(context)
    } else {
      XUnsetICFocus(context)
      // Half a dead key does not wait for the next visit.
      composer.drop()
    }
  }

  /// Forgets what keys have half composed: what they would become belongs to another place now.
  func dropComposing() { composer.drop() }

  /// What a key types that was kept to be composed and came to nothing.
  private func typed(_ key: XKeyEvent, in window: X11Window) -> HostEvent? {
    var key = key
    let (keysym, text) = lookWithoutMethod(&key)
    guard !text.printable.isEmpty else { return nil }
    return .key(
      KeyEvent(
        window: window.windowID, keysym: keysym, text: text, usKey: ShortcutKey.us(Int(key.keycode)),
        modifiers: modifiers.modifiers(key.state), time: EventTime(rawValue: UInt32(key.time))))
  }

  /// The keymap has changed: asks once for however many changes, before the next key or at the end of a batch.
  func refresh() {
    for change in changes { refresh(after: change) }
    changes = []
    modifiers = ModifierMap(asking: connection)
    hasNews = true
  }

  /// Reads a press or a release: what a press means goes to `queue`.
  func read(_ event: inout XEvent, _ queue: inout EventQueue) {
    if !changes.isEmpty { refresh() }
    let isPress = event.type == KeyPress
    track(isPress, event.xkey)
    guard isPress else {
      if let released = modifierReleased(event.xkey) { queue.append(released) }
      // Presses are offered to the input method where they are looked up.
      if inputMethod.isOpen { XFilterEvent(&event, UInt(None)) }
      return
    }
    guard let window = surfaces.window(XWindow(rawValue: event.xkey.window)) else { return }
    let key = translate(&event.xkey, in: window)
    for missed in composer.takeMissed() {
      if let missed = typed(missed, in: window) { queue.append(missed) }
    }
    if let key { queue.append(key) }
  }

  /// Before the input method sees it, which may keep it. No round trip.
  private func modifierReleased(_ key: XKeyEvent) -> HostEvent? {
    guard let window = surfaces.window(XWindow(rawValue: key.window)) else { return nil }
    let keysym = symbol(UInt8(truncatingIfNeeded: key.keycode), Int32(key.state >> 13 & 3))
    guard keysym.isShiftOrControl else { return nil }
    return .modifierReleased(window.windowID, keysym, time: EventTime(rawValue: UInt32(key.time)))
  }

  /// Before the input method sees it, to know a repetition: with detectable autorepeat a key that repeats is
  /// pressed again without a release.
  private func track(_ isPress: Bool, _ event: XKeyEvent) {
    // Text that the input method made is no key.
    guard event.keycode != 0 else { return }
    guard isPress else { return repeats.release(Int(event.keycode)) }
    lastTime = EventTime(rawValue: UInt32(event.time))
    isRepeat = repeats.press(Int(event.keycode), time: lastTime.rawValue)
  }

  private func translate(_ event: inout XKeyEvent, in window: X11Window) -> HostEvent? {
    guard let (keysym, typed) = lookUp(&event, in: window) else {
      return .keyKept(window.windowID, time: EventTime(rawValue: UInt32(event.time)))
    }
    // Keycode 0 is text that the input method made, with no time of its own.
    if event.keycode == 0 {
      return typed.isEmpty ? nil : .commit(window.windowID, text: typed, time: lastTime)
    }
    let held = modifiers.modifiers(event.state).spent(on: keysym)
    let isShortcut = !held.isDisjoint(with: [.control, .alt, .super])
    if keysym.rawValue == 0, typed.isEmpty { return nil }
    note(event, keysym.repeatKind(isShortcut: isShortcut), in: window)
    return .key(
      KeyEvent(
        window: window.windowID, keysym: isShortcut ? shortcut(keysym, event) : keysym,
        text: isShortcut ? "" : typed, usKey: ShortcutKey.us(Int(event.keycode)),
        modifiers: held, isRepeat: isRepeat,
        time: EventTime(rawValue: UInt32(event.time))))
  }

  private func note(_ event: XKeyEvent, _ kind: RepeatTracker.Kind, in window: X11Window) {
    if repeats.pressed(Int(event.keycode), time: UInt32(event.time), kind: kind) {
      window.selectReleases(repeats.wantsReleases)
    }
  }

  // MARK: - Looking up

  /// The key and what it types, or nil when the input method took it: the first that needs the method opens it.
  private func lookUp(_ event: inout XKeyEvent, in window: X11Window) -> (KeySym, String)? {
    if window.inputContext != nil {
      return isKept(event, in: window) ? nil : look(&event, window.inputContext)
    }
    let found = look(&event, window.inputContext)
    guard isReady, found.0.needsInputMethod else { return found }
    inputMethod.open()
    attach(window)
    guard window.inputContext != nil else { return found }
    return isKept(event, in: window) ? nil : look(&event, window.inputContext)
  }

  private func isKept(_ event: XKeyEvent, in window: X11Window) -> Bool {
    composer.keeps(event, isChord: isChord(event), in: window)
  }

  /// Whether it is held with Ctrl, Alt or Super.
  private func isChord(_ event: XKeyEvent) -> Bool {
    let held = modifiers.modifiers(event.state).intersection([.control, .alt, .super])
    guard event.keycode != 0, !held.isEmpty else { return false }
    var event = event
    return !held.spent(on: lookWithoutMethod(&event).0).isEmpty
  }

  /// `Xutf8LookupString`
  private func look(_ event: inout XKeyEvent, _ context: XIC?) -> (KeySym, String) {
    guard let context else { return lookWithoutMethod(&event) }
    var keysym: XKeySym = 0
    var status: Int32 = 0
    var count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    if status == XBufferOverflow {
      buffer = [CChar](repeating: 0, count: Int(count) + 1)
      count = Xutf8LookupString(context, &event, &buffer, Int32(buffer.count), &keysym, &status)
    }
    let hasText = status == XLookupChars || status == XLookupBoth
    let hasKey = status == XLookupKeySym || status == XLookupBoth
    // Text that was composed has no keycode, and is what it is whatever the keysym says.
    let symbol = KeySym(rawValue: hasKey && event.keycode != 0 ? UInt32(truncatingIfNeeded: keysym) : 0)
    return (symbol.canonical, text(of: symbol, hasText ? count : 0))
  }

  /// Before the input method is open, and where there is none. `XLookupString`
  private func lookWithoutMethod(_ event: inout XKeyEvent) -> (KeySym, String) {
    var keysym: XKeySym = 0
    let count = XLookupString(&event, &buffer, Int32(buffer.count), &keysym, nil)
    let symbol = KeySym(rawValue: UInt32(truncatingIfNeeded: keysym)).canonical
    if let text = symbol.typedASCII { return (symbol, text) }
    if let character = symbol.character { return (symbol, String(character)) }
    // Without a method only ASCII is sure to be what it says.
    for byte in buffer.prefix(Int(count)) where byte < 0 { return (symbol, "") }
    return (symbol, text(of: symbol, count))
  }

  /// What is in the buffer, unless it holds a control character: Backspace, Return and their like come with one.
  private func text(of symbol: KeySym, _ count: Int32) -> String {
    let isControl = count == 1 && buffer[0] >= 0 && buffer[0] < 0x20
    return buffer.withUnsafeBytes {
      symbol.text(found: UnsafeRawBufferPointer(rebasing: $0.prefix(isControl ? 0 : Int(max(0, count)))))
    }.printable
  }

  private func shortcut(_ keysym: KeySym, _ event: XKeyEvent) -> KeySym {
    if keysym.isBindable { return keysym.lowercased }
    let code = UInt8(truncatingIfNeeded: event.keycode)
    let group = Int32(event.state >> 13 & 3)
    let others = (Int32(0)..<4).filter { $0 != group }.map { symbol(code, $0) }
    return ShortcutKey(current: keysym, keycode: Int(code), others: others).resolve { candidate in
      (UInt8(8)...255).contains { $0 != code && symbol($0, group) == candidate }
    }
  }

  /// A key with fewer groups goes on from its first: modifiers have one. `XkbLookupKeySym`
  private func symbol(_ keycode: UInt8, _ group: Int32) -> KeySym {
    var (used, keysym): (UInt32, CX11.KeySym) = (0, 0)
    XkbLookupKeySym(connection.display, keycode, UInt32(group) << 13, &used, &keysym)
    return KeySym(rawValue: UInt32(truncatingIfNeeded: keysym))
  }
}
