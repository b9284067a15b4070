import UICore

/// What the keys of a remote control, or the buttons of a switch, do on a panel that is walked:
/// ``KeyboardPanelController/isWalked``.
public enum WalkCommand: Sendable, Hashable, CaseIterable {
  /// To the key above; from the top row to the bar, if there is one.
  case up
  /// To the key below.
  case down
  /// To the key on the left; from the first of a row to the last of the row above.
  case left
  /// To the key on the right; from the last of a row to the first of the row below.
  case right
  /// Presses the key, or takes what is chosen of its alternates, which holding the key offers. A hidden panel comes up.
  case press
  /// Closes the alternates.
  case cancel

  /// The one table from keys to these.
  public static let bindings: [KeyStroke: WalkCommand] = [
    KeyStroke(.up): .up,
    KeyStroke(.down): .down,
    KeyStroke(.left): .left,
    KeyStroke(.right): .right,
    KeyStroke(.return): .press,
    KeyStroke(.escape): .cancel,
  ]

  /// What the key does, or nil.
  public init?(_ event: KeyEvent) {
    guard let command = Self.bindings[KeyStroke(event)] else { return nil }
    self = command
  }
}
