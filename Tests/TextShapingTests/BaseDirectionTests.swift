import CFriBidi
import TestSupport
import Testing
import TextModel

@testable import TextShaping

/// FriBidi resolves levels; which way a paragraph runs is told by ``TextModel``, without it. Both must agree.
@Suite(.enabled(if: UnicodeData.bidi.isInstalled, Comment(rawValue: UnicodeData.isMissing)))
struct BaseDirectionTests {
  @Test(.bug(id: "github/covid19-dashboard#2864"))
  func paragraphsOfBidiCharacterTestRunAsFriBidiHasThem() {
    let lines = UnicodeData.bidi.lines
    #expect(lines.count > 90_000)
    var last: ArraySlice<UInt8> = []
    for line in lines {
      let text = line.prefix { $0 != UInt8(ascii: ";") }
      // Each text comes with several directions.
      if text != last { expectAgreement(scalars(UnicodeData.numbers(text, radix: 16).compactMap { $0 })) }
      last = text
    }
  }

  /// Each class stands for several characters, letters and others: another one in each line.
  @Test func paragraphsOfBidiTestRunAsFriBidiHasThem() {
    let samples = Dictionary(
      uniqueKeysWithValues: Self.samples.map { (Self.key(of: Array($0.utf8)[...]), $1) })
    var count = 0
    for line in UnicodeData.bidiClasses.lines where line.first != UInt8(ascii: "@") {
      let classes = line.prefix { $0 != UInt8(ascii: ";") }.split(separator: UInt8(ascii: " "))
      var scalars: [Unicode.Scalar] = []
      for (place, name) in classes.enumerated() {
        guard let all = samples[Self.key(of: name)] else { continue }
        scalars.append(all[(count + place) % all.count])
      }
      expectAgreement(scalars)
      count += 1
    }
    #expect(count > 400_000)
  }

  /// A class by its bytes: half a million times a string would take long.
  private static func key(of name: ArraySlice<UInt8>) -> UInt32 {
    name.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whose class has changed since the oldest FriBidi of today: some vowel signs, and the nabla in five hands.
  private static let changed: Set<UInt32> = [
    0x1734, 0xA9BD, 0x111C9, 0x1171E, 0x1D6C1, 0x1D6FB, 0x1D735, 0x1D76F, 0x1D7A9,
  ]

  /// Of those that every FriBidi of today knows: it may be older than the table, or newer.
  @Test func strongCharactersAreThoseOfFriBidi() {
    var count = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 8,
        !Self.changed.contains(value)
      else {
        continue
      }
      let type = fribidi_get_bidi_type(value)
      let expected: TextDirection? =
        type == FRIBIDI_TYPE_LTR
        ? .leftToRight : type == FRIBIDI_TYPE_RTL || type == FRIBIDI_TYPE_AL ? .rightToLeft : nil
      if scalar.strongDirection != expected { Issue.record("U+\(String(value, radix: 16)): \(type)") }
      count += 1
    }
    #expect(count > 120_000)
  }

  private func expectAgreement(_ scalars: [Unicode.Scalar]) {
    let values = scalars.map(\.value)
    let count = FriBidiStrIndex(values.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: values.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: values.count)
    var levels = [FriBidiLevel](repeating: 0, count: values.count)
    var base = FRIBIDI_PAR_ON
    fribidi_get_bidi_types(values, count, &types)
    fribidi_get_bracket_types(values, count, types, &brackets)
    // `fribidi_get_par_direction` of FriBidi 1.0.8 looks into isolates; this does not.
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    let isRightToLeft = base == FRIBIDI_PAR_RTL
    var text = String(String.UnicodeScalarView(scalars))
    let direction = text.withUTF8 { LineDirection(of: $0) }
    if direction.startsAtRight != isRightToLeft { Issue.record("\(values.map { String($0, radix: 16) })") }
  }

  private func scalars(_ values: [Int]) -> [Unicode.Scalar] {
    values.compactMap { Unicode.Scalar(UInt32($0)) }
  }

  private static let samples: [String: [Unicode.Scalar]] = [
    "L": ["a", "\u{E51}", "\u{200E}", "\u{2167}", "\u{2800}"],
    "R": ["\u{5D0}", "\u{5BE}", "\u{200F}", "\u{10A50}"], "AL": ["\u{627}", "\u{61F}", "\u{1EE00}"],
    "EN": ["1", "\u{B2}", "\u{1F101}"], "ES": ["+", "-"], "ET": ["$", "%"], "AN": ["\u{661}", "\u{600}"],
    "CS": [",", "\u{A0}"], "NSM": ["\u{300}", "\u{591}"], "BN": ["\u{AD}", "\u{200B}"], "B": ["\u{2029}"],
    "S": ["\t", "\u{1F}"], "WS": [" ", "\u{3000}"], "ON": ["!", "\u{2460}", "\u{AB}"], "LRE": ["\u{202A}"],
    "LRO": ["\u{202D}"], "RLE": ["\u{202B}"], "RLO": ["\u{202E}"], "PDF": ["\u{202C}"], "LRI": ["\u{2066}"],
    "RLI": ["\u{2067}"], "FSI": ["\u{2068}"], "PDI": ["\u{2069}"],
  ]
}
