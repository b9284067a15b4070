/// What keys are called for those who cannot see them, in English where the key itself does not say it.
package enum SpokenName {
  /// What types a text: letters and digits are their own names, signs and what is invisible have those of the Unicode
  /// Standard.
  package static func name(ofText text: String) -> String {
    if text.contains(where: { $0.isLetter || $0.isNumber }) { return text }
    let names = text.unicodeScalars.compactMap { $0.properties.nameAlias ?? $0.properties.name }
    return names.isEmpty ? text : names.joined(separator: ", ").lowercased()
  }

  /// What a function key does; Shift also says whether it is on.
  package static func name(of function: FunctionKey, shift: ShiftState.Mode) -> String {
    switch function {
    case .shift: shiftName(shift)
    case .delete: "delete"
    case .return: "return"
    case .space: "space"
    case .symbols: "digits and signs"
    case .letters: "letters"
    case .more: "more signs"
    case .hide: "hide keyboard"
    case .globe: "next keyboard"
    case .left: "move left"
    case .right: "move right"
    case .emoji: "emoji"
    case .change: "change form"
    }
  }

  private static func shiftName(_ mode: ShiftState.Mode) -> String {
    switch mode {
    case .off: "shift"
    case .oneShot: "shift, on"
    case .caps: "caps lock, on"
    }
  }
}
