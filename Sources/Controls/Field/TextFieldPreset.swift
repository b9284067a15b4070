import TextModel
import UICore

/// A kind of text that a ``TextField`` takes: what can be typed, which keys should be at hand, and what is
/// a whole one.
public struct TextFieldPreset: Sendable {
  public var contentType: KeyboardTraits.ContentType
  /// Shown when editing ends with a text that is not whole; put it into your user's language.
  public var message: String
  /// Whether a text may stand in the field on the way to a whole one. Spaces that are typed or pasted are
  /// dropped before, unless ``keepsSpaces`` is set.
  public var isAcceptable: @Sendable (String) -> Bool
  public var keepsSpaces: Bool
  /// Whether a text that is not empty is whole.
  public var isWhole: @Sendable (String) -> Bool

  public init(
    contentType: KeyboardTraits.ContentType, message: String, keepsSpaces: Bool = false,
    isAcceptable: @escaping @Sendable (String) -> Bool = { _ in true },
    isWhole: @escaping @Sendable (String) -> Bool
  ) {
    self.contentType = contentType
    self.message = message
    self.keepsSpaces = keepsSpaces
    self.isAcceptable = isAcceptable
    self.isWhole = isWhole
  }

  /// A whole number, with a minus or without.
  public static let number = TextFieldPreset(
    contentType: .number, message: "Enter a whole number.",
    isAcceptable: { $0.unsigned.allSatisfy(\.isDigit) },
    isWhole: { $0.contains(where: \.isDigit) })

  /// A number whose fraction begins with a point or a comma.
  public static let decimal = TextFieldPreset(
    contentType: .decimal, message: "Enter a number.",
    isAcceptable: { text in
      text.unsigned.allSatisfy { $0.isDigit || $0.isPoint } && text.count(where: \.isPoint) <= 1
    },
    isWhole: { $0.contains(where: \.isDigit) })

  /// A phone number: three digits or more, among them what numbers are written with.
  public static let phone = TextFieldPreset(
    contentType: .phone, message: "Enter a phone number.", keepsSpaces: true,
    isAcceptable: { $0.allSatisfy { $0.isDigit || "+-()./ *#".contains($0) } },
    isWhole: { $0.count(where: \.isDigit) >= 3 })

  /// An e-mail address: a name and a host with a dot in it. Whether there is one only a letter can tell.
  public static let email = TextFieldPreset(
    contentType: .email, message: "Enter an address like name@example.org.",
    isWhole: { text in
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && isHost(parts[1])
        && !text.contains(where: \.isWhitespace)
    })

  /// An address of the web, with its scheme or without.
  public static let url = TextFieldPreset(
    contentType: .url, message: "Enter an address like https://example.org.",
    isWhole: { text in
      let scheme = text.prefix { $0 != ":" }
      let hasScheme = text.dropFirst(scheme.count).hasPrefix("://")
      let rest = hasScheme ? text.dropFirst(scheme.count + 3) : text[...]
      return !(hasScheme && scheme.isEmpty) && isHost(rest.prefix { !"/?#:".contains($0) })
    })

  /// Labels parted by dots, two or more, none of them empty.
  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty && !$0.contains("@") }
  }
}

extension TextField {
  /// Takes texts of a kind from now on: sets ``filter``, ``validator`` and the content type of the keyboard.
  public func apply(_ preset: TextFieldPreset) {
    keyboardTraits.contentType = preset.contentType
    filter = preset.filtered
    validator = { $0.isEmpty || preset.isWhole($0) ? nil : preset.message }
  }
}

extension TextFieldPreset {
  /// Refuses what cannot become whole. Nobody is kept from deleting.
  fileprivate func filtered(_ edit: ProposedEdit, _ storage: LineStorage) -> ProposedEdit? {
    guard !edit.text.isEmpty else { return edit }
    var edit = edit
    if !keepsSpaces { edit.text.removeAll(where: \.isWhitespace) }
    let result =
      storage.text(in: 0..<edit.range.lowerBound) + edit.text
      + storage.text(in: edit.range.upperBound..<storage.utf8Count)
    return isAcceptable(result) ? edit : nil
  }
}

extension Character {
  /// Of any script.
  fileprivate var isDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }
  fileprivate var isPoint: Bool { self == "." || self == "," }
}

extension String {
  fileprivate var unsigned: Substring { dropFirst(hasPrefix("-") ? 1 : 0) }
}
