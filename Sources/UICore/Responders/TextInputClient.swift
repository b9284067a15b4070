import TextModel

/// A text that keys, the keyboard panel and input methods type into: one door for all of them.
@MainActor public protocol TextInputClient: AnyObject {
  func insertText(_ text: String)
  /// An input method commits `text`: one step of undo.
  func commitText(_ text: String)
  func perform(_ command: TextCommand)
  /// Return was pressed, here or on the panel.
  func insertReturn()
  /// The caret in the coordinates of ``inputView``, in points.
  var caretRect: Rect { get }
  var inputView: View { get }
  /// Secrets are not previewed, highlighted or remembered.
  var isSecure: Bool { get }
  var keyboardTraits: KeyboardTraits { get }
}

extension TextInputClient {
  public func commitText(_ text: String) { insertText(text) }
}

/// What a field asks of the keyboard panel.
public struct KeyboardTraits: Sendable, Hashable {
  /// The return key's meaning, and so its label.
  public enum ReturnKey: Sendable, Hashable, CaseIterable {
    case `return`, go, search, next, done, send
  }

  /// What the text is, and so which keys should be at hand.
  public enum ContentType: Sendable, Hashable, CaseIterable {
    case text, number, decimal, phone, email, url, search, pin
  }

  public var returnKey: ReturnKey
  public var contentType: ContentType
  /// Whether the text has several lines: a click there places the caret, and does not call a hidden panel back.
  public var isMultiline: Bool

  public init(
    returnKey: ReturnKey = .return, contentType: ContentType = .text, isMultiline: Bool = false
  ) {
    self.returnKey = returnKey
    self.contentType = contentType
    self.isMultiline = isMultiline
  }
}
