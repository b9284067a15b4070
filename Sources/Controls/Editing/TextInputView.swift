import TextModel
import UICore

/// A box whose text is edited: what ``TextField``, ``SecureField`` and ``TextView`` share, and what a field of another
/// kind is made of.
///
/// It puts parts together and does little itself. The ``content`` is what is edited, the ``display`` says where its
/// parts are and draws them; pointers, drags, marked text, handles and the menu each have an object of their own, which
/// is made when it is first needed.
@MainActor open class TextInputView: View, TextInputClient {
  /// The text, with what is selected and marked of it.
  public final let content: TextContent
  /// How the text is laid out and drawn.
  public final let display: any TextDisplay

  /// Follows the editing, and has a say in it.
  public final weak var delegate: (any TextInputDelegate)?
  /// What the input asks of the keyboard panel.
  public final var keyboardTraits = KeyboardTraits()
  /// What keys do here; nil for what the user of the desktop wants.
  public final var keyBindings: KeyBindings?
  /// What comes before either while the text can be changed.
  final var ownBindings: KeyBindings?
  /// Whether Tab into the input selects all of the text.
  public final var selectsAllOnTab = true

  final private(set) lazy var blinker = CaretBlinker { [weak self] in self?.caretDidBlink() }
  final var madeSelector: TextSelector?
  final var madeTransfer: TextTransfer?
  final var madeComposer: TextComposer?
  final var madeMenu: TextMenu?
  private final lazy var glide = TextGlide(self)
  /// Once a finger has touched the text.
  final var handles: TextHandles?
  private final var ownAccessory: View?
  private final var ownInput: View?
  private var errorLabel: ErrorLabel?
  /// For ``PlainTextInput/validator``.
  final var storedValidator: (@MainActor (String) -> String?)?
  /// Where the caret would be while it moves up and down, in points; nil when it has done something else.
  final var column: Double?
  /// What the key did that was pressed last, and may be held.
  final var heldCommand: TextCommand?
  private final var isHovered = false

  /// An input for `content`, shown by `display`, which is this input's alone.
  public init(_ content: TextContent, display: any TextDisplay, frame: Rect = .zero) {
    self.content = content
    self.display = display
    super.init(frame: frame)
    display.attach(to: self)
    addGestureRecognizer(makeLongPressRecognizer())
    addGestureRecognizer(glide.makeRecognizer())
  }

  // MARK: Settings

  /// Text can be selected but not changed. Nothing is being edited then, so no keyboard comes up; a change
  /// ends the editing that goes on.
  public final var isReadOnly: Bool {
    get { content.isReadOnly }
    set {
      guard newValue != isReadOnly else { return }
      if isFirstResponder { window?.endEditing(force: true, cause: .viewDisabled) }
      content.isReadOnly = newValue
      setNeedsDisplay()
    }
  }

  /// The most clusters that an edit may leave, or nil. What is too long is cut, with a bell.
  public final var maxLength: Int? {
    get { content.maxClusterCount }
    set { content.maxClusterCount = newValue }
  }

  /// Whether the text is a secret.
  public final var isSecure: Bool { content.editor.isSecret }

  /// Shown while there is no text.
  public final var placeholder = "" {
    didSet { if placeholder != oldValue, isEmpty { setNeedsDisplay(in: textArea) } }
  }

  /// What is wrong with the text, for the user; turns the border red and is written below the box. The input wants
  /// to be higher by that line; where it is not, the line is outside of its bounds. Nil when all is well.
  public final var errorMessage: String? {
    didSet {
      guard errorMessage != oldValue else { return }
      setNeedsDisplay()
      setNeedsLayout()
      errorLabel = ErrorLabel.updated(errorLabel, errorMessage, below: self)
    }
  }

  // MARK: Text input

  /// Types `text` in the place of what is selected; neighbouring letters share a step of undo.
  open func insertText(_ text: String) {
    endComposing()
    insert { $0.insert(text, kind: .typing, at: now) }
  }

  /// Puts in what an input method has composed: one step of undo.
  open func commitText(_ text: String) {
    madeSelector?.settleClaim()
    madeComposer?.forget()
    insert { $0.insert(text, kind: .inputMethod, at: now) }
  }

  /// Does what a key, a menu item or the keyboard panel asks for.
  open func perform(_ command: TextCommand) {
    guard content.editor.markedText == nil || composer.end(before: command) else { return }
    if !command.keepsColumn { column = nil }
    switch command {
    case .move(let motion): move(motion, extending: false)
    case .extend(let motion): move(motion, extending: true)
    case .copy: copySelection()
    case .cut: cutSelection()
    case .paste: paste(from: .clipboard)
    case .kill(let motion): kill(motion)
    case .killSelection: killSelection()
    case .yank: yank()
    case .insertReturn: insertReturn()
    case .insertTab: insertText("\t")
    case .insertLineBreak: insertLineBreak()
    case .showMenu: menu.open(.key(below: caretRect))
    case .enterHex: composer.beginHexEntry()
    case .delete, .selectAll, .deselect, .undo, .redo: change { $0.perform(command, at: now) }
    }
  }

  /// Return was pressed, here or on the panel: asks the delegate, then does what the return key says.
  open func insertReturn() {
    if mayReturn() { doReturn() }
  }

  /// Breaks the line, or does what Return does where there is only one.
  open func insertLineBreak() { insertReturn() }

  /// Asks the delegate. Whatever it did meanwhile, what is no longer being edited does nothing more.
  final func mayReturn() -> Bool {
    let wasEdited = isFirstResponder
    guard delegate?.shouldReturn(self) ?? true else { return false }
    return isFirstResponder || !wasEdited
  }

  /// What the return key says.
  final func doReturn() {
    switch keyboardTraits.returnKey {
    case .next: window?.moveFocus(onlyTextFields: true)
    case .done: resignFirstResponder(cause: .returnKey)
    case .return, .go, .search, .send: break
    }
  }

  /// The input itself.
  public final var textInputView: View { self }
  /// The caret, in points in the input; in the marked text while there is any.
  public final var caretRect: Rect { display.caretRect }

  /// The text changed, by the user or the program: called at once for each edit, before the delegate. For subclasses;
  /// does nothing here.
  open func textDidChange() {}

  // MARK: View

  /// From the input's edges to its text, in points; a subclass may take room for something else.
  open var textInsets: DirectionalInsets {
    let padding = themeMetrics.fieldPadding
    return DirectionalInsets(top: 1, leading: padding, bottom: 1, trailing: padding)
  }

  /// How high the box around the text would like to be, in points.
  open var preferredBoxHeight: Double { themeMetrics.fieldHeight }

  /// Of the border, in points.
  open var cornerRadius: Double { themeMetrics.fieldRadius }

  open override func layoutSubviews() {
    errorLabel?.place(below: self)
    display.layOut()
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    drawBox(on: canvas, damage: damage, isHovered: isHovered)
    display.draw(on: canvas, damage: damage)
    if let caret = madeTransfer?.caret { canvas.fill(caret, accent) }
  }

  open override func fills(_ rect: Rect) -> Bool { interior.contains(rect) && boxColor.alpha == 255 }

  open override var drawingOutset: Double { themeMetrics.focusRingWidth }

  open override func settingsDidChange() {
    display.forgetLayouts()
    blinker.settingsDidChange()
    super.settingsDidChange()
  }

  open override func didMoveToWindow() {
    display.forgetLayouts()
    // What was laid out before it came to another place in the tree is gone.
    setNeedsLayout()
    if window == nil { blinker.stop() }
  }

  // MARK: Responder

  open override var textInput: (any TextInputClient)? { isReadOnly ? nil : self }

  open override var canBecomeFirstResponder: Bool {
    isReadOnly || delegate?.shouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    isReadOnly || delegate?.shouldEndEditing(self) ?? true
  }

  open override func didBecomeFirstResponder() { beginEditing() }
  open override func didResignFirstResponder(cause: EndEditingCause) { endEditing(cause: cause) }
  open override func windowFocusChanged(isFocused: Bool) {
    if !isFocused { unmarkText() }
    updateBlinking()
    if !content.editor.selection.isEmpty { setNeedsDisplay(in: textArea) }
  }

  /// What the program has put above the keys while this input is edited; nil asks the chain.
  open override var inputAccessoryView: View? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// What the program has put in the place of the keys while this input is edited; nil asks the chain.
  open override var inputView: View? {
    get { ownInput }
    set { ownInput = newValue }
  }

  open override func keyDown(_ event: KeyEvent) -> Bool { use(event) || super.keyDown(event) }

  open override func scroll(_ event: ScrollEvent) -> Bool { turn(event) || super.scroll(event) }

  open override func stopMotion() -> Bool { glide.stop() }

  open override func pointerDown(_ press: Press) -> Bool {
    column = nil
    if !press.isTouch {
      // A finger may be about to scroll.
      unmarkText()
      handles?.hide()
    }
    selector.begin(press)
    return true
  }
  open override func pointerMoved(_ press: Press) {
    madeMenu?.follow(press)
    madeSelector?.move(press)
  }
  open override func pointerUp(_ press: Press) {
    if press.button == 2 { return pastePrimary(press) }
    madeMenu?.end(press)
    madeSelector?.end(press)
  }
  open override func pointerCancelled(_ press: Press) { madeSelector?.cancel(press) }

  open override var dropTarget: (any TextDropTarget)? { isReadOnly || !isEnabledInTree ? nil : transfer }

  open override var pointerShape: PointerShape { isEnabledInTree ? .text : .arrow }

  open override func pointerHoverChanged(isInside: Bool) {
    isHovered = isInside
    setNeedsDisplay()
  }
}
