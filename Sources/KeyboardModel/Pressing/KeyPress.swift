import UICore

/// A pointer that is down on a key.
struct KeyPress: Sendable, Hashable {
  let pointer: Int
  let position: KeyPosition
  let key: Key
  let frame: Rect
  /// Whether Shift was on when the key was pressed: what it is at the release comes too late.
  let isShifted: Bool
  let start: Point
  let began: Duration
  let isTouch: Bool
  /// Whether the pointer is on its key, so that a release would act.
  private(set) var isArmed = true
  /// Whether the key has repeated, so that its release does nothing more.
  private(set) var hasRepeated = false
  /// The time of the next repeat, or `nil` if there is none.
  private(set) var nextRepeat: Duration?
  /// When the press becomes a long one, or `nil` if that means nothing, or has happened.
  var longPress: Duration?
  /// What the stroke that the pointer has drawn on its key types.
  private(set) var flick: String?
  /// Where the caret was moved last, while the space key moves it.
  private(set) var caretAnchor: Double?
  private var repeats = 0
  /// Where the pointer was last.
  private(set) var last: Point
  /// Whether it began in this turn, in which the field that it is for may come yet.
  var isNew = true

  init(
    _ event: KeyPointerEvent, on key: Key, at position: KeyPosition, in frame: Rect, isShifted: Bool
  ) {
    pointer = event.pointer
    self.position = position
    self.key = key
    self.frame = frame
    self.isShifted = isShifted
    start = event.location
    last = start
    began = event.time
    isTouch = event.isTouch
  }

  /// Whether a release where the pointer is, or a press of another pointer, makes the key act: a finger that was down for
  /// a moment only meant its first key, and may have begun to roll off.
  func acts(whenEndedAt time: Duration, unit: Double, tuning: KeyPressTuning) -> Bool {
    guard !hasRepeated, caretAnchor == nil else { return false }
    return isArmed || time - began <= tuning.tapDuration && frame.inset(by: -unit).contains(last)
  }

  /// What a long press would offer.
  var alternates: [String] { key.alternates(isShifted: isShifted) }

  /// Begins to wait for what comes of holding the key.
  mutating func startWaiting(at time: Duration, tuning: KeyPressTuning) {
    repeats = 0
    nextRepeat = key.function?.repeats == true ? time + tuning.repeatDelay : nil
    if key.function == .space || key.function == .hide {
      longPress = time + tuning.spaceLongPress
    } else if key.function == .globe || !alternates.isEmpty {
      longPress = time + tuning.longPress
    }
  }

  /// Follows the pointer. The edge for leaving a key is outside the edge for
  /// coming back, so a trembling finger is not on and off in turn.
  mutating func move(to point: Point, time: Duration, tuning: KeyPressTuning) {
    last = point
    let isOnKey = (isArmed ? frame.inset(by: -tuning.slop) : frame).contains(point)
    guard isOnKey != isArmed else { return }
    isArmed = isOnKey
    nextRepeat = nil
    longPress = nil
    if isArmed { startWaiting(at: time, tuning: tuning) }
  }

  /// Takes the repeat that is due and returns its number, from 1, or `nil` if none is due.
  mutating func takeRepeat(at time: Duration, tuning: KeyPressTuning) -> Int? {
    guard let due = nextRepeat, due <= time else { return nil }
    hasRepeated = true
    repeats += 1
    let isForWords = key.function == .delete && repeats >= tuning.repeatsBeforeWords
    let interval = isForWords ? tuning.wordInterval : tuning.repeatInterval
    // Counted from when it was due, so that late timers do not slow the rate
    // down; but a program that was stopped for a while owes nothing.
    let next = due + interval
    nextRepeat = next > time ? next : time + interval
    return repeats
  }

  // MARK: - The caret

  /// From now on the pointer moves the caret.
  mutating func startMovingCaret(at x: Double) {
    caretAnchor = x
    longPress = nil
  }

  /// How many characters the caret goes to the right for a pointer at `x`.
  mutating func takeCaretSteps(to x: Double, tuning: KeyPressTuning) -> Int {
    guard let anchor = caretAnchor, tuning.caretStep > 0 else { return 0 }
    let steps = ((x - anchor) / tuning.caretStep).rounded(.towardZero)
    guard abs(steps) >= 1, abs(steps) < 1000 else { return 0 }
    caretAnchor = anchor + steps * tuning.caretStep
    return Int(steps)
  }

  // MARK: - Strokes

  /// Whether the pointer is on a key that strokes type other texts on.
  var isStroke: Bool { !key.flicks.isEmpty }

  /// Follows a pointer that may draw a stroke on its key.
  mutating func stroke(to point: Point, tuning: KeyPressTuning) {
    (flick, last) = (nil, point)
    guard start.distance(to: point) >= tuning.flickDistance else { return }
    longPress = nil
    let way = point - start
    let index = abs(way.x) > abs(way.y) ? (way.x < 0 ? 0 : 2) : (way.y < 0 ? 1 : 3)
    if key.flicks.indices.contains(index) { flick = key.flicks[index] }
  }

  /// What a release types, for the finger that hides its key.
  func preview(tuning: KeyPressTuning) -> String? {
    if let flick { return flick }
    guard isTouch, isArmed, frame.width < tuning.previewWidth else { return nil }
    return key.text(isShifted: isShifted)
  }
}
