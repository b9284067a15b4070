import TestSupport
import Testing

@testable import KeyboardModel

@Suite struct ShippedLayoutsTests {
  @Test func literalsAreTheFilesOfResources() throws {
    for name in ShippedLayouts.names {
      let text = try Repository.text("Resources/layouts/\(name).layout")
      #expect(ShippedLayouts.text(of: name) == text, "run Scripts/generate-layouts.sh")
    }
    let commonPages = try Repository.text("Resources/layouts/common.pages")
    #expect(ShippedLayouts.commonPages == commonPages)
    let files = try Repository.paths(under: "Resources/layouts").filter { $0.hasSuffix(".layout") }
    #expect(files == ShippedLayouts.names.map { "Resources/layouts/\($0).layout" }.sorted())
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func everyShippedLayoutCanBeRead(name: String) throws {
    let text = try #require(ShippedLayouts.text(of: name))
    let layout = try KeyboardLayout(parsing: text, file: name)
    #expect(layout.locale == name)
  }

  @Test func unknownNameIsNoLayout() {
    #expect(KeyboardLayout.shipped("xx") == nil)
  }

  @Test func rowsOfEnglishHaveTenNineAndSevenLetters() {
    let rows = KeyboardLayout.default.page(.letters)?.rows ?? []
    let letters = rows.map { $0.keys.compactMap { $0.text(isShifted: false) }.joined() }
    #expect(letters == ["qwertyuiop", "asdfghjkl", "zxcvbnm", ",."])
    #expect(rows.last?.keys.compactMap(\.function) == [.symbols, .globe, .emoji, .space, .return, .hide])
  }

  @Test func everyPrintableASCIICharacterCanBeTyped() {
    var typed = Set<String>([" "])
    for key in KeyboardLayout.default.pages.flatMap(\.rows).flatMap(\.keys) {
      typed.formUnion([key.text(isShifted: false), key.text(isShifted: true)].compactMap { $0 })
    }
    for scalar in UInt8(0x20)...0x7E {
      #expect(typed.contains(String(UnicodeScalar(scalar))))
    }
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func everyLayoutHasEveryPageAndAWayBack(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    let pages = layout.pages.map(\.name)
    #expect(
      Set(pages).isSuperset(
        of: Set(PageName.allCases).subtracting([.email, .url, .secret, .emoji, .emojiSearch])))
    for page in layout.pages where page.name == .symbols || page.name == .moreSymbols {
      #expect(page.contains(.letters) && page.contains(.space) && page.contains(.delete))
    }
    #expect(layout.pages[0].contains(.shift) == (layout.letterCase != .none))
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func fromTheLettersEverythingElseCanBeReached(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    let all: [FunctionKey] = [.symbols, .globe, .emoji, .space, .delete, .return, .hide]
    for page in [PageName.letters, .secret, .email, .url].compactMap({ layout.page($0) }) {
      let missing = all.filter { !page.contains($0) }
      #expect(page.name == .letters ? missing.isEmpty : missing == [.emoji], "\(page.name) \(missing)")
    }
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func rowsStayAsWideWithoutTheEmojiKey(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    for (page, other) in zip(layout.pages, layout.withoutEmoji().pages) {
      #expect(other.rows.map(\.width) == page.rows.map(\.width), "\(page.name)")
    }
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func everyRowFillsItsPage(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    for page in (layout.pages + layout.withoutGlobe().withoutEmoji().pages)
    where !page.name.isPad && name != "ja-kana" {
      for row in page.rows where row.keys.contains(where: \.stretches) { #expect(row.width == page.width) }
    }
  }

  @Test(arguments: KeyboardLayout.shippedNames)
  func noKeyIsWithoutALabelAndNoneOffersItself(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    for key in layout.pages.flatMap(\.rows).flatMap(\.keys) {
      for isShifted in [false, true] {
        guard let text = key.text(isShifted: isShifted) else { continue }
        #expect(!KeyLabel.label(for: text, direction: layout.direction).isEmpty)
        let offers = key.alternates(isShifted: isShifted)
        #expect(!offers.contains(text) && Set(offers).count == offers.count)
      }
    }
  }
}
