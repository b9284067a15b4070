import KeyboardModel
import UICore

/// Fingers on the keys of the English layout: a test says which key they are on.
struct Fingers {
  var tracker = KeyPressTracker(layout: .default, width: 960, height: 204)
  /// In milliseconds; events happen at this time.
  var now = 0
  private(set) var actions: [KeyAction] = []
  private(set) var highlighted: KeyPosition?
  private(set) var nextWake: Duration?
  /// Whether each change of the highlight was one of the key that had it.
  private(set) var isHighlightConsistent = true

  /// What was typed, in order, without the other actions.
  var typed: String {
    actions.reduce(into: "") { text, action in
      switch action {
      case .type(let piece): text += piece
      case .space: text += " "
      default: break
      }
    }
  }

  mutating func down(_ key: String, finger: Int = 1) {
    down(at: center(of: key), finger: finger)
  }

  mutating func down(at point: Point, finger: Int = 1) {
    send(.began, point, finger)
  }

  mutating func move(to point: Point, finger: Int = 1) {
    send(.moved, point, finger)
  }

  mutating func up(_ key: String, finger: Int = 1) {
    up(at: center(of: key), finger: finger)
  }

  mutating func up(at point: Point, finger: Int = 1) {
    send(.ended, point, finger)
  }

  mutating func cancel(finger: Int = 1) {
    send(.cancelled, Point(x: 0, y: 0), finger)
  }

  mutating func tap(_ keys: String...) {
    for key in keys {
      // The press may switch the page under the finger.
      let point = center(of: key)
      down(at: point)
      up(at: point)
    }
  }

  mutating func beginCapital() {
    note(tracker.wantCapital(true))
  }

  mutating func show(_ page: KeyboardPage) {
    note(tracker.show(page))
  }

  mutating func cancelAll() {
    note(tracker.cancelAll())
  }

  mutating func beginField(page: PageName = .letters) {
    note(tracker.beginField(page: page))
  }

  /// Lets time pass and wakes the tracker whenever it asked to be.
  mutating func wait(_ milliseconds: Int) {
    now += milliseconds
    while let wake = nextWake, wake <= .milliseconds(now) {
      note(tracker.wake(at: wake))
    }
  }

  /// The middle of the key of the current page that types a text or has the name of a function.
  func center(of name: String) -> Point {
    let page = tracker.geometry.page
    for (row, frames) in tracker.geometry.rows.enumerated() {
      for (column, frame) in frames.enumerated() {
        let key = page.rows[row].keys[column]
        if key.text(isShifted: false) == name || key.function?.rawValue == name {
          return frame.center
        }
      }
    }
    fatalError("no key \(name) on this page")
  }

  private mutating func send(_ phase: KeyPointerEvent.Phase, _ point: Point, _ finger: Int) {
    note(tracker.handle(KeyPointerEvent(phase, pointer: finger, at: point, time: .milliseconds(now))))
  }

  private mutating func note(_ output: KeyPressOutput) {
    actions += output.actions
    nextWake = output.nextWake
    if let key = output.unhighlighted {
      isHighlightConsistent = isHighlightConsistent && key == highlighted
      highlighted = nil
    }
    if let key = output.highlighted {
      isHighlightConsistent = isHighlightConsistent && highlighted == nil
      highlighted = key
    }
    isHighlightConsistent = isHighlightConsistent && highlighted == tracker.highlightedKey
  }
}
