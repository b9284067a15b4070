import UICore

/// What a pointer or a finger did on the panel.
public struct KeyPointerEvent: Sendable, Hashable {
  public enum Phase: Sendable, Hashable, CaseIterable {
    case began
    case moved
    case ended
    /// The pointer is gone without a release: its grab was broken.
    case cancelled
  }

  public var phase: Phase
  /// Which pointer or finger it is: any number that is the same from its press to its release.
  public var pointer: Int
  /// In points from the top left corner of the key area.
  public var location: Point
  /// Since any moment that stays the same, such as the start of the program.
  public var time: Duration
  /// Whether it is a finger, which covers what it presses.
  public var isTouch: Bool

  public init(_ phase: Phase, pointer: Int, at location: Point, time: Duration, isTouch: Bool = false) {
    self.phase = phase
    self.pointer = pointer
    self.location = location
    self.time = time
    self.isTouch = isTouch
  }
}
