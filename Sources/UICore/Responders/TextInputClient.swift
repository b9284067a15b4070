import TextModel

/// A text that keys, the keyboard panel and input methods type into: one door for all of them.
@MainActor public protocol TextInputClient: AnyObject {
  /// Types `text` in the place of what is selected.
  func insertText(_ text: String)
  /// An input method commits `text`, in the place of what was marked: one step of undo.
  func commitText(_ text: String)
  /// An input method is composing `text`: it is shown in the text, but no part of it. `selection` is in UTF-8
  /// offsets into `text` and is clamped; an empty `text` ends the marking.
  func setMarkedText(_ text: String, selection: Range<Int>)
  /// Makes what is marked part of the text, if anything is.
  func unmarkText()
  /// Drops what is marked, if anything is.
  func discardMarkedText()
  /// Shift, Control or their like was let go: what was typed while it was held may end.
  func modifierReleased(_ keysym: KeySym)
  /// What an input method is composing, or nil.
  var markedText: MarkedText? { get }
  /// Moves, selects, deletes: what a key means that types nothing.
  func perform(_ command: TextCommand)
  /// Return was pressed, here or on the panel.
  func insertReturn()
  /// The caret in the coordinates of ``textInputView``, in points; in the marked text while there is any.
  var caretRect: Rect { get }
  /// The view in which the text is shown.
  var textInputView: View { get }
  /// Secrets are not previewed, highlighted or remembered.
  var isSecure: Bool { get }
  /// What the field asks of the keyboard panel.
  var keyboardTraits: KeyboardTraits { get }
  /// At most `count` characters before the caret, nearest last: what the keyboard panel knows of sentences by.
  /// Empty for secrets.
  func textBeforeCaret(_ count: Int) -> String
}

extension TextInputClient {
  /// Inserts it, where nothing is ever marked.
  public func commitText(_ text: String) { insertText(text) }
  /// Nothing: the text shows no composing.
  public func setMarkedText(_ text: String, selection: Range<Int>) {}
  /// Nothing: there is none.
  public func unmarkText() {}
  /// Nothing: there is none.
  public func discardMarkedText() {}
  /// Nothing: no key has a meaning by being held.
  public func modifierReleased(_ keysym: KeySym) {}
  /// None.
  public var markedText: MarkedText? { nil }
  /// Nothing: it is not told.
  public func textBeforeCaret(_ count: Int) -> String { "" }
}

/// What a field asks of the keyboard panel.
public struct KeyboardTraits: Sendable, Hashable {
  /// The return key's meaning, and so its label.
  public enum ReturnKey: Sendable, Hashable, CaseIterable {
    /// Begins a new line, or does what Return does.
    case `return`
    /// Goes to what was written.
    case go
    /// Searches for it.
    case search
    /// Goes to the next field.
    case next
    /// Ends editing.
    case done
    /// Sends it.
    case send
  }

  /// Whether the bar with the keys for the field before, the field after and Done stands above the keys.
  public enum AccessoryBar: Sendable, Hashable, CaseIterable {
    /// Where the window has more than one field to go to.
    case automatic
    /// It does, where the window has room for it.
    case shown
    /// It does not.
    case hidden
  }

  /// What the text is, and so which keys should be at hand.
  public enum ContentType: Sendable, Hashable, CaseIterable {
    /// Words.
    case text
    /// Whole numbers.
    case number
    /// Numbers with a fraction.
    case decimal
    /// A phone number.
    case phone
    /// An e-mail address.
    case email
    /// The address of a page.
    case url
    /// What to search for.
    case search
    /// A secret number.
    case pin
  }

  /// Where the panel's Shift comes on by itself.
  public enum Capitalization: Sendable, Hashable, CaseIterable {
    /// Nowhere.
    case none
    /// Before each word.
    case words
    /// Before each sentence.
    case sentences
    /// Before each letter.
    case characters
  }

  /// The return key's meaning.
  public var returnKey: ReturnKey
  /// What the text is.
  public var contentType: ContentType
  /// Whether the text has several lines, so that Return begins a new one.
  public var isMultiline: Bool
  /// Which capitals the text is usually written with. Two spaces are a full stop where it has sentences.
  public var capitalization: Capitalization
  /// Whether the bar stands above the keys. A view of the program's own (``Responder/inputAccessoryView``) takes its
  /// place in any case.
  public var accessoryBar: AccessoryBar

  /// What a field asks of the panel.
  public init(
    returnKey: ReturnKey = .return, contentType: ContentType = .text, isMultiline: Bool = false,
    capitalization: Capitalization = .none, accessoryBar: AccessoryBar = .automatic
  ) {
    self.returnKey = returnKey
    self.contentType = contentType
    self.isMultiline = isMultiline
    self.capitalization = capitalization
    self.accessoryBar = accessoryBar
  }
}
