/// The emoji that were typed last, the newest first.
public struct RecentEmoji: Sendable, Hashable {
  /// One character each, at most ``limit``.
  public private(set) var texts: [String] = []
  /// How many are remembered: what fits on a screen.
  public static let limit = 48

  /// None yet.
  public init() {}

  /// An emoji was typed: it is the newest now.
  package mutating func note(_ text: String) {
    texts.removeAll { $0 == text }
    texts.insert(text, at: 0)
    texts = Array(texts.prefix(Self.limit))
  }

  // MARK: - In a file

  /// One a line.
  public var fileText: String { texts.map { $0 + "\n" }.joined() }

  /// Reads what ``fileText`` has written. A file may hold anything: what is no emoji is left out.
  public init(fileText: String) {
    for line in fileText.unicodeScalars.prefix(Self.longestFile).split(separator: "\n") {
      let text = String(Substring(line))
      if Self.isEmoji(text), !texts.contains(text), texts.count < Self.limit { texts.append(text) }
    }
  }

  private static let longestFile = 4096

  /// One character that is shown as a picture.
  private static func isEmoji(_ text: String) -> Bool {
    guard text.count == 1, let first = text.unicodeScalars.first, first.properties.isEmoji else {
      return false
    }
    return first.properties.isEmojiPresentation
      || text.unicodeScalars.contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }
}
