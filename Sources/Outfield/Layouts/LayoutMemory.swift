/// Remembers from one run to the next which keyboard the user has chosen with the globe key.
struct LayoutMemory {
  private let file: StateFile

  init(_ file: StateFile = StateFile("layout")) { self.file = file }

  /// The place among `layouts` of the one that was chosen last; nil if it is not there.
  func recall(among layouts: [KeyboardLayout]) -> Int? {
    guard let text = file.read() else { return nil }
    return layouts.firstIndex { Self.line(for: $0) == text }
  }

  func remember(_ layout: KeyboardLayout) { file.write(Self.line(for: layout)) }

  private static func line(for layout: KeyboardLayout) -> String { "\(layout.locale) \(layout.name)\n" }
}
