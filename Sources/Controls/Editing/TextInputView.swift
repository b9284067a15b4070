import TextModel
import UICore

/// A box whose text is edited: border, caret, selection, keys, mouse and undo. What its subclasses share.
///
/// A subclass knows how the text is laid out: it says where things are and is told what changed.
@MainActor open class TextInputView: View, TextInputClient {
  let editing: any TextEditing

  public weak var delegate: (any TextInputDelegate)?
  public var keyboardTraits = KeyboardTraits()
  /// What keys do here; nil for what the user of the desktop wants.
  public var keyBindings: KeyBindings?

  /// The press that selects, until it ends.
  weak var press: Press?
  /// What a double or triple click selected, for the drag that follows.
  var dragOrigin: SelectionOrigin?
  private(set) lazy var blinker = CaretBlinker { [weak self] in self?.caretDidBlink() }
  private(set) lazy var primaryClaim = SelectionClaim { [weak self] in self?.claimPrimary() }
  private(set) lazy var dragScroller = DragScroller()
  weak var menuPopUp: MenuPopUp?
  /// Once a finger has touched the text.
  var touchHandles: TextHandles?
  /// A text that is dragged away from here, or over it.
  var dragging = FieldDragging()
  private(set) var isHovered = false
  /// A character that is being entered by its number.
  var hexEntry: HexEntry?
  /// For ``PlainTextInput``.
  var storedValidator: (@MainActor (String) -> String?)?
  /// Below the view, only while there is an error.
  private var errorLabel: Label?

  init(_ editing: any TextEditing, frame: Rect) {
    self.editing = editing
    super.init(frame: frame)
    addGestureRecognizer(makeLongPressRecognizer())
  }

  // MARK: Settings

  /// Text can be selected but not changed. Nothing is being edited then, so no keyboard comes up; a change
  /// ends the editing that goes on.
  public var isReadOnly: Bool {
    get { editing.isReadOnly }
    set {
      guard newValue != isReadOnly else { return }
      if isFirstResponder { window?.endEditing(force: true, cause: .viewDisabled) }
      editing.isReadOnly = newValue
      setNeedsDisplay()
    }
  }

  /// The most clusters that an edit may leave, or nil. What is too long is cut, with a bell.
  public var maxLength: Int? {
    get { editing.maxClusterCount }
    set { editing.maxClusterCount = newValue }
  }

  public var isSecure: Bool { false }

  /// Shown while there is no text.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { placeholderDidChange() } }
  }

  /// What is wrong with the text, for the user; turns the border red and is written below the view, outside
  /// of its bounds. Nil when all is well.
  public var errorMessage: String? {
    didSet { if errorMessage != oldValue { errorChanged() } }
  }

  // MARK: Text input

  open func insertText(_ text: String) {
    primaryClaim.settle()
    unmarkText()
    change { $0.insert(text, kind: .typing, at: now) }
  }

  open func commitText(_ text: String) {
    primaryClaim.settle()
    hexEntry = nil
    change { $0.insert(text, kind: .inputMethod, at: now) }
  }

  open func perform(_ command: TextCommand) {
    guard endMarking(before: command) else { return }
    switch command {
    case .copy: copySelection()
    case .cut: cutSelection()
    case .paste: paste(from: .clipboard)
    case .kill(let motion): kill(motion)
    case .killSelection: killSelection()
    case .yank: yank()
    case .insertReturn: insertReturn()
    case .insertTab: insertText("\t")
    case .showMenu: openMenu(.key(below: caretRect))
    case .enterHex: beginHexEntry()
    default: if !moveByRow(command), !moveOnScreen(command) { change { $0.perform(command, at: now) } }
    }
  }

  open func insertReturn() {
    guard delegate?.shouldReturn(self) ?? true else { return }
    switch keyboardTraits.returnKey {
    case .next: window?.moveFocus(onlyTextFields: true)
    case .done: resignFirstResponder(cause: .returnKey)
    case .return, .go, .search, .send: break
    }
  }

  public var inputView: View { self }

  // MARK: For subclasses

  open var caretRect: Rect { .zero }

  /// Where the caret would be at a display offset.
  func caretRect(at position: TextPosition) -> Rect { caretRect }

  /// The place in the text nearest to a point of the view.
  func textPosition(at point: Point) -> TextPosition { TextPosition(offset: 0) }

  /// What a key does here; nil where it has no command, and may be text.
  func command(for event: KeyEvent) -> TextCommand? {
    if let keyBindings { return keyBindings.command(for: event) }
    guard let settings = window?.application?.host.settings else { return nil }
    return KeyBindings.preferred(by: settings).command(for: event)
  }

  /// From the view's edges to its text, in points.
  var textInsets: DirectionalInsets {
    let padding = themeMetrics.fieldPadding
    return DirectionalInsets(top: 1, leading: padding, bottom: 1, trailing: padding)
  }

  var cornerRadius: Double { themeMetrics.fieldRadius }

  /// The place that an arrow key leads to where text runs both ways; nil where the order of the text and the
  /// screen agree.
  func visualStep(_ motion: VisualMotion, from position: TextPosition) -> TextPosition? { nil }

  /// Moves by how lines are broken, if the command is such a motion; returns whether it is.
  func moveByRow(_ command: TextCommand) -> Bool { false }

  /// Whether a key's command is for what lies around the view.
  func isForSurroundings(_ command: TextCommand) -> Bool { false }

  /// Whether the line of the caret begins at the right.
  var startsAtRight: Bool { false }

  /// Where text can be seen, in the view's coordinates.
  final var textArea: Rect { bounds.inset(by: textInsets, layoutDirection) }

  final var isEmpty: Bool { editing.utf8Count == 0 }

  /// Whether there is nothing to be seen, no marked text either.
  final var showsNothing: Bool { isEmpty && editing.markedText == nil }

  /// Whether Tab into the view selects all of the text.
  var isSelectedByTab: Bool { true }

  /// Whether a selecting pointer at `point` needs no scrolling.
  func isWithinReach(_ point: Point) -> Bool { textArea.spansX(of: point) }

  /// Whether what is selected can be seen at a point of the view.
  func showsSelection(at point: Point) -> Bool { false }

  /// How far a dragged text scrolls the view while it is held at `point`, in points; 0 away from the edges.
  func dropScroll(at point: Point) -> Double { 0 }

  /// Scrolls the text, as far as there is more of it; whether it moved.
  func scrollText(by distance: Double) -> Bool { false }

  /// What is shown changed, or only the selection, and then `edit` is nil. It counts the marked text as text.
  func contentDidChange(_ edit: TextEdit?) {}

  /// The text changed.
  func textDidChange() {}

  func placeholderDidChange() {
    if isEmpty { setNeedsDisplay(in: textArea) }
  }

  func caretDidBlink() {}

  /// The end of a turn: lays out what changed and asks for what looks different to be drawn.
  func updateDisplay() {}

  /// Draws what is inside the border.
  func drawContent(on canvas: any Canvas, damage: Rect) {}

  /// Font, scale or text system may be others now.
  func forgetLayouts() {}

  // MARK: View

  open override func layoutSubviews() {
    errorLabel?.frame = errorFrame
    updateDisplay()
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    drawBox(on: canvas, damage: damage)
    drawContent(on: canvas, damage: damage)
    drawDropCaret(on: canvas)
  }

  open override func fills(_ rect: Rect) -> Bool { interior.contains(rect) && boxColor.alpha == 255 }

  open override var drawingOutset: Double { themeMetrics.focusRingWidth }

  open override func settingsDidChange() {
    forgetLayouts()
    blinker.settingsDidChange()
    super.settingsDidChange()
  }

  open override func didMoveToWindow() {
    forgetLayouts()
    // What was laid out before it came to another place in the tree is gone.
    setNeedsLayout()
    if window == nil { blinker.stop() }
  }

  private var errorFrame: Rect {
    Rect(x: bounds.minX, y: bounds.maxY + 2, width: bounds.width, height: 18)
  }

  private func errorChanged() {
    setNeedsDisplay()
    guard let errorMessage else {
      errorLabel?.removeFromSuperview()
      errorLabel = nil
      return
    }
    if errorLabel == nil {
      let label = Label("", style: .small, role: .error, frame: errorFrame)
      errorLabel = label
      addSubview(label)
    }
    errorLabel?.text = errorMessage
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
    if !editing.selection.isEmpty { setNeedsDisplay(in: textArea) }
  }

  open override var dropTarget: (any TextDropTarget)? { isReadOnly || !isEnabledInTree ? nil : self }

  open override func keyDown(_ event: KeyEvent) -> Bool { use(event) || super.keyDown(event) }

  open override func pointerDown(_ press: Press) {
    // A finger may be about to scroll.
    if !press.isTouch { unmarkText() }
    beginSelecting(press)
  }
  open override func pointerMoved(_ press: Press) { goOnSelecting(press) }
  open override func pointerUp(_ press: Press) {
    if press.button == 2 { pastePrimary(press) } else { endSelecting(press) }
  }
  open override func pointerCancelled(_ press: Press) { stopSelecting(press) }

  open override var pointerShape: PointerShape { isEnabledInTree ? .text : .arrow }

  open override func pointerHoverChanged(isInside: Bool) {
    isHovered = isInside
    setNeedsDisplay()
  }
}
