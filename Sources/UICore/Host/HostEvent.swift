import TextModel

/// What the host tells the program: the only way in for input.
///
/// Plain values, so that a test can write them and a host can make them without knowing any view.
/// Locations are in points from the top-level window's upper left corner, and may lie outside of it.
public enum HostEvent: Sendable, Hashable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  /// Text that an input method commits, apart from any key.
  case commit(WindowID, text: String, time: EventTime)
  /// What an input method is composing: all of it each time, empty when there is no more. `selection` is what it
  /// points out, in UTF-8 offsets into the text, or its caret; an impossible one is clamped.
  case marked(WindowID, text: String, selection: Range<Int>, time: EventTime)
  /// A press outside of every window of the program, seen while ``HostEffect/watchOutsidePresses(_:)`` is on.
  case outsidePress(OutsidePress)
  case windowFocus(WindowID, isFocused: Bool)
  case windowResized(WindowID, Size)
  /// Whether the window can be seen at all: mapped, not iconified.
  case windowVisibility(WindowID, isVisible: Bool)
  case closeRequested(WindowID)
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
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
  public static let `super` = Modifiers(rawValue: 8)
  public static let level3 = Modifiers(rawValue: 16)
  public static let capsLock = Modifiers(rawValue: 32)
  public static let numLock = Modifiers(rawValue: 64)
}

/// A place on the X screen in pixels.
public struct ScreenPoint: Sendable, Hashable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = ScreenPoint(x: 0, y: 0)
}

/// A mouse or a finger did something over, or captured by, a window of the program.
public struct PointerEvent: Sendable, Hashable {
  public enum Phase: Sendable, Hashable {
    /// Moved with no button held.
    case hover
    case down
    /// Moved with a button held or a finger down.
    case move
    case up
    /// The system took the sequence away (grab broken, window unmapped): nothing may come of it.
    case cancel
    /// Left the window with no button held.
    case leave
  }

  public var window: WindowID
  public var phase: Phase
  public var pointer: PointerID
  /// 1 left, 2 middle, 3 right, 8 and up the others; 4 to 7 arrive as ``ScrollEvent``. 1 for a finger, 0 for hovers.
  public var button: Int
  /// In points, in the window.
  public var location: Point
  public var screenLocation: ScreenPoint
  public var modifiers: Modifiers
  public var time: EventTime

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
  public var window: WindowID
  public var location: Point
  /// Wheel notches: positive `y` moves towards the end of the content, positive `x` to the right. Fractions come from smooth devices.
  public var notches: Point
  public var modifiers: Modifiers
  public var time: EventTime

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
  public var window: WindowID
  public var keysym: KeySym
  /// What the key types, after dead keys and Compose; empty for a key that types nothing.
  public var text: String
  /// What a US keyboard has in the key's place, unshifted; nil where that is not known.
  public var usKey: KeySym?
  public var modifiers: Modifiers
  public var isRepeat: Bool
  public var time: EventTime

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

/// A press on another program's window or on the bare root window.
public struct OutsidePress: Sendable, Hashable {
  public var pointer: PointerID
  public var button: Int
  public var screenLocation: ScreenPoint
  public var time: EventTime

  public init(pointer: PointerID, button: Int, screenLocation: ScreenPoint, time: EventTime) {
    self.pointer = pointer
    self.button = button
    self.screenLocation = screenLocation
    self.time = time
  }
}
