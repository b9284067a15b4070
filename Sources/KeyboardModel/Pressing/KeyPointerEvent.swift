import UICore

/// What a pointer or a finger did on the panel.
package struct KeyPointerEvent: Sendable, Hashable {
  package enum Phase: Sendable, Hashable, CaseIterable {
    case began
    case moved
    case ended
    /// The pointer is gone without a release: its grab was broken.
    case cancelled
  }

  package var phase: Phase
  /// Which pointer or finger it is: any number that is the same from its press to its release.
  package var pointer: Int
  /// In points from the top left corner of the key area.
  package var location: Point
  /// Since any moment that stays the same, such as the start of the program.
  package var time: Duration
  /// Whether it is a finger, which covers what it presses.
  package var isTouch: Bool

  package init(_ phase: Phase, pointer: Int, at location: Point, time: Duration, isTouch: Bool = false) {
    self.phase = phase
    self.pointer = pointer
    self.location = location
    self.time = time
    self.isTouch = isTouch
  }
}
