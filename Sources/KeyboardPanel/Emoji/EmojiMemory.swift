import KeyboardModel

/// Where the emoji that were typed last are kept from one run to the next.
public struct EmojiMemory {
  /// Asked once, when the emoji page first comes up.
  public var recall: @MainActor () -> RecentEmoji
  /// Told of each emoji that is typed; of none that is part of a secret.
  public var remember: @MainActor (RecentEmoji) -> Void

  /// A memory that asks and tells a program; neither closure may keep the panel waiting.
  public init(
    recall: @escaping @MainActor () -> RecentEmoji, remember: @escaping @MainActor (RecentEmoji) -> Void
  ) {
    self.recall = recall
    self.remember = remember
  }
}
