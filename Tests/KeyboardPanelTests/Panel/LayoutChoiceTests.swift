import KeyboardModel
import Testing

@testable import KeyboardPanel

@Suite struct LayoutChoiceTests {
  private func layouts(_ tags: [String]) throws -> [KeyboardLayout] {
    try tags.map { try #require(KeyboardLayout.shipped($0)) }
  }

  /// They are told apart by their places: two may be the same.
  @Test(arguments: [(["de", "de", "fr"], [1, 2, 0]), (["de"], [0]), (["ko", "ja-kana"], [1, 0])])
  func theGlobeGoesThroughAll(_ tags: [String], _ next: [Int]) throws {
    let layouts = try layouts(tags)
    for (index, place) in next.enumerated() {
      let choice = LayoutChoice(of: layouts, at: index, isSecret: false)
      #expect(choice.current == index)
      #expect(choice.place(ofName: choice.next) == place)
    }
  }

  @Test func whatComposesIsNotForSecrets() throws {
    let mixed = LayoutChoice(of: try layouts(["ko", "de", "ja-kana", "fr"]), at: 2, isSecret: true)
    #expect(mixed.layout.locale == "de" && mixed.names.count == 2)
    #expect(mixed.place(ofName: mixed.next) == 3)
    let composing = LayoutChoice(of: try layouts(["ko"]), at: 0, isSecret: true)
    #expect(composing.layout == KeyboardLayout.default.withoutGlobe())
    #expect(composing.names == [] && composing.place(ofName: composing.next) == nil)
  }
}
