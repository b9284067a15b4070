/// How texts of single keys become what is typed; the raw value is the word in layout files.
package enum TextComposition: String, Sendable, Hashable, CaseIterable {
  /// Each key types its text.
  case none
  /// Jamo are joined to syllables.
  case hangul
  /// A second tap gives the next kana of the key, and ``FunctionKey/change`` turns the last into another form.
  case kana
}
