/// What Shift does to the letters of a layout; the raw value is the word in layout files.
package enum LetterCase: String, Sendable, Hashable, CaseIterable {
  /// Shift gives the capital.
  case upper
  /// Shift gives other letters, where the layout says which. The script has no capitals.
  case page
  /// There is no Shift.
  case none
}
