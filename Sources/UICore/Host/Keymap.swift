/// The keyboard's own keymap, as the system tells it: what each key types in each group and level.
///
/// Of the keys only those of the five rows that type text, by their places; on X these are the names of XKB's
/// geometry-free key names (XKB protocol, 6.1.1).
public struct Keymap: Sendable, Hashable {
  /// What a key does in one level.
  public enum Symbol: Sendable, Hashable {
    /// Nothing, or nothing that is a character.
    case none
    /// Types a character.
    case character(Unicode.Scalar)
    /// Puts a combining mark on the next letter.
    case dead(Unicode.Scalar)
  }

  /// What a key types.
  public struct Key: Sendable, Hashable {
    /// Its place: `AD01` is the first of the upper letter row, `AE01` the digit 1 above it.
    public var name: String
    /// Alone; with Shift; with AltGr; with both; with the fifth-level shift; with that and Shift; with that and AltGr.
    public var levels: [Symbol]

    /// A key of that place.
    public init(name: String, levels: [Symbol]) {
      self.name = name
      self.levels = levels
    }
  }

  /// One of the keyboards that the user switches between.
  public struct Group: Sendable, Hashable {
    /// For people, in English: `German`.
    public var name: String
    /// The keys row by row from the top, each row from the left.
    public var keys: [Key]

    /// A group of keys.
    public init(name: String, keys: [Key]) {
      self.name = name
      self.keys = keys
    }
  }

  /// At most four.
  public var groups: [Group]
  /// Which group the keyboard is in.
  public var currentGroup: Int

  /// A keymap of those groups.
  public init(groups: [Group], currentGroup: Int = 0) {
    self.groups = groups
    self.currentGroup = currentGroup
  }
}
