import Testing

@testable import TextShaping

@Suite struct ClusterPresentationTests {
  private func isEmoji(_ cluster: Character) -> Bool {
    ClusterPresentation(Array(cluster.unicodeScalars)) == .emoji
  }

  @Test func picturesByThemselvesAreEmoji() {
    for cluster: Character in ["😀", "⌚", "👍🏽", "👨‍👩‍👧", "🇩🇪"] { #expect(isEmoji(cluster)) }
  }

  @Test func charactersOfBothKindsAreTextUntilASelectorJoinerOrKeycapSaysOtherwise() {
    for cluster: Character in ["❤", "☺", "1", "#", "©", "™"] { #expect(!isEmoji(cluster)) }
    for cluster: Character in ["❤️", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "☝🏽", "👁‍🗨", "©️"] {
      #expect(isEmoji(cluster))
    }
  }

  @Test func textSelectorMakesText() {
    #expect(!isEmoji("😀\u{FE0E}"))
    #expect(!isEmoji("❤\u{FE0E}"))
  }

  @Test func joinersInLettersMakeNoEmoji() {
    for cluster: Character in ["क्\u{200D}", "ب\u{200D}", "a\u{FE0F}", "é"] { #expect(!isEmoji(cluster)) }
  }
}
