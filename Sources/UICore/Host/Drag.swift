import TextModel

/// Names one drag of a text, from its beginning to its end.
public enum DragID: Sendable, Hashable {
  /// Begun in this program.
  case own(Int)
  /// Begun in another one.
  case foreign(Int)
}

/// What becomes of a dragged text where it came from.
public enum DragAction: Sendable, Hashable, CaseIterable {
  /// It stays where it was.
  case copy
  /// The one who gave it deletes it.
  case move
}

/// A text that the pointer takes along from this program.
public struct DragOffer: Sendable, Hashable {
  /// Names the drag.
  public var id: DragID
  /// Where the press is that drags.
  public var window: WindowID
  /// The mouse or the finger that drags.
  public var pointer: PointerID
  /// UTF-8, never empty.
  public var text: [UInt8]
  /// Whether it can be taken away from where it is.
  public var allowsMove: Bool

  /// A text that is to be taken along.
  public init(id: DragID, window: WindowID, pointer: PointerID, text: [UInt8], allowsMove: Bool) {
    self.id = id
    self.window = window
    self.pointer = pointer
    self.text = text
    self.allowsMove = allowsMove
  }

  /// What the keys ask for that are held: within the program a text is moved and Ctrl copies it; to other
  /// programs it is copied and Shift moves it.
  public func action(with modifiers: Modifiers, isOutside: Bool = false) -> DragAction {
    guard allowsMove, !modifiers.contains(.control) else { return .copy }
    return isOutside && !modifiers.contains(.shift) ? .copy : .move
  }
}

/// A text is dragged over a window of the program, its own or another program's.
public struct DragEvent: Sendable, Hashable {
  /// What became of it.
  public enum Phase: Sendable, Hashable {
    /// It came to this place. To be answered once: ``HostEffect/answerDrag(_:_:)``.
    case moved
    /// It went away, or the drag was given up.
    case left
    /// It was let go here: bytes that ought to be UTF-8. To be answered once with what was done.
    case dropped(SecureBytes)
  }

  /// Names the drag.
  public var id: DragID
  /// The window that it is over.
  public var window: WindowID
  /// What became of it.
  public var phase: Phase
  /// In points, in the window.
  public var location: Point
  /// What the user asks for.
  public var action: DragAction
  /// When.
  public var time: EventTime

  /// A dragged text at a place.
  public init(
    id: DragID, window: WindowID, phase: Phase, location: Point, action: DragAction, time: EventTime
  ) {
    self.id = id
    self.window = window
    self.phase = phase
    self.location = location
    self.action = action
    self.time = time
  }
}
