import UICore

/// The rows of a touch keyboard that a group of a keymap gives: letters where they are on the keyboard, and what has
/// no key of its own behind a long press.
struct KeymapRows {
  /// From top to bottom, from left to right; empty where the group has no letters to speak of.
  private(set) var rows: [[KeymapKey]] = []
  private let keys: [KeymapKey]
  private let composer: MarkComposer
  /// What letters of the keymap are with a mark: those letters.
  private let bases: [String: String]

  /// With fewer it is no keyboard for a language: Braille, say.
  private static let fewestLetters = 15
  private static let mostAlternates = 10
  /// So many letters among the digits are a row of their own, as in Thai.
  private static let fewestInTopRow = 4

  init(_ group: Keymap.Group, composer: MarkComposer) {
    keys = group.keys.map(KeymapKey.init)
    self.composer = composer
    bases = composer.bases(of: keys.compactMap { $0.plain.isLetter ? $0.plain : nil })
    let rows = letterRows().filter { !$0.isEmpty }
    guard rows.map(\.count).reduce(0, +) >= Self.fewestLetters else { return }
    self.rows = rows
    rescue()
    addDigits()
    addAlternates()
  }

  /// Whether Shift gives letters of the script, and not only the Latin capitals behind a Hebrew key.
  var hasShift: Bool {
    let shifted = rows.joined().filter { $0.plain != nil && $0.shifted.isLetter }
    return shifted.count { $0.shifted.isForeign == $0.plain.isForeign } >= 3
  }

  /// What Shift types on a key where that is not the capital. ß does not turn to ?, nor ქ to Q.
  static func shiftedText(of key: KeymapKey) -> String? {
    let capital = key.face.shiftedForm
    guard let shifted = key.shifted, shifted != capital else { return nil }
    if key.shifted.isLetter {
      let isLatinBehind = Optional(key.face).isForeign && !key.shifted.isForeign
      return isLatinBehind ? key.face : shifted
    }
    return key.face.uppercased() == key.face ? shifted : nil
  }

  // MARK: - Rows

  /// The three rows of letters; those among the digits go to a letter, into the last row, or make a row of their own.
  private func letterRows() -> [[KeymapKey]] {
    var rows = "DCB".map { row in keys.filter { $0.row == row && $0.isLetter } }
    let lower = rows.flatMap { $0 }
    // The key beside the left Shift often repeats another.
    rows[2].removeAll { key in
      key.name == "LSGT" && lower.contains { $0 !== key && $0.plain == key.plain }
    }
    let known = rows.flatMap { $0 }
    var top: [KeymapKey] = []
    for key in keys where key.row == "E" && key.isLetter {
      if let base = base(of: key.plain, among: known) {
        base.offer([key.plain].compactMap { $0 })
      } else if !known.contains(where: { $0.plain == key.plain }) {
        top.append(key)
      }
    }
    if top.count >= Self.fewestInTopRow { return [top] + rows }
    for key in top { rows[2].insert(key, at: key.name == "TLDE" ? 0 : rows[2].count) }
    return rows
  }

  /// The key whose letter, with marks, is a text that is not that letter itself.
  private func base(of text: String?, among known: [KeymapKey]) -> KeymapKey? {
    guard let text, let letter = bases[text] else { return nil }
    return known.last { $0.plain == letter }
  }

  /// Letters of keys that are not shown go to the letter that they are made of, or to the key of their column.
  private func rescue() {
    let shown = rows.flatMap { $0 }
    let typed = Set(shown.flatMap { [$0.plain, $0.shifted].compactMap { $0 } + $0.alternates })
    for key in keys where key.row != "A" && !shown.contains(where: { $0 === key }) {
      for text in [key.plain, key.shifted].compactMap({ $0 }) where Optional(text).isLetter {
        guard !typed.contains(text), !typed.contains(text.lowercased()) else { continue }
        let same = shown.last { $0.plain == text }
        let target = same ?? base(of: text, among: shown) ?? neighbour(of: key)
        if Optional(text).isForeign || !Optional(target.plain ?? text).isForeign { target.offer([text]) }
      }
    }
  }

  private func neighbour(of key: KeymapKey) -> KeymapKey {
    let row =
      rows.count == 3
      ? rows["DC".firstIndex(of: key.row).map { $0 == "DC".startIndex ? 0 : 1 } ?? 2] : rows[0]
    let column = Int(key.name.dropFirst(2)).map { $0 - 1 } ?? row.count - 1
    return row[min(max(0, column), row.count - 1)]
  }

  // MARK: - Alternates

  /// The digit of the key above each of the first ten, where the upper row is the letters'.
  private func addDigits() {
    guard rows.count <= 3 else { return }
    for (index, key) in rows[0].prefix(10).enumerated() {
      let number = index < 9 ? "0\(index + 1)" : "10"
      guard let above = keys.last(where: { $0.name == "AE" + number }) else { continue }
      key.digits = ([above.plain, above.shifted].compactMap { $0 } + above.others).filter(\.isDecimal)
    }
  }

  /// The other levels of a key, and its letter under the keymap's dead keys.
  private func addAlternates() {
    let marks = allMarks()
    for key in rows.joined() {
      key.offer(key.others)
      if let plain = key.plain, key.plain.isLetter {
        key.offer(marks.compactMap { composer.character(plain, [$0]) })
        let pairs = marks.prefix(2)
        key.offer(
          pairs.flatMap { a in pairs.filter { $0 != a }.compactMap { composer.character(plain, [a, $0]) } })
      }
      key.keepAlternates(Self.mostAlternates)
    }
  }

  /// Those of the plain levels first, then those behind AltGr.
  private func allMarks() -> [Unicode.Scalar] {
    var marks: [Unicode.Scalar] = []
    for level in 0..<7 {
      for key in keys where key.marks.indices.contains(level) {
        if let mark = key.marks[level], !marks.contains(mark) { marks.append(mark) }
      }
    }
    return marks
  }
}
