import TextModel

/// What the host tells the program: the only way in for input.
///
/// Plain values, so that a test can write them and a host can make them without knowing any view.
/// Locations are in points from the top-level window's upper left corner, and may lie outside of it.
public enum HostEvent: Sendable, Hashable {
  /// A mouse or a finger did something.
  case pointer(PointerEvent)
  /// A wheel turned.
  case scroll(ScrollEvent)
  /// A key went down.
  case key(KeyEvent)
  /// Shift, Control or their like was let go. It is told only while something is held that it could end: never
  /// count on it.
  case modifierReleased(WindowID, KeySym, time: EventTime)
  /// An input method has kept a key of that window: what comes of it, if anything, comes later.
  case keyKept(WindowID, time: EventTime)
  /// Text that an input method commits, apart from any key.
  case commit(WindowID, text: String, time: EventTime)
  /// What an input method is composing: all of it each time, empty when there is no more. `selection` is what it
  /// points out, in UTF-8 offsets into the text, or its caret; an impossible one is clamped.
  case marked(WindowID, text: String, selection: Range<Int>, time: EventTime)
  /// A press that came to no window of the program, seen while ``HostEffect/watchOutsidePresses(_:)`` is on.
  case outsidePress(OutsidePress)
  /// A window got the input focus, or lost it.
  case windowFocus(WindowID, isFocused: Bool)
  /// A window has another size, in points.
  case windowResized(WindowID, Size)
  /// Whether the window can be seen at all: mapped, not iconified.
  case windowVisibility(WindowID, isVisible: Bool)
  /// The user asks the window manager to close a window.
  case closeRequested(WindowID)
  /// A window is gone: somebody else has destroyed it.
  case windowDestroyed(WindowID)
  /// The scale, a theme hint or an interaction setting changed.
  case settingsChanged
  /// The answer to a request for a pasteboard's text: bytes that ought to be UTF-8, or nil when there is no text
  /// or its owner kept silent for too long.
  case pasted(PasteID, SecureBytes?)
  /// Another program has offered something else.
  case pasteboardLost(Pasteboard)
  /// A text is dragged over a window of the program.
  case drag(DragEvent)
  /// How a drag of the program's own ended elsewhere: another program took the text, or with nil nobody did.
  case dragEnded(DragID, DragAction?)
}

/// Held modifier keys.
public struct Modifiers: OptionSet, Sendable, Hashable {
  /// A bit for each.
  public var rawValue: UInt8
  /// The modifiers of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Ctrl.
  public static let control = Modifiers(rawValue: 2)
  /// Alt, where the keymap has it.
  public static let alt = Modifiers(rawValue: 4)
  /// The key with the picture of a window or an apple.
  public static let `super` = Modifiers(rawValue: 8)
  /// AltGr.
  public static let level3 = Modifiers(rawValue: 16)
  /// Caps Lock is on.
  public static let capsLock = Modifiers(rawValue: 32)
  /// NumLock is on.
  public static let numLock = Modifiers(rawValue: 64)
}

/// A place on the X screen in pixels.
public struct ScreenPoint: Sendable, Hashable {
  /// To the right.
  public var x: Int
  /// Downwards.
  public var y: Int

  /// A place in pixels.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The screen's upper left corner.
  public static let zero = ScreenPoint(x: 0, y: 0)
}

/// A mouse or a finger did something over, or captured by, a window of the program.
public struct PointerEvent: Sendable, Hashable {
  /// What it did.
  public enum Phase: Sendable, Hashable {
    /// Moved with no button held.
    case hover
    /// A button or a finger went down.
    case down
    /// Moved with a button held or a finger down.
    case move
    /// It was let go.
    case up
    /// The system took the sequence away (grab broken, window unmapped): nothing may come of it.
    case cancel
    /// Left the window with no button held.
    case leave
  }

  /// The window that it is told to: at a press the one below it, and from then on that one.
  public var window: WindowID
  /// What it did.
  public var phase: Phase
  /// The mouse or the finger.
  public var pointer: PointerID
  /// 1 left, 2 middle, 3 right, 8 and up the others; 4 to 7 arrive as ``ScrollEvent``. 1 for a finger, 0 for hovers.
  public var button: Int
  /// In points, in the window.
  public var location: Point
  /// In pixels, on the screen.
  public var screenLocation: ScreenPoint
  /// The keys that were held before.
  public var modifiers: Modifiers
  /// When, by the server's clock.
  public var time: EventTime

  /// Something that a mouse or a finger did.
  public init(
    window: WindowID, phase: Phase, pointer: PointerID = .mouse, button: Int = 1, location: Point,
    screenLocation: ScreenPoint = .zero, modifiers: Modifiers = [], time: EventTime
  ) {
    self.window = window
    self.phase = phase
    self.pointer = pointer
    self.button = button
    self.location = location
    self.screenLocation = screenLocation
    self.modifiers = modifiers
    self.time = time
  }
}

/// A wheel turned or two fingers slid.
public struct ScrollEvent: Sendable, Hashable {
  /// The window below the pointer.
  public var window: WindowID
  /// In points, in the window.
  public var location: Point
  /// Wheel notches: positive `y` moves towards the end of the content, positive `x` to the right. Fractions come from smooth devices.
  public var notches: Point
  /// The keys that were held.
  public var modifiers: Modifiers
  /// When, by the server's clock.
  public var time: EventTime

  /// A turn of a wheel.
  public init(
    window: WindowID, location: Point, notches: Point, modifiers: Modifiers = [], time: EventTime
  ) {
    self.window = window
    self.location = location
    self.notches = notches
    self.modifiers = modifiers
    self.time = time
  }
}

/// A key went down (again, when it repeats). Releases are not sent: no text field needs them.
public struct KeyEvent: Sendable, Hashable {
  /// The window that has the focus.
  public var window: WindowID
  /// What the key means, before dead keys and Compose.
  public var keysym: KeySym
  /// What the key types, after dead keys and Compose; empty for a key that types nothing.
  public var text: String
  /// What a US keyboard has in the key's place, unshifted; nil where that is not known.
  public var usKey: KeySym?
  /// The keys that were held before.
  public var modifiers: Modifiers
  /// Whether the key has been held down since it was last told.
  public var isRepeat: Bool
  /// When, by the server's clock.
  public var time: EventTime

  /// A key that went down.
  public init(
    window: WindowID, keysym: KeySym, text: String = "", usKey: KeySym? = nil, modifiers: Modifiers = [],
    isRepeat: Bool = false, time: EventTime
  ) {
    self.window = window
    self.keysym = keysym
    self.text = text
    self.usKey = usKey
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.time = time
  }
}

/// A press on another program's window, on the bare root window, or on what a window manager put around ours.
public struct OutsidePress: Sendable, Hashable {
  /// The mouse or the finger.
  public var pointer: PointerID
  /// 1 left, 2 middle, 3 right; 1 for a finger.
  public var button: Int
  /// In pixels, on the screen.
  public var screenLocation: ScreenPoint
  /// Whether it was on the title bar or the border of a window of the program: then it is none of another program's,
  /// and only menus go.
  public var isOnFrame: Bool
  /// When, by the server's clock.
  public var time: EventTime

  /// A press that came to no window of ours.
  public init(
    pointer: PointerID, button: Int, screenLocation: ScreenPoint, isOnFrame: Bool = false, time: EventTime
  ) {
    self.pointer = pointer
    self.button = button
    self.screenLocation = screenLocation
    self.isOnFrame = isOnFrame
    self.time = time
  }
}
