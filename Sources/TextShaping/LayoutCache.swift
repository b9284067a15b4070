import UICore

/// Short lines that are laid out again and again: labels, keys, menu items.
struct LayoutCache {
  struct Key: Hashable {
    var text: String
    var font: Font
  }

  /// In UTF-8 bytes.
  static let longestText = 48
  static let limit = 256
  private var lines: [Key: ShapedLine] = [:]

  subscript(key: Key) -> ShapedLine? {
    get { lines[key] }
    set {
      guard key.text.utf8.count <= LayoutCache.longestText else { return }
      if lines.count >= LayoutCache.limit { lines.removeAll(keepingCapacity: true) }
      lines[key] = newValue
    }
  }

  mutating func removeAll() { lines.removeAll() }
}
