import TextModel
import UICore

/// A field for a secret, which is never a `String`: shown as one mask glyph for each cluster, kept in memory
/// that is wiped, with no undo and no words. While Caps Lock is on it says so.
@MainActor open class SecureField: SingleLineField {
  /// An empty field with what is shown in it.
  public init(placeholder: String = "", frame: Rect = .zero) {
    super.init(TextContent(TextEditor(SecureStorage())), frame: frame)
    self.placeholder = placeholder
  }

  /// Calls `body` with the secret's bytes, valid only during the call. Do not keep a copy.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    let storage = content.editor.storage
    return try storage.withUTF8(in: 0..<storage.utf8Count, body)
  }

  /// Replaces the secret; `bytes` need not be valid UTF-8.
  public func setText(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    change { $0.setText(utf8: bytes) }
  }

  /// Removes the secret from the field and from memory.
  public func clear() { setText(utf8: UnsafeBufferPointer(start: nil, count: 0)) }

  /// Whether the secret is a number: of what is typed or pasted the digits are kept, of whatever script, as ASCII's.
  /// White space, dashes and what cannot be seen are left out in silence, anything else with the bell. Sets which keys
  /// are at hand, too.
  public var takesOnlyDigits: Bool {
    get { content.takesOnlyDigits }
    set {
      content.takesOnlyDigits = newValue
      keyboardTraits.contentType = newValue ? .pin : .text
    }
  }

  // MARK: Revealing

  /// Whether there is a button in the field that shows the secret, and masks it again.
  public var showsRevealButton = false {
    didSet {
      guard showsRevealButton != oldValue else { return }
      accessory = showsRevealButton ? makeRevealButton() : nil
      if !showsRevealButton { isRevealed = false }
    }
  }

  /// Whether the secret can be read on the screen. True only while the field has the keyboard: leaving it, or
  /// the window, masks the secret again.
  ///
  /// What is drawn is made of strings of one cluster each, which are not wiped: single letters, of which
  /// memory is full, and never the secret in one piece.
  public var isRevealed: Bool {
    get { !content.isMasked }
    set {
      let isAllowed = isFirstResponder && window?.isFocused == true
      guard (newValue && isAllowed) == content.isMasked else { return }
      content.isMasked.toggle()
      (accessory as? IconButton)?.icon = isRevealed ? .mask : .reveal
      display.forgetLayouts()
      textInsetsDidChange()
    }
  }

  private func makeRevealButton() -> IconButton {
    let button = IconButton(.reveal, side: Self.accessorySide, actionName: "reveal") { [weak self] in
      guard let self, becomeFirstResponder() else { return }
      isRevealed.toggle()
    }
    button.takesFocus = false
    return button
  }

  open override func didResignFirstResponder(cause: EndEditingCause) {
    isRevealed = false
    isCapsLockOn = false
    super.didResignFirstResponder(cause: cause)
  }

  open override func windowFocusChanged(isFocused: Bool) {
    if !isFocused { isRevealed = false }
    super.windowFocusChanged(isFocused: isFocused)
  }

  // MARK: Caps Lock

  /// Whether Caps Lock was on at the last key or press in the field; shown as an arrow behind the text.
  public private(set) var isCapsLockOn = false {
    didSet { if isCapsLockOn != oldValue { textInsetsDidChange() } }
  }

  open override func keyDown(_ event: KeyEvent) -> Bool {
    let wasOn = event.modifiers.contains(.capsLock)
    // Modifiers are those before the key.
    isCapsLockOn = event.keysym == .capsLock ? !wasOn : wasOn
    return super.keyDown(event)
  }

  open override func pointerDown(_ press: Press) -> Bool {
    let isTaken = super.pointerDown(press)
    if isFirstResponder { isCapsLockOn = press.modifiers.contains(.capsLock) }
    return isTaken
  }

  open override var textInsets: DirectionalInsets {
    var insets = super.textInsets
    if isCapsLockOn { insets.trailing += Self.markSide + themeMetrics.grid }
    return insets
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    super.draw(on: canvas, damage: damage)
    guard isCapsLockOn else { return }
    let end = directed(textArea).maxX + theme.metrics.grid
    let mark = directed(Rect(x: end, y: box.minY, width: Self.markSide, height: box.height))
    canvas.draw(
      .capsLock, in: mark.centred(width: Self.markSide, height: Self.markSide), theme.colors.dimText)
  }

  private static var markSide: Double { 16 }
}

extension KeySym {
  /// The Caps Lock key itself.
  fileprivate static let capsLock = KeySym(rawValue: 0xFFE5)
}
