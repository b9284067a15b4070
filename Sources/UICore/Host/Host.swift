extension Application {
  /// The system that a program runs on: a real X server, or the fake one of `UITestHost`.
  @MainActor public protocol Host: AnyObject {
    /// What lays text out.
    var text: any TextSystem { get }
    /// The time that timers and animations go by.
    var clock: any HostClock { get }
    /// How the user points and types, as of now. ``HostEvent/settingsChanged`` tells of a change.
    var settings: InteractionSettings { get }
    /// What the program's surfaces are called outside of it, and where they are.
    var nativeWindows: any NativeWindows { get }

    /// Carries one effect out. `painter` draws what ``HostEffect/damage(_:_:)`` names, during the call.
    func perform(_ effect: HostEffect, painter: any SurfacePainter)

    /// Calls `handler` in a turn of its own whenever `descriptor` can be read, or has been closed at its other end,
    /// in place of one that it had before. Returns whether the host can watch it.
    func addReader(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) -> Bool

    /// The descriptor is not watched any more; call it before the descriptor is closed.
    func removeReader(_ descriptor: Int32)
  }
}

/// Monotonic time.
@MainActor public protocol HostClock: AnyObject {
  /// The time. It never goes back.
  var now: Instant { get }
}

/// Draws the program's surfaces when the host asks.
@MainActor public protocol SurfacePainter: AnyObject {
  /// Paints what lies inside `damage` (points in the surface), every pixel of it.
  func paint(_ surface: SurfaceID, on canvas: any Canvas, damage: Rect)
}

/// What a surface is called outside of the program.
@MainActor public protocol NativeWindows: AnyObject {
  /// The X window id, or nil when the surface is not open.
  func nativeID(of surface: SurfaceID) -> UInt?
  /// Where the window's upper left corner is on the X screen, in pixels.
  func screenOrigin(of window: WindowID) -> ScreenPoint
  /// Pixels per point.
  var scale: Double { get }
  /// The size of the X screen in pixels; may cost a round trip.
  var screenSize: ScreenPoint { get }
  /// What the X screen is put together from, the primary monitor first, never none; may cost a round trip after the
  /// screen has changed.
  var monitors: [Monitor] { get }
  /// How pop-ups that are opened now can look; may cost a round trip.
  var popUpLook: PopUpLook { get }
}

/// How the user wants to point and type. Times as `Duration`, distances in points.
public struct InteractionSettings: Sendable, Hashable {
  /// At most so long after the first click the second makes a double click.
  public var doubleClickTime = Duration.milliseconds(400)
  /// At most so far from the first click; for a finger it is ``touchSlop``.
  public var doubleClickDistance = 5.0
  /// How far a press may move and still be a tap.
  public var mouseSlop = 10.0
  /// The same for a finger.
  public var touchSlop = 16.0
  /// How far a press on selected text must move to drag it away.
  public var dragThreshold = 8.0
  /// Whether the middle button pastes what is selected elsewhere.
  public var pastesPrimary = true
  /// A whole blink, on and off; zero for a caret that stays.
  public var caretBlink = Duration.milliseconds(1060)
  /// Blinking stops after this much time without input.
  public var caretBlinkTimeout = Duration.seconds(10)
  /// Whose keys the user edits with.
  public var keyTheme = KeyTheme.standard
  /// Whether the pointer is out of sight from a typed key until it moves.
  public var hidesPointerWhileTyping = true
  /// Whether the desktop is dark.
  public var prefersDark = false
  /// Whether the user wants nothing to move by itself.
  public var reducesMotion = false
  /// The way in which the user's language is read.
  public var layoutDirection = LayoutDirection.leftToRight

  /// What holds where the desktop says nothing.
  public init() {}
}

/// Whose keys the user edits with.
public enum KeyTheme: Sendable, Hashable {
  /// Those of most desktops.
  case standard
  /// Those of Emacs.
  case emacs
}

/// The program as the host's event loop sees it: feed it, end the turn, sleep until ``nextWake``.
@MainActor public protocol HostClient: SurfacePainter {
  /// Dispatches one event. Effects wait for ``endTurn()``.
  func handle(_ event: HostEvent)
  /// Runs the timers that are due.
  func fireTimers()
  /// Notifies, lays out, and hands the effects to the host. Called after each batch of events or timers.
  func endTurn()
  /// When ``fireTimers()`` is next due, or nil to sleep until an event comes.
  var nextWake: Instant? { get }
  /// The program has closed its last window or asked to quit: the loop returns.
  var isFinished: Bool { get }
}
