import TestSupport
import Testing

@testable import KeyboardModel

/// Every letter that CLDR says a language needs can be typed on its layout.
@Suite struct ExemplarTests {
  private static let folder = "/usr/share/unicode/cldr/common/main"

  static var isInstalled: Bool { (try? Files.text(folder + "/en.xml")) != nil }

  /// Those whose keys are the language's letters.
  private static let ofLetters = KeyboardLayout.shippedNames.filter { !["ja", "ja-kana", "ko"].contains($0) }

  @Test(
    .enabled(if: isInstalled, "CLDR is not there: install unicode-cldr-core"),
    arguments: ofLetters)
  func everyLetterOfTheLanguageCanBeTyped(name: String) throws {
    let layout = try #require(KeyboardLayout.shipped(name))
    let letters = Self.exemplars(name)
    #expect(letters.count >= 20)
    let typed = Self.texts(of: layout)
    let missing = letters.filter { !Self.isTyped($0, typed) }
    #expect(missing == [])
    guard layout.letterCase == .upper else { return }
    let capitals = letters.map { name == "tr" && $0 == "i" ? "İ" : $0.uppercased() }.filter { $0.count == 1 }
    #expect(capitals.filter { !Self.isTyped($0, typed) } == [])
  }

  @Test(.enabled(if: isInstalled, "CLDR is not there: install unicode-cldr-core"))
  func everyHiraganaCanBeTypedOnTwelveKeys() throws {
    let layout = try #require(KeyboardLayout.shipped("ja-kana"))
    let typed = Self.texts(of: layout).union(layout.changes.keys)
    let hiragana = Self.exemplars("ja").filter { ("ぁ"..."ゖ").contains($0.unicodeScalars.first!) }
    #expect(hiragana.count > 80)
    #expect(hiragana.filter { !typed.contains($0) } == [])
  }

  // MARK: - What a layout types

  private static func texts(of layout: KeyboardLayout) -> Set<String> {
    var texts: Set<String> = []
    for key in layout.pages.flatMap(\.rows).flatMap(\.keys) {
      texts.formUnion(
        [false, true].flatMap { [key.text(isShifted: $0)].compactMap { $0 } + key.alternates(isShifted: $0) })
      texts.formUnion(key.flicks)
    }
    return texts
  }

  /// Whether a text is a row of texts that keys type; Swift compares them in any normal form.
  private static func isTyped(_ text: String, _ typed: Set<String>) -> Bool {
    if typed.contains(text) { return true }
    let scalars = Array(text.unicodeScalars)
    return (1..<max(1, scalars.count)).contains { end in
      let (start, rest) = (string(scalars[..<end]), string(scalars[end...]))
      return typed.contains(start) && isTyped(rest, typed)
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  // MARK: - CLDR

  /// The letters of a language; a tag inherits from the shorter one.
  private static func exemplars(_ name: String) -> [String] {
    var name = ["pt-PT": "pt", "nb": "no", "nn": "no", "bg-bds": "bg"][name] ?? name
    while true {
      let path = "\(folder)/\(name.map { $0 == "-" ? "_" : String($0) }.joined()).xml"
      if let text = try? Files.text(path), let set = element(in: text) { return texts(ofSet: set) }
      guard let dash = name.lastIndex(of: "-") else { return [] }
      name = String(name[..<dash])
    }
  }

  private static func element(in text: String) -> String? {
    for line in text.split(separator: "\n") {
      guard let start = line.firstRange(of: "<exemplarCharacters>")?.upperBound else { continue }
      guard let end = line.firstRange(of: "</exemplarCharacters>")?.lowerBound else { continue }
      let set = String(line[start..<end])
      return set.contains("↑") ? nil : set
    }
    return nil
  }

  /// The texts of a simple UnicodeSet: characters, ranges, `{strings}` and escapes.
  private static func texts(ofSet set: String) -> [String] {
    var scalars = Array(set.unicodeScalars.dropFirst().dropLast())[...]
    var found: [String] = []
    while let scalar = scalars.popFirst() {
      switch scalar {
      case " ": break
      case "{":
        let text = scalars.prefix { $0 != "}" }
        scalars = scalars.dropFirst(text.count + 1)
        found.append(string(text.filter { $0 != " " && $0 != "\\" }[...]))
      case "\\": found.append(String(escaped(&scalars)))
      case "-":
        guard let last = found.last?.unicodeScalars.first, let end = scalars.popFirst() else { break }
        found += (last.value + 1...end.value).compactMap { Unicode.Scalar($0).map(String.init) }
      default: found.append(String(scalar))
      }
    }
    return found
  }

  private static func escaped(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
    guard let scalar = scalars.popFirst() else { return "\\" }
    guard scalar == "u" || scalar == "x" else { return scalar }
    let digits = scalars.first == "{" ? scalars.dropFirst().prefix { $0 != "}" } : scalars.prefix(4)
    scalars = scalars.dropFirst(scalars.first == "{" ? digits.count + 2 : 4)
    return UInt32(string(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\\"
  }
}
