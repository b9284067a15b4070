import KeyboardModel

/// Which of the panel's layouts a field may have, and which it has.
struct LayoutChoice {
  /// Places among all layouts.
  private let places: [Int]
  private let layouts: [KeyboardLayout]
  /// The place of what is on the panel in ``names``.
  let current: Int

  /// Jamo and kana are marked until it is clear what becomes of them, and nothing of a secret is marked: passwords are
  /// in letters.
  init(of layouts: [KeyboardLayout], at index: Int, isSecret: Bool) {
    self.layouts = layouts
    places = layouts.indices.filter { !isSecret || layouts[$0].composition == .none }
    current = places.firstIndex(of: index) ?? 0
  }

  /// What is on the panel, without a globe key that leads nowhere.
  var layout: KeyboardLayout {
    let layout = place(ofName: current).map { layouts[$0] } ?? .default
    return places.count > 1 ? layout : layout.withoutGlobe()
  }

  /// What the globe key offers.
  var names: [String] { places.map { layouts[$0].name } }

  /// The place in ``names`` of what the globe key leads to.
  var next: Int { places.isEmpty ? 0 : (current + 1) % places.count }

  /// The place among all layouts of one of the ``names``.
  func place(ofName name: Int) -> Int? { places.indices.contains(name) ? places[name] : nil }
}
