/// What the program asks of the host at the end of a turn: the only way out.
///
/// Plain values, so that a fake host can record them and a test compare them.
public enum HostEffect: Sendable, Hashable {
  /// Puts a window on the screen.
  case openWindow(WindowID, WindowAttributes)
  /// Takes a window off the screen.
  case closeWindow(WindowID)
  /// The window manager shows another title.
  case setTitle(WindowID, String)

  /// A nested surface; `frame` in points in its parent's surface. A new one covers its older siblings.
  case openSurface(SurfaceID, parent: SurfaceID, frame: Rect, isVisible: Bool)
  /// Moves or resizes, a pop-up and a dock too, which are placed as they are opened. After a change of size the
  /// program sends ``damage(_:_:)`` for all of it.
  case moveSurface(SurfaceID, frame: Rect)
  /// Shows a nested surface.
  case showSurface(SurfaceID)
  /// Hides a nested surface.
  case hideSurface(SurfaceID)
  /// A nested surface is gone.
  case closeSurface(SurfaceID)
  /// Above all its siblings.
  case raiseSurface(SurfaceID)
  /// Only what lies in this shape, in points in the surface, is seen and takes presses. A translucent window shows
  /// all of itself, and takes presses there only.
  case shapeSurface(SurfaceID, RoundedRect)

  /// Repaint these parts, in points in the surface: the host calls the ``SurfacePainter`` for each.
  case damage(SurfaceID, [Rect])

  /// The pointer's picture in a window.
  case setCursor(WindowID, PointerShape)
  /// Whether presses outside the program are to be reported (raw events on the X root window).
  case watchOutsidePresses(Bool)
  /// Take the input focus, with the time of the event that asked for it.
  case takeFocus(WindowID, EventTime)
  /// Rings the bell: what was asked for cannot be done.
  case bell
  /// Forget what keys have half composed in a window, a dead key or a Compose sequence: the caret or the focus has moved.
  case dropComposing(WindowID)

  /// Own the pasteboard and serve this text (UTF-8, never empty) to whoever asks, until another program owns it.
  /// The time is that of the user's act, or zero where there was none.
  case offer(Pasteboard, [UInt8], EventTime)
  /// Get the pasteboard's text from its owner, and answer once with ``HostEvent/pasted(_:_:)``. It may be a secret:
  /// no copy of it is left behind.
  case requestText(Pasteboard, PasteID, EventTime)

  /// Let the pointer take a text along. From now on what it does comes as ``HostEvent/drag(_:)`` where it is over
  /// a window of the program, until the button is released.
  case beginDrag(DragOffer)
  /// Give up a drag of the program's own; nothing more is told of it.
  case cancelDrag(DragID)
  /// Answers a place that a text was dragged to, with what a drop there would do, or a drop, with what it did;
  /// nil refuses.
  case answerDrag(DragID, DragAction?)
}

/// What a window is to the window manager.
public struct WindowAttributes: Sendable, Hashable {
  /// What the window manager shows.
  public var title: String
  /// In points.
  public var size: Size
  /// The smallest that the user may make it, in points.
  public var minimumSize: Size
  /// Whether it is a window of its own or a pop-up.
  public var kind: WindowKind
  /// Whether what lies below is seen where nothing is painted: only where ``PopUpLook/shadowed`` is possible.
  public var isTranslucent: Bool
  /// Whether the keys come to a pop-up's owner while it is open, whoever has the focus: for menus.
  public var takesKeys: Bool
  /// Whether it fills its monitor, whatever its size says, with nothing around it and nothing above.
  public var isFullScreen: Bool

  /// What a window is to be opened as; lengths are in points.
  public init(
    title: String, size: Size, minimumSize: Size, kind: WindowKind = .topLevel, isTranslucent: Bool = false,
    takesKeys: Bool = false, isFullScreen: Bool = false
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.kind = kind
    self.isTranslucent = isTranslucent
    self.takesKeys = takesKeys
    self.isFullScreen = isFullScreen
  }
}

/// What a window is to the other windows of its program.
public enum WindowKind: Sendable, Hashable {
  /// A window of its own, framed by the window manager.
  case topLevel
  /// Above its owner and without a frame; no window manager has a say in it, and it never has the input focus.
  /// `origin` is in points in the owner.
  case popUp(owner: WindowID, origin: Point)
  /// At an edge of the screen, above other windows and without a frame; it never has the input focus. Where a window
  /// manager keeps room for such windows, other windows are not below it. `origin` is in points on the X screen.
  case dock(origin: Point)

  /// Whether it is one of tools at an edge of the screen.
  public var isDock: Bool { if case .dock = self { true } else { false } }
}

/// What the edges of a pop-up can look like, as the host has it.
public enum PopUpLook: Sendable, Hashable {
  /// Windows are rectangles.
  case square
  /// Corners can be cut off.
  case rounded
  /// Windows can be translucent: a compositor blends them.
  case shadowed
}

/// The pointer's picture.
public enum PointerShape: Sendable, Hashable, CaseIterable {
  /// Over what can be pressed, and over nothing.
  case arrow
  /// Over text that can be selected.
  case text
  /// Over a link.
  case hand
  /// Over what can be dragged.
  case grab
  /// Two columns can be moved against each other.
  case resizeColumns
  /// None: the user types.
  case hidden
  /// What a drop would do.
  case dragCopy, dragMove, dragRefused
}
