import UICore

/// A finger on Shift or on a key for another page: what it changed lasts as long as it is down, if other keys are
/// pressed meanwhile, or if it slides to one.
struct KeyHold: Sendable, Hashable {
  /// What there was before.
  enum Origin: Sendable, Hashable {
    case shift(ShiftState.Mode)
    case page(PageName)
  }

  let pointer: Int
  let origin: Origin
  /// The key that the finger went down on, as long as it is on the panel.
  let position: KeyPosition?
  private let frame: Rect
  /// Whether a key was pressed by another finger.
  var isUsed = false
  /// Whether the finger has left its key for others.
  private(set) var isSliding = false

  init(pointer: Int, origin: Origin, position: KeyPosition?, frame: Rect) {
    self.pointer = pointer
    self.origin = origin
    self.position = position
    self.frame = frame
  }

  var isShift: Bool { if case .shift = origin { true } else { false } }

  /// Whether the release leaves what the press has changed: it was a tap.
  var isTap: Bool { !isUsed && !isSliding }

  mutating func move(to point: Point, tuning: KeyPressTuning) {
    if !isUsed, !frame.inset(by: -tuning.slop).contains(point) { isSliding = true }
  }
}
