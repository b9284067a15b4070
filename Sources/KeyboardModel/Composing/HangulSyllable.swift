/// A syllable of Hangul that is being typed in jamo: an initial, a vowel and a final, each if it is there yet.
///
/// Jamo are the compatibility jamo that stand on keys (Unicode Standard, chapter 18.6; the arithmetic is in 3.12).
struct HangulSyllable: Sendable, Hashable {
  typealias Jamo = Unicode.Scalar

  private var initial: Jamo?
  private var vowel: Jamo?
  private var final: Jamo?

  init() {}

  var isEmpty: Bool { initial == nil && vowel == nil }

  /// Adds a jamo and returns the syllable that is complete with it, if any: a final goes over to the vowel that
  /// follows it, so 각 and ㅏ are 가 and 가.
  mutating func append(_ jamo: Jamo) -> HangulSyllable? {
    Self.isVowel(jamo) ? append(vowel: jamo) : append(consonant: jamo)
  }

  /// Takes back the jamo that was added last; false if there is none.
  mutating func removeLast() -> Bool {
    if let last = final {
      final = Self.parts[last]?.first
    } else if let last = vowel {
      vowel = Self.parts[last]?.first
    } else if initial != nil {
      initial = nil
    } else {
      return false
    }
    return true
  }

  /// The syllable as one character; what is not one yet as its jamo.
  var text: String {
    guard let initial, let vowel, let first = Self.initials.firstIndex(of: initial) else {
      return [initial, vowel].compactMap { $0.map(String.init) }.joined()
    }
    let second = Int(vowel.value - Self.vowels.lowerBound.value)
    let third = final.flatMap { Self.finals.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let value = 0xAC00 + (first * 21 + second) * 28 + third
    return Unicode.Scalar(UInt32(value)).map(String.init) ?? ""
  }

  /// The jamo that a text of one key is, or `nil` for any other text.
  static func jamo(_ text: String) -> Jamo? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    return isVowel(scalar) || initials.contains(scalar) ? scalar : nil
  }

  // MARK: - Adding

  private mutating func append(vowel jamo: Jamo) -> HangulSyllable? {
    if let last = final {
      var complete = self
      complete.final = Self.parts[last]?.first
      self = HangulSyllable()
      initial = Self.parts[last]?.second ?? last
      vowel = jamo
      return complete
    }
    guard let last = vowel else {
      vowel = jamo
      return nil
    }
    if let joined = Self.joined(last, jamo) {
      vowel = joined
      return nil
    }
    return begin { $0.vowel = jamo }
  }

  private mutating func append(consonant jamo: Jamo) -> HangulSyllable? {
    guard initial != nil, vowel != nil else {
      if isEmpty {
        initial = jamo
        return nil
      }
      return begin { $0.initial = jamo }
    }
    let next = final.map { Self.joined($0, jamo) } ?? jamo
    guard let next, Self.finals.contains(next) else { return begin { $0.initial = jamo } }
    final = next
    return nil
  }

  /// Begins the next syllable and returns this one.
  private mutating func begin(_ body: (inout HangulSyllable) -> Void) -> HangulSyllable {
    let complete = self
    self = HangulSyllable()
    body(&self)
    return complete
  }

  // MARK: - Jamo

  private static func isVowel(_ jamo: Jamo) -> Bool { vowels.contains(jamo) }

  private static let vowels: ClosedRange<Jamo> = "ㅏ"..."ㅣ"
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  private static func joined(_ first: Jamo, _ second: Jamo) -> Jamo? {
    parts.first { $0.value.first == first && $0.value.second == second }?.key
  }

  /// What is typed with two keys.
  private static let parts: [Jamo: (first: Jamo, second: Jamo)] = [
    "ㅘ": ("ㅗ", "ㅏ"), "ㅙ": ("ㅗ", "ㅐ"), "ㅚ": ("ㅗ", "ㅣ"), "ㅝ": ("ㅜ", "ㅓ"), "ㅞ": ("ㅜ", "ㅔ"),
    "ㅟ": ("ㅜ", "ㅣ"), "ㅢ": ("ㅡ", "ㅣ"), "ㄳ": ("ㄱ", "ㅅ"), "ㄵ": ("ㄴ", "ㅈ"), "ㄶ": ("ㄴ", "ㅎ"),
    "ㄺ": ("ㄹ", "ㄱ"), "ㄻ": ("ㄹ", "ㅁ"), "ㄼ": ("ㄹ", "ㅂ"), "ㄽ": ("ㄹ", "ㅅ"), "ㄾ": ("ㄹ", "ㅌ"),
    "ㄿ": ("ㄹ", "ㅍ"), "ㅀ": ("ㄹ", "ㅎ"), "ㅄ": ("ㅂ", "ㅅ"),
  ]
}
