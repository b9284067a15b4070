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

/// Where a press was when the server was asked.
package enum PressPlace: Hashable, Sendable {
  /// Not on a window of ours.
  case elsewhere
  /// On what a window manager put around a window of ours: title bar, border.
  case frame
  case client
}

/// Decides which presses were outside of the program. Knows no server: it is told what was seen, in order.
///
/// A raw press says that something was pressed, not where; and an answer to "where" can be late. What
/// decides is whether an ordinary press of ours with the same time comes, and when it can come no more.
package struct OutsidePressRule: Sendable {
  private struct OwnPress: Sendable {
    var touch: Int32?
    var button: Int32
    var time: UInt
  }

  private struct Pending: Sendable {
    var press: RawPress
    var place: PressPlace?
    var isReleased = false
  }

  private var own: [OwnPress] = []
  private var pending: [Pending] = []
  private static let remembered = 32

  package init() {}

  /// An ordinary press came to a window of ours.
  package mutating func ownPress(touch: Int32?, button: Int32, time: UInt) {
    if own.count >= OutsidePressRule.remembered { own.removeFirst() }
    own.append(OwnPress(touch: touch, button: button, time: time))
  }

  /// Something was pressed somewhere. The wheel's buttons press nothing.
  package mutating func rawPress(_ press: RawPress) {
    if !press.isTouch, (4...7).contains(press.detail) { return }
    if pending.count >= OutsidePressRule.remembered { pending.removeFirst() }
    pending.append(Pending(press: press))
  }

  /// The presses whose place must be asked, once the queue is empty: those that are not ours already.
  package mutating func unplaced() -> [RawPress] {
    removeOurs()
    return pending.filter { $0.place == nil }.map(\.press)
  }

  package mutating func place(_ press: RawPress, at place: PressPlace) {
    for index in pending.indices where pending[index].press == press { pending[index].place = place }
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

  /// The presses that turned out to be outside, once the queue is empty again after the answer: all that
  /// came before it has been seen.
  package mutating func settle() -> [RawPress] {
    removeOurs()
    let outside = pending.filter(OutsidePressRule.isOutside).map(\.press)
    pending.removeAll { OutsidePressRule.isOutside($0) || $0.isReleased }
    return outside
  }

  /// On our frame the press belongs to the program, though it never comes to us: a title bar.
  private static func isOutside(_ pending: Pending) -> Bool {
    switch pending.place {
    case .elsewhere: true
    case .client: pending.isReleased
    case .frame, nil: false
    }
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

  /// The server stamps the raw and the ordinary press with the same time. A finger may come to us as
  /// button 1.
  private func isOurs(_ press: RawPress) -> Bool {
    own.contains {
      guard $0.time == press.time else { return false }
      if let touch = $0.touch { return press.isTouch && touch == press.detail }
      return $0.button == (press.isTouch ? 1 : press.detail)
    }
  }
}
