/// A press as raw events tell it: of any program's window.
package struct RawPress: Hashable, Sendable {
  /// The master device, and the slave that it came from.
  package var device: Int32
  package var source: Int32
  package var isTouch: Bool
  /// The button, or the touch's number.
  package var detail: Int32
  package var time: UInt

  package init(device: Int32, source: Int32, isTouch: Bool, detail: Int32, time: UInt) {
    self.device = device
    self.source = source
    self.isTouch = isTouch
    self.detail = detail
    self.time = time
  }
}

/// Where a press was.
package enum PressPlace: Hashable, Sendable {
  /// Not on a window of ours.
  case elsewhere
  /// On what a window manager put around a window of ours: title bar, border.
  case frame
  case client
}

/// A press that never came to a window of ours.
package struct ForeignPress: Hashable, Sendable {
  package var press: RawPress
  /// Whether it was on our frame, and so belongs to the program all the same.
  package var isOnFrame: Bool

  package init(_ press: RawPress, isOnFrame: Bool = false) {
    self.press = press
    self.isOnFrame = isOnFrame
  }
}

/// Decides which presses were outside of the program. Knows no server: it is told what was seen, in order.
///
/// A raw press says that something was pressed, not where. Mostly it is known where the pointer was; where it is not,
/// the server is asked, and its answer can be late. Then what decides is whether an ordinary press of ours with the same
/// time comes, and when it can come no more.
///
/// Raw presses name physical buttons and ordinary ones what the user's mapping makes of them, so a press is known again
/// by its device and its time.
package struct OutsidePressRule: Sendable {
  private struct OwnPress: Sendable {
    var device: Int32
    var touch: Int32?
    var time: UInt
  }

  private struct Pending: Sendable {
    var press: RawPress
    /// Where the pointer was, if that is known.
    let known: PressPlace?
    var place: PressPlace?
    var isReleased = false
    /// Whether it is one of more fingers than do anything together: of a palm.
    var isPalm = false

    /// What it has turned out to be; nil while that is not sure. A finger has to be gone: those of a palm come one
    /// after the other.
    var decided: ForeignPress? {
      if press.isTouch, isPalm || !isReleased { return nil }
      return switch place {
      case .elsewhere: ForeignPress(press)
      case .frame where known != nil || isReleased: ForeignPress(press, isOnFrame: true)
      case .client where isReleased: ForeignPress(press)
      case .frame, .client, nil: nil
      }
    }
  }

  private var own: [OwnPress] = []
  private var pending: [Pending] = []
  private static let remembered = 32
  /// Two enlarge something.
  private static let mostFingers = 2

  package init() {}

  /// An ordinary press came to a window of ours.
  package mutating func ownPress(device: Int32, touch: Int32?, time: UInt) {
    if own.count >= OutsidePressRule.remembered { own.removeFirst() }
    own.append(OwnPress(device: device, touch: touch, time: time))
  }

  /// Something was pressed somewhere; `place` is where the pointer was, if that is known.
  package mutating func rawPress(_ press: RawPress, at place: PressPlace? = nil) {
    // In our own window it is ours, whenever it comes to us: a window manager may hold it back until after the
    // release.
    if place == .client { return }
    if pending.count >= OutsidePressRule.remembered { pending.removeFirst() }
    pending.append(Pending(press: press, known: place, place: place == .frame ? place : nil))
    if press.isTouch { notePalm() }
  }

  private mutating func notePalm() {
    let fingers = pending.indices.filter { pending[$0].press.isTouch && !pending[$0].isReleased }
    guard fingers.count > OutsidePressRule.mostFingers else { return }
    for index in fingers { pending[index].isPalm = true }
  }

  /// The presses whose place must be asked, once the queue is empty: those that are not ours already. Also where it is
  /// known that a press was elsewhere: while a button is held in a window of ours, the others are ours everywhere, and
  /// come before the answer.
  package mutating func unplaced() -> [RawPress] {
    removeOurs()
    return pending.filter { $0.place == nil }.map(\.press)
  }

  /// The server's answer, which counts where nothing better is known.
  package mutating func place(_ press: RawPress, at place: PressPlace) {
    for index in pending.indices where pending[index].press == press {
      pending[index].place = pending[index].known ?? place
    }
  }

  /// The release of a press: for one that was held back (a window manager replays it after raising the
  /// window; another's menu took it) the last moment at which it can be decided.
  package mutating func rawRelease(device: Int32, detail: Int32, isTouch: Bool) {
    let index = pending.firstIndex {
      $0.press.device == device && $0.press.detail == detail && $0.press.isTouch == isTouch
        && !$0.isReleased
    }
    if let index { pending[index].isReleased = true }
  }

  /// The presses that turned out not to be ours, once the queue is empty again after the answer: all that
  /// came before it has been seen.
  package mutating func settle() -> [ForeignPress] {
    removeOurs()
    let decided = pending.compactMap(\.decided)
    pending.removeAll { $0.decided != nil || $0.isReleased }
    return decided
  }

  /// Whether nothing waits for a decision.
  package var isIdle: Bool { pending.isEmpty }

  package mutating func reset() {
    own.removeAll()
    pending.removeAll()
  }

  private mutating func removeOurs() {
    let others = pending.filter { !isOurs($0.press) }
    pending = others
  }

  /// The server stamps the raw and the ordinary press with the same time. A finger may come to us as a button.
  private func isOurs(_ press: RawPress) -> Bool {
    own.contains { own in
      guard own.time == press.time, own.device == press.device else { return false }
      return own.touch.map { press.isTouch && $0 == press.detail } ?? true
    }
  }
}
