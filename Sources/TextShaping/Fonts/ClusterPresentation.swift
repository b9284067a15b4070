/// How a cluster wants to be shown (UTS #51, section 4): as a picture, or as text.
enum ClusterPresentation {
  case text, emoji

  init(_ scalars: [Unicode.Scalar]) {
    guard let base = scalars.first, scalars.count > 1 || base.value >= 0x231A else {
      // The first character that is an emoji by itself is U+231A.
      self = .text
      return
    }
    self = ClusterPresentation.isEmoji(base, scalars) ? .emoji : .text
  }

  private static func isEmoji(_ base: Unicode.Scalar, _ scalars: [Unicode.Scalar]) -> Bool {
    let properties = base.properties
    // Joiners also stand in clusters of letters.
    guard properties.isEmoji, !scalars.contains("\u{FE0E}") else { return false }
    if properties.isEmojiPresentation { return true }
    return scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x200D, 0x20E3, 0x1F3FB...0x1F3FF: true
      default: false
      }
    }
  }
}
