/// A pointer that is down on a key.
struct KeyPress: Sendable, Hashable {
  let pointer: Int
  let position: KeyPosition
  let key: Key
  let frame: KeyFrame
  /// Whether the pointer is on its key, so that a release would act.
  private(set) var isArmed = true
  /// Whether the key has repeated, so that its release does nothing more.
  private(set) var hasRepeated = false
  /// The time of the next repeat, or `nil` if there is none.
  private(set) var nextRepeat: Duration?
  private var repeats = 0

  init(pointer: Int, position: KeyPosition, key: Key, frame: KeyFrame) {
    self.pointer = pointer
    self.position = position
    self.key = key
    self.frame = frame
  }

  /// Whether a release, or a press of another pointer, makes the key act.
  var actsWhenEnded: Bool {
    isArmed && !hasRepeated
  }

  /// Begins to wait for the first repeat, if the key is one that repeats.
  mutating func startRepeating(at time: Duration, tuning: KeyPressTuning) {
    repeats = 0
    nextRepeat = key.function?.repeats == true ? time + tuning.repeatDelay : nil
  }

  /// Follows the pointer. The edge for leaving a key is outside the edge for
  /// coming back, so a trembling finger is not on and off in turn.
  mutating func move(to point: KeyPoint, time: Duration, tuning: KeyPressTuning) {
    let isOnKey = (isArmed ? frame.expanded(by: tuning.slop) : frame).contains(point)
    guard isOnKey != isArmed else { return }
    isArmed = isOnKey
    if isArmed {
      startRepeating(at: time, tuning: tuning)
    } else {
      nextRepeat = nil
    }
  }

  /// Takes the repeat that is due and returns its number, from 1, or `nil` if none is due.
  mutating func takeRepeat(at time: Duration, tuning: KeyPressTuning) -> Int? {
    guard let due = nextRepeat, due <= time else { return nil }
    hasRepeated = true
    repeats += 1
    // Counted from when it was due, so that late timers do not slow the rate
    // down; but a program that was stopped for a while owes nothing.
    let next = due + tuning.repeatInterval
    nextRepeat = next > time ? next : time + tuning.repeatInterval
    return repeats
  }
}
