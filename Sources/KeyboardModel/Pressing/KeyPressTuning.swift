/// How patient the keys are with fingers: all times and distances of the panel.
package struct KeyPressTuning: Sendable, Hashable {
  /// How far in points a pointer may leave its key before the key loses its press: 2.7 mm.
  package var slop = 10.0
  /// A press that is shorter counts for its first key, also when the finger rolls off as it is lifted.
  package var tapDuration = Duration.milliseconds(200)
  /// How long a key is held before it offers its alternates. A setting of its own: some are slow, some quick.
  package var longPress = Duration.milliseconds(300)
  /// How long the space key is held before it moves the caret, and the hide key before it offers other places.
  package var spaceLongPress = Duration.milliseconds(600)
  /// How far in points the finger moves for one character, once the space key moves the caret.
  package var caretStep = 12.0
  /// How far from what a long press offers a finger may go, in heights of a key.
  package var popUpTolerance = 1.2
  /// Keys that are narrower, in points, show what a finger on them will type above it: 10 mm.
  package var previewWidth = 38.0
  /// How far in points a stroke on a key goes that is no tap.
  package var flickDistance = 16.0
  /// How long a key is held before it repeats.
  package var repeatDelay = Duration.milliseconds(400)
  /// The time between repeats: 25 per second.
  package var repeatInterval = Duration.milliseconds(40)
  /// After how many repeats Delete goes on with whole words.
  package var repeatsBeforeWords = 20
  /// The time between two words: 6 per second, so that one can stop in time.
  package var wordInterval = Duration.milliseconds(167)
  /// The longest time between two presses on Shift that locks capitals.
  package var doubleClickInterval = ShiftState.defaultDoubleClickInterval
  /// The longest time between two spaces that makes them a full stop.
  package var doubleSpaceInterval = Duration.milliseconds(1100)
  /// How long a row or a key is marked where the mark goes by itself, for who types with one switch.
  package var scanInterval = Duration.seconds(1)
  /// The longest time between two taps on a key that gives its next text.
  package var cycleInterval = Duration.seconds(1)

  package init() {}
}
