/// Tells a repetition of a held key from a second press, without listening to releases while text is typed.
///
/// With detectable autorepeat a key that repeats is pressed again with no release in between. But each
/// release wakes the program for nothing, a third of what a letter costs, and no one asks whether a letter
/// repeats. So letters turn releases off, and the first key that does something else turns them on again.
package struct RepeatTracker: Sendable {
  /// What matters of a key here.
  package enum Kind: Sendable {
    /// Types text: its repetitions are like presses.
    case letter
    /// Moves or deletes, or a space: comes among letters and among others, and changes nothing.
    case neutral
    /// Acts: Return, Tab, Escape, function keys, shortcuts.
    case action
  }

  /// Whether releases are to be listened to.
  package private(set) var wantsReleases = true
  private var isDown = [Bool](repeating: false, count: 256)
  /// The key that turned releases on: its own release may have passed before the server knew.
  private var uncertain: (code: Int, time: UInt32)?
  /// A held key repeats after half a second or so; a release is missed only by one that is let go at once.
  private static let repeatDelay: ClosedRange<UInt32> = 150...1000

  package init() {}

  /// Whether this press is a repetition.
  package mutating func press(_ code: Int, time: UInt32) -> Bool {
    guard wantsReleases else { return false }
    // Once another key has been pressed it no longer repeats.
    if let first = uncertain, first.code != code { release(first.code) }
    let wasDown = isDown[code & 255]
    isDown[code & 255] = true
    guard let first = uncertain, first.code == code else { return wasDown }
    uncertain = nil
    return wasDown && RepeatTracker.repeatDelay.contains(time &- first.time)
  }

  package mutating func release(_ code: Int) {
    isDown[code & 255] = false
    if uncertain?.code == code { uncertain = nil }
  }

  /// What the press of a key turned out to be; whether ``wantsReleases`` changed.
  package mutating func pressed(_ code: Int, time: UInt32, kind: Kind) -> Bool {
    switch (kind, wantsReleases) {
    case (.letter, true):
      reset()
      wantsReleases = false
    case (.action, false):
      wantsReleases = true
      isDown[code & 255] = true
      uncertain = (code, time)
    default: return false
    }
    return true
  }

  /// The keyboard went elsewhere: releases are not seen.
  package mutating func reset() {
    for code in isDown.indices { isDown[code] = false }
    uncertain = nil
  }
}
