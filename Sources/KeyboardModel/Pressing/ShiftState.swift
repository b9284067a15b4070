/// The state of the Shift key of the panel.
///
/// Times are durations since any moment that stays the same, such as the
/// start of the program.
package struct ShiftState: Sendable, Hashable {
  package enum Mode: Sendable, Hashable, CaseIterable {
    case off
    /// On for the next character.
    case oneShot
    /// On until Shift is pressed again.
    case caps
  }

  /// The longest time between two presses that makes them a double click.
  package static let defaultDoubleClickInterval = Duration.milliseconds(400)

  package private(set) var mode: Mode
  package var doubleClickInterval: Duration
  /// The time of a press that a second one could still turn into a double click.
  private var lastPress: Duration?
  /// Whether it was the field that wanted the capital, and not the user.
  private var isAutomatic = false

  package init(
    _ mode: Mode = .off, doubleClickInterval: Duration = ShiftState.defaultDoubleClickInterval
  ) {
    self.mode = mode
    self.doubleClickInterval = doubleClickInterval
  }

  /// Whether the next character is a shifted one.
  package var isOn: Bool {
    mode != .off
  }

  /// Shift was pressed: a double click locks capitals, another press switches on or off.
  package mutating func press(at time: Duration) {
    isAutomatic = false
    if isSecondOfDoubleClick(at: time) {
      mode = .caps
      // A third click starts anew: it switches capitals off.
      lastPress = nil
    } else {
      mode = isOn ? .off : .oneShot
      lastPress = time
    }
  }

  /// A character was typed: Shift for one character ends.
  package mutating func characterTyped() {
    interrupt()
    endOneShot()
  }

  /// Another key was pressed: presses of Shift before and after it are no double click.
  package mutating func interrupt() {
    lastPress = nil
  }

  /// Shift was held while other keys were pressed: it goes back to what it was. A capital that was wanted is typed.
  package mutating func endHold(from old: Mode) {
    interrupt()
    mode = old == .caps ? .caps : .off
  }

  /// Another field is edited, or the panel is shown again.
  package mutating func endOneShot() {
    if mode == .oneShot {
      mode = .off
    }
  }

  /// Switches Shift on for one character where the field asks for a capital; caps stay.
  package mutating func beginAutomaticCapital() {
    guard mode == .off else { return }
    mode = .oneShot
    isAutomatic = true
  }

  /// The field wants no capital any more; one that the user wants stays.
  package mutating func endAutomaticCapital() {
    if isAutomatic { endOneShot() }
  }

  private func isSecondOfDoubleClick(at time: Duration) -> Bool {
    guard let lastPress else { return false }
    return time >= lastPress && time - lastPress <= doubleClickInterval
  }
}
