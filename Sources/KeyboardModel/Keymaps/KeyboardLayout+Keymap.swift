import TextModel
import UICore

extension KeyboardLayout {
  /// What the tag of a layout that was made of the keyboard's own keymap begins with.
  public static let keymapPrefix = "x-keymap-"

  /// The layouts that a keymap gives, one a group, the group that the keyboard is in first; none of a group without
  /// letters, as for Braille.
  public static func layouts(of keymap: Keymap) -> [KeyboardLayout] {
    let composer = MarkComposer()
    let order =
      keymap.groups.indices.filter { $0 >= keymap.currentGroup }
      + keymap.groups.indices.filter { $0 < keymap.currentGroup }
    return order.compactMap { KeyboardLayout(keymap.groups[$0], number: $0 + 1, composer: composer) }
  }

  init?(_ group: Keymap.Group, number: Int, composer: MarkComposer) {
    let rows = KeymapRows(group, composer: composer)
    guard !rows.rows.isEmpty else { return nil }
    let file = KeymapFile(rows, name: group.name, tag: Self.keymapPrefix + String(number))
    guard let layout = try? KeyboardLayout(parsing: file.text, file: "keymap") else { return nil }
    self = layout
  }
}

/// A layout of a keymap, written as a person would write it.
private struct KeymapFile {
  let text: String

  init(_ rows: KeymapRows, name: String, tag: String) {
    let keys = rows.rows.flatMap { $0 }
    let hasShift = rows.hasShift
    var lines = ["locale \(tag)", "name \(Self.title(name, or: tag))"]
    if Self.isRightToLeft(keys) { lines.append("direction rtl") }
    if !hasShift { lines.append("case none") }
    lines.append("page letters")
    lines += Self.rows(rows.rows, hasShift: hasShift)
    for key in keys where hasShift {
      if let shifted = KeymapRows.shiftedText(of: key) {
        lines.append("shifted \(Self.word(key.face)) \(Self.word(shifted))")
      }
    }
    for key in keys {
      var seen: Set<String> = []
      let offers = (key.digits + key.alternates).filter { seen.insert($0).inserted }.map(Self.word)
      if !offers.isEmpty {
        lines.append("alternates \(Self.word(key.face)) " + offers.joined(separator: " "))
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func rows(_ rows: [[KeymapKey]], hasShift: Bool) -> [String] {
    let widest = rows.map(\.count).max() ?? 0
    return rows.enumerated().map { index, row in
      let keys = row.map { word($0.face) }.joined(separator: " ")
      if index == rows.count - 1 { return "row " + (hasShift ? "shift " : "") + keys + " delete" }
      let room = min(10, Double(widest - row.count) / 2)
      return "row " + (room > 0 ? "+\(room) " : "") + keys
    }
  }

  /// The name of a group is the keymap's to choose, also none.
  private static func title(_ name: String, or tag: String) -> String {
    let words = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0xFFFD }
    let title = String(String.UnicodeScalarView(words.prefix(60)))
    return title.contains { $0 != " " } ? title : tag
  }

  private static func word(_ text: String) -> String {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return "\"\(text)\"" }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return text
    }
  }

  private static func isRightToLeft(_ keys: [KeymapKey]) -> Bool {
    let letters = keys.compactMap { $0.face.unicodeScalars.first }
    return letters.count { $0.strongDirection == .rightToLeft } * 2 > letters.count
  }
}
