import KeyboardModel

/// The panel's layouts, which of them it has, and what its keys depend on beside that.
struct PanelLayouts {
  /// The keyboards that the globe key goes through; never none. The one in use stays if it is still there.
  var all: [KeyboardLayout] {
    didSet {
      if all.isEmpty { all = [.default] }
      let current = oldValue[index]
      index = all.firstIndex { $0.locale == current.locale && $0.name == current.name } ?? 0
    }
  }
  /// Which of them is on the panel.
  var index = 0 { didSet { index = min(max(0, index), all.count - 1) } }
  /// Whether the field that is edited keeps a secret.
  var isSecret = false
  /// Whether the keys are divided into halves.
  var isSplit = false
  /// Whether there is a key for emoji.
  var hasEmoji = false

  init(_ all: [KeyboardLayout]) { self.all = all.isEmpty ? [.default] : all }

  /// What a field like this may have.
  var choice: LayoutChoice { LayoutChoice(of: all, at: index, isSecret: isSecret) }

  /// The keys that are on the panel.
  var layout: KeyboardLayout {
    let whole = hasEmoji ? choice.layout : choice.layout.withoutEmoji()
    return isSplit ? whole.split() : whole
  }

  /// Whether a secret has another choice.
  var dependOnSecrecy: Bool { all.contains { $0.composition != .none } }
}
