import Outfield

/// A keyboard layout as lines of text: the keys, and below a page what a long press on them offers.
struct LayoutDrawing {
  private let layout: KeyboardLayout

  init(_ layout: KeyboardLayout) { self.layout = layout }

  var text: String {
    let title = "\(layout.name), \(layout.locale)\n"
    return title + layout.pages.map(page).joined()
  }

  private func page(_ page: KeyboardPage) -> String {
    let rows = page.rows.map { row in
      String(repeating: " ", count: Int(row.indent * 4)) + row.keys.map(face).joined(separator: " ") + "\n"
    }
    return "\n\(page.name.rawValue)\n" + rows.joined() + shifted(page) + offers(page)
  }

  /// As wide as the key, where a letter has three columns.
  private func face(_ key: Key) -> String {
    let label = key.function.map { "[\($0.rawValue)]" } ?? self.label(key.text(isShifted: false) ?? "")
    return label + String(repeating: " ", count: max(0, Int(key.width * 4) - 1 - label.count))
  }

  private func shifted(_ page: KeyboardPage) -> String {
    guard page.contains(.shift) else { return "" }
    let keys = page.rows.flatMap(\.keys).compactMap { $0.text(isShifted: true).map(label) }
    return "with Shift: " + keys.joined(separator: " ") + "\n"
  }

  private func offers(_ page: KeyboardPage) -> String {
    page.rows.flatMap(\.keys).filter { !$0.alternates.isEmpty }.map { key in
      "  \(label(key.text(isShifted: false) ?? "")): " + key.alternates.map(label).joined(separator: " ")
        + "\n"
    }.joined()
  }

  private func label(_ text: String) -> String { KeyLabel.label(for: text, direction: .leftToRight) }
}
