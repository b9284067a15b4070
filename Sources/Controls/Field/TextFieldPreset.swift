import TextModel
import UICore

/// A kind of text that a ``TextField`` takes: what can be typed, which keys should be at hand, and what is a whole one.
///
/// What is typed or pasted is first *normalised*; what cannot become whole even then is *refused*, with the bell, and
/// what is not whole when editing ends is *said*, in the preset's ``message``. Nobody is kept from deleting. Characters
/// that cannot be seen (joiners, direction marks, a byte order mark) are dropped everywhere, and so is white space round
/// a paste.
///
/// | Preset | accepts | normalises | refuses | says so unless |
/// | --- | --- | --- | --- | --- |
/// | ``number`` | digits of any script, a minus in front | every minus to `-`, full width to ASCII; drops spaces | a paste with anything else, whole | it has a digit |
/// | ``decimal`` | the same, and one point or comma | the same | the same | it has a digit |
/// | ``phone`` | digits of any script and `+-()./*#`, spaces, `,` and `;` for pauses | spaces, dashes and pluses to ASCII's; of a `tel:` link that is pasted the number and the extension are taken, behind a `;` | whatever else, character by character | it has three digits |
/// | ``email`` | anything; no space by a key | a `mailto:` in front of a paste is taken off, and what such a link asks for behind a `?` | nothing that is pasted | it is what HTML calls a [valid e-mail address](https://html.spec.whatwg.org/#valid-e-mail-address): `name@host`, the host of one label or more; with letters and digits of any script |
/// | ``url`` | anything; no space by a key | angle brackets round a paste are taken off | nothing that is pasted | it is a host of two labels, or after a scheme and `//` of one, or an address of numbers; then a port and a path |
public struct TextFieldPreset: Sendable {
  /// Which keys the keyboard panel has at hand.
  public var contentType: KeyboardTraits.ContentType
  /// Shown when editing ends with a text that is not whole; put it into your user's language.
  public var message: String
  /// Brings what is about to be inserted into the form that is kept. `isWhole` tells a text that comes in one piece, by a
  /// paste or a drop, from what is typed.
  public var normalize: @Sendable (_ text: String, _ isWhole: Bool) -> String
  /// Whether a text may stand in the field on the way to a whole one.
  public var isAcceptable: @Sendable (String) -> Bool
  /// Whether of a text that comes in one piece those characters are taken that can be. Where leaving one out would change
  /// what the others mean it is refused as a whole, and so is what is far too long.
  public var takesParts: Bool
  /// Whether a text that is not empty is whole.
  public var isWhole: @Sendable (String) -> Bool

  /// A kind of a program's own. By default all is accepted as it is.
  public init(
    contentType: KeyboardTraits.ContentType, message: String,
    normalize: @escaping @Sendable (_ text: String, _ isWhole: Bool) -> String = { text, _ in text },
    isAcceptable: @escaping @Sendable (String) -> Bool = { _ in true }, takesParts: Bool = false,
    isWhole: @escaping @Sendable (String) -> Bool
  ) {
    self.contentType = contentType
    self.message = message
    self.normalize = normalize
    self.isAcceptable = isAcceptable
    self.takesParts = takesParts
    self.isWhole = isWhole
  }

  /// A whole number, with a minus or without.
  public static let number = TextFieldPreset(
    contentType: .number, message: "Enter a whole number.",
    normalize: { text, _ in text.withASCIISigns.filter { !$0.isWhitespace } },
    isAcceptable: { $0.unsigned.allSatisfy(\.isDigit) },
    isWhole: { $0.contains(where: \.isDigit) })

  /// A number whose fraction begins with a point or a comma.
  public static let decimal = TextFieldPreset(
    contentType: .decimal, message: "Enter a number.",
    normalize: { text, _ in text.withASCIISigns.filter { !$0.isWhitespace } },
    isAcceptable: { text in
      text.unsigned.allSatisfy { $0.isDigit || $0.isPoint } && text.count(where: \.isPoint) <= 1
    },
    isWhole: { $0.contains(where: \.isDigit) })

  /// A phone number: three digits or more, among them what numbers are written with.
  public static let phone = TextFieldPreset(
    contentType: .phone, message: "Enter a phone number.",
    normalize: { text, isWhole in
      let text = text.withASCIISigns
      return isWhole ? text.trimmed.withoutTelephoneLink : text
    },
    isAcceptable: { $0.allSatisfy { $0.isDigit || "+-()./ *#,;".contains($0) } }, takesParts: true,
    isWhole: { $0.count(where: \.isDigit) >= 3 })

  /// An e-mail address. Whether there is one only a letter can tell.
  public static let email = TextFieldPreset(
    contentType: .email, message: "Enter an address like name@example.org.",
    normalize: { text, isWhole in
      let text = text.visible
      return isWhole ? text.trimmed.withoutMailLink : text.filter { !$0.isWhitespace }
    },
    isWhole: { WebAddress.isEmail($0) })

  /// An address of the web, with its scheme or without.
  public static let url = TextFieldPreset(
    contentType: .url, message: "Enter an address like https://example.org.",
    normalize: { text, isWhole in
      guard isWhole else { return text.visible.filter { !$0.isWhitespace } }
      let text = text.visible.trimmed
      return text.hasPrefix("<") && text.hasSuffix(">") ? String(text.dropFirst().dropLast()) : text
    },
    isWhole: { WebAddress.isURL($0) })
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
  /// A text of more bytes is none of which a few characters are too many, and each costs a look at all of them.
  private static let longestInParts = 512

  /// Refuses what cannot become whole.
  fileprivate func filtered(_ edit: ProposedEdit, _ lines: LineStorage) -> ProposedEdit? {
    guard !edit.text.isEmpty else { return edit }
    var edit = edit
    edit.text = normalize(edit.text, edit.kind != .typing)
    let before = lines.text(in: 0..<edit.range.lowerBound)
    let behind = lines.text(in: edit.range.upperBound..<lines.utf8Count)
    // Nothing is left, and nothing takes the place of nothing.
    if edit.text.isEmpty { return nil }
    if isAcceptable(before + edit.text + behind) { return edit }
    guard takesParts, edit.text.utf8.count <= Self.longestInParts else { return nil }
    let taken = edit.text.reduce(into: "") { taken, character in
      if isAcceptable(before + taken + String(character) + behind) { taken.append(character) }
    }
    edit.droppedClusterCount = edit.text.count - taken.count
    edit.text = normalize(taken, edit.kind != .typing)
    return edit.text.isEmpty ? nil : edit
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

  /// Without what cannot be seen.
  fileprivate var visible: String {
    var scalars = unicodeScalars
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint }
    return String(scalars)
  }

  /// Without white space round it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// What is behind the name of a scheme, if it begins with it.
  private func linked(by scheme: String) -> String? {
    lowercased().hasPrefix(scheme) ? String(dropFirst(scheme.count)).trimmed : nil
  }

  /// The number of a link, and its extension behind a pause; what else describes it is for machines. RFC 3966, 3
  fileprivate var withoutTelephoneLink: String {
    guard let link = linked(by: "tel:") else { return self }
    let parts = link.drop { $0 == "/" }.split(separator: ";", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { number, part in
      let isExtension = part.lowercased().hasPrefix("ext=")
      if isExtension {
        number += ";" + part.dropFirst("ext=".count)
      } else if !part.contains("=") {
        number += ";" + part
      }
    }
  }

  /// The address of a link, without the fields that are to be filled in. RFC 6068, 2
  fileprivate var withoutMailLink: String {
    guard let link = linked(by: "mailto:") else { return self }
    return String(link.prefix { $0 != "?" })
  }

  /// Without what cannot be seen, and with spaces, dashes, pluses and digits of full width as ASCII has them.
  fileprivate var withASCIISigns: String {
    String(String.UnicodeScalarView(visible.unicodeScalars.map(\.asciiSign)))
  }
}

extension Unicode.Scalar {
  fileprivate var asciiSign: Unicode.Scalar {
    switch value {
    // The long vowel mark is what Japanese keyboards have where others have a dash.
    case 0x2010...0x2015, 0x2043, 0x2212, 0x30FC, 0xFE58, 0xFE63, 0xFF0D, 0xFF70: "-"
    case 0xFF0B, 0xFE62, 0x207A: "+"
    case 0xFF08...0xFF0F, 0xFF10...0xFF19, 0xFF03: Unicode.Scalar(value - 0xFEE0) ?? self
    default: properties.isWhitespace ? " " : self
    }
  }
}
