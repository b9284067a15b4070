/// Where the panel is, and for which hands.
public enum PanelMode: String, Sendable, Hashable, CaseIterable {
  /// At the lower edge of the window, as wide as that.
  case docked
  /// Small, anywhere in the window: the user drags it by its grip.
  case floating
  /// In a window of its own at the lower edge of the monitor, for all windows of the program.
  case window
  /// At the lower edge, a half of the keys at each side: for two thumbs. As ``docked`` where a window is too narrow.
  case split
  /// At the lower edge, the keys at the left side: for the thumb of a left hand. As ``docked`` where a window is too
  /// narrow.
  case left
  /// The same at the right side.
  case right

  /// The one-handed mode of the other hand.
  package var otherHand: PanelMode? {
    switch self {
    case .left: .right
    case .right: .left
    case .docked, .floating, .window, .split: nil
    }
  }

  /// What the mode is called for people, in English.
  public var name: String {
    switch self {
    case .docked: "docked"
    case .floating: "floating"
    case .window: "own window"
    case .split: "split"
    case .left: "left hand"
    case .right: "right hand"
    }
  }
}
