/// A text that all programs of the screen share, held by the one that offered it last (ICCCM 2).
public enum Selection: Sendable, Hashable, CaseIterable {
  /// What was copied or cut.
  case clipboard
  /// What was last selected anywhere; the middle button pastes it.
  case primary
}

/// Names one request for a selection's text, until it is answered.
public struct PasteID: Sendable, Hashable, RawRepresentable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}
