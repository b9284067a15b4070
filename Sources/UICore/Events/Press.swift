/// One press from down to up: a mouse button or a finger, with what it hit.
///
/// The target is found once, when the press begins, and the path above it is held until the press ends,
/// so that no change of the tree can take a click away from the view that it was meant for.
@MainActor public final class Press {
  /// The window that it is in.
  public let window: Window
  /// The mouse or the finger.
  public let pointer: PointerID
  /// 1 left, 2 middle, 3 right; 1 for a finger.
  public let button: Int
  /// The view that was hit.
  public let target: View
  /// The target and the views above it.
  let path: [View]
  /// Where it began, in points in the window.
  public let startLocation: Point
  /// Where it began, in pixels on the screen.
  public let startScreenLocation: ScreenPoint
  /// Where the pointer is now, in points in the window.
  public internal(set) var location: Point
  /// The keys that were held at its last event.
  public internal(set) var modifiers: Modifiers
  /// When its last event was.
  public internal(set) var time: EventTime
  /// 1, then 2 for a double click, 3 for a triple click.
  public internal(set) var clickCount = 1
  /// It has moved further than a tap may.
  public internal(set) var isPan = false
  /// It has stopped something that moved by itself: it can drag that, but no tap comes of it.
  public internal(set) var hasStoppedMotion = false
  /// It is one of more fingers than a hand does anything with: a palm, or a sleeve. Nothing comes of it but what
  /// recognizers make of it.
  public internal(set) var isPalm = false
  /// The view no longer hears of it: swallowed by a policy or taken over by a recognizer.
  private(set) var isWithheldFromView = false
  /// Who takes it: the target, or whoever comes after it in the responder chain.
  private var handler: Responder?
  /// What dismissal made of it, once that is known.
  public internal(set) var decision: PressDecision?
  /// Those that look at it, the deepest view's first.
  var recognizers: [GestureRecognizer] = []

  init(event: PointerEvent, window: Window, target: View) {
    self.window = window
    self.target = target
    pointer = event.pointer
    button = event.button
    startLocation = event.location
    startScreenLocation = event.screenLocation
    location = event.location
    modifiers = event.modifiers
    time = event.time
    path = Array(sequence(first: target) { $0.superview })
  }

  /// Whether it is a finger's.
  public var isTouch: Bool { pointer.touch != nil }

  /// Whether it is on something other than the keyboard panel and its like.
  var isOnContent: Bool { !path.contains { $0.toolTraits.contains(.letsContentMove) } }

  /// Where the pointer is now, in the coordinates of `view`.
  public func location(in view: View) -> Point { view.convertFromWindow(location) }

  /// Where it began, in the coordinates of `view`.
  public func startLocation(in view: View) -> Point { view.convertFromWindow(startLocation) }

  // MARK: Delivery to the views

  /// Offers the press to the target and on up the responder chain, until somebody takes it.
  func beginInView() {
    for responder in target.chain where isReachable {
      // Known before it is asked: it may give the press away at once.
      handler = responder
      if responder.pointerDown(self) { return }
      handler = nil
    }
  }

  func moveInView() {
    if isReachable { handler?.pointerMoved(self) }
  }

  /// The release: or a cancellation, where the target can no longer be reached.
  func endInView() {
    if isReachable { handler?.pointerUp(self) } else { withholdFromView() }
  }

  /// Whoever took the press hears that it is cancelled, and nothing after that.
  func withholdFromView() {
    guard !isWithheldFromView else { return }
    isWithheldFromView = true
    handler?.pointerCancelled(self)
  }

  private var isReachable: Bool { !isWithheldFromView && target.window != nil && target.isEnabledInTree }
}
