/// One of the two places that all programs of a screen copy to and paste from. What is on it stays with the program
/// that offered it last, which is asked when somebody pastes (ICCCM 2: a selection).
public enum Pasteboard: Sendable, Hashable, CaseIterable {
  /// What was copied or cut.
  case clipboard
  /// What was last selected anywhere; the middle button pastes it. GTK calls it the primary clipboard, Qt the selection.
  case primary
}

/// Names one request for a pasteboard's text, until it is answered.
public struct PasteID: Sendable, Hashable, RawRepresentable {
  /// The number that the program gave it.
  public var rawValue: Int
  /// A request by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
