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
/// | ``number`` | digits of any script, a minus in front | every minus to `-`, full width to ASCII; of a paste a plus, signs of money, and what parts groups of thousands (spaces, points, commas, apostrophes; also by hundreds, as in India) are taken off, and a sign of a sentence's end | a paste with anything else, whole: also with one point or comma, which may begin a fraction, and with spaces that part no groups | it has a digit |
/// | ``decimal`` | the same, and one point or comma | the same; of two kinds of signs the last one begins the fraction, and one that stands there once does | the same | it has a digit |
/// | ``phone`` | digits of any script and `+-()./*#`, spaces, `,` and `;` for pauses | spaces, dashes and pluses to ASCII's; of a link (`tel:`, `callto:`, `sms:`) that is pasted the number and the extension are taken, behind a `;` | words, with the signs that belong to them (`Tel.:`, `ext. 5`); a paste in which letters stand for digits, whole | it has three digits |
/// | ``email`` | anything; no space by a key | full width to ASCII; of a paste angle brackets round it and a `mailto:` in front are taken off, and what such a link asks for behind a `?` | nothing that is pasted | it is what HTML calls a [valid e-mail address](https://html.spec.whatwg.org/#valid-e-mail-address): `name@host`, the host of one label or more; with letters and digits of any script |
/// | ``url`` | anything; no space by a key | full width to ASCII; angle brackets round a paste are taken off | nothing that is pasted | it is a host of two labels, or after a scheme and `//` of one, or an address of numbers; then a port and a path |
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
  /// What can be taken of a text that comes in one piece and may not stand there as it is; what is left out is told with
  /// the bell. Nil where leaving something out would change what the others mean: then it is refused as a whole, and so
  /// is what is far too long.
  public var takeParts: (@Sendable (_ text: String) -> String)?
  /// Whether a text that is not empty is whole.
  public var isWhole: @Sendable (String) -> Bool

  /// A kind of a program's own. By default all is accepted as it is.
  public init(
    contentType: KeyboardTraits.ContentType, message: String,
    normalize: @escaping @Sendable (_ text: String, _ isWhole: Bool) -> String = { text, _ in text },
    isAcceptable: @escaping @Sendable (String) -> Bool = { _ in true },
    takeParts: (@Sendable (_ text: String) -> String)? = nil,
    isWhole: @escaping @Sendable (String) -> Bool
  ) {
    self.contentType = contentType
    self.message = message
    self.normalize = normalize
    self.isAcceptable = isAcceptable
    self.takeParts = takeParts
    self.isWhole = isWhole
  }

  /// A whole number, with a minus or without.
  public static let number = TextFieldPreset(
    contentType: .number, message: "Enter a whole number.",
    normalize: { text, isWhole in
      let text = text.withASCIISigns
      return isWhole ? text.ungrouped(fraction: false) : text.filter { $0 != " " }
    },
    isAcceptable: { $0.unsigned.allSatisfy(\.isDigit) },
    isWhole: { $0.contains(where: \.isDigit) })

  /// A number whose fraction begins with a point or a comma.
  public static let decimal = TextFieldPreset(
    contentType: .decimal, message: "Enter a number.",
    normalize: { text, isWhole in
      let text = text.withASCIISigns
      return isWhole ? text.ungrouped(fraction: true) : text.filter { $0 != " " }
    },
    isAcceptable: { text in
      text.unsigned.allSatisfy { $0.isDigit || $0.isPoint } && text.count(where: \.isPoint) <= 1
    },
    isWhole: { $0.contains(where: \.isDigit) })

  /// A phone number: three digits or more, among them what numbers are written with.
  public static let phone = TextFieldPreset(
    contentType: .phone, message: "Enter a phone number.",
    normalize: { text, isWhole in
      let text = text.withASCIISigns
      return isWhole ? text.trimmed.withoutAngleBrackets.withoutTelephoneLink.withoutEndOfSentence : text
    },
    isAcceptable: { $0.allSatisfy { $0.isInPhoneNumbers } }, takeParts: { $0.withoutWords },
    isWhole: { $0.count(where: \.isDigit) >= 3 })

  /// An e-mail address. Whether there is one only a letter can tell.
  public static let email = TextFieldPreset(
    contentType: .email, message: "Enter an address like name@example.org.",
    normalize: { text, isWhole in
      let text = text.halfWidth
      return isWhole
        ? text.trimmed.withoutAngleBrackets.withoutMailLink : text.filter { !$0.isWhitespace }
    },
    isWhole: { WebAddress.isEmail($0) })

  /// An address of the web, with its scheme or without.
  public static let url = TextFieldPreset(
    contentType: .url, message: "Enter an address like https://example.org.",
    normalize: { text, isWhole in
      let text = text.halfWidth
      return isWhole ? text.trimmed.withoutAngleBrackets : text.filter { !$0.isWhitespace }
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
  /// A text of more bytes is none of which a few characters are too many.
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
    guard let takeParts, edit.text.utf8.count <= Self.longestInParts else { return nil }
    let taken = normalize(takeParts(edit.text), edit.kind != .typing)
    guard isAcceptable(before + taken + behind) else { return nil }
    edit.droppedClusterCount = edit.text.count - taken.count
    edit.text = taken
    return edit.text.isEmpty ? nil : edit
  }
}

extension String {
  fileprivate var unsigned: Substring { dropFirst(hasPrefix("-") ? 1 : 0) }
}
