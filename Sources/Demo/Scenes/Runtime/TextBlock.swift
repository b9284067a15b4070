import Outfield

/// A text in a frame that can be dragged, selected and deleted.
@MainActor final class TextBlock: View {
  /// The user wants it gone.
  var onDelete: (@MainActor () -> Void)?

  let text = BlockText(placeholder: "Text")
  private let deleteButton = IconButton(.cross, side: 20, actionName: "delete")
  /// The frame and the button belong to the text: pressing them goes on with the editing.
  private let group = TapGroup()
  private var dragOrigin = Point.zero

  private static let gripHeight = 20.0
  private static let padding = 6.0
  private static let mostLines = 8
  static let smallestSize = Size(width: 220, height: gripHeight + 34 + padding)
  /// Where the first letter stands, from the upper leading corner: about the middle of its line.
  private static let textOrigin = Point(x: padding + 11, y: gripHeight + 17)

  init() {
    super.init(frame: .zero)
    text.identifier = "text"
    text.delegate = self
    deleteButton.identifier = "delete"
    deleteButton.takesFocus = false
    deleteButton.action = { [weak self] in self?.onDelete?() }
    for view in [self, text, deleteButton] { view.tapGroup = group }
    for view in [text, deleteButton] { addSubview(view) }
    addGestureRecognizer(makePanRecognizer())
  }

  func beginEditing() { text.becomeFirstResponder() }

  /// Where to put the block so that its first letter is at `point` of the superview.
  func origin(writingAt point: Point) -> Point {
    let letter = Rect(origin: Self.textOrigin, size: .zero)
    return point - (superview?.directed(letter, in: bounds) ?? letter).origin
  }

  // MARK: Dragging

  private func makePanRecognizer() -> PanGestureRecognizer {
    let pan = PanGestureRecognizer { [weak self] in self?.drag($0 as? PanGestureRecognizer) }
    pan.shouldReceive = { [weak self] in self?.isDragged(by: $0) ?? false }
    return pan
  }

  /// In a text that is being edited a drag selects.
  private func isDragged(by press: Press) -> Bool {
    press.target !== deleteButton && !(press.target === text && text.isFirstResponder)
  }

  private func drag(_ pan: PanGestureRecognizer?) {
    guard let pan, let canvas = superview as? BlockCanvas else { return }
    if pan.state == .began {
      dragOrigin = frame.origin
      canvas.raise(self)
    }
    canvas.move(self, to: pan.state == .cancelled ? dragOrigin : dragOrigin + pan.translation)
    if pan.state == .ended { canvas.didMove(self, from: dragOrigin) }
  }

  // MARK: Selecting

  override var canBecomeFirstResponder: Bool { true }

  override func didBecomeFirstResponder() { setNeedsDisplay() }
  override func didResignFirstResponder(cause: EndEditingCause) { setNeedsDisplay() }

  /// Nothing on the frame is the canvas's.
  override func pointerDown(_ press: Press) -> Bool { true }

  /// A click on the frame. While the text is edited the frame is a part of it.
  override func pointerUp(_ press: Press) {
    guard press.button == 1, !press.isPan, !text.isFirstResponder else { return }
    (superview as? BlockCanvas)?.raise(self)
    becomeFirstResponder()
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    // What the text does not use comes here too.
    guard isFirstResponder else { return super.keyDown(event) }
    switch event.keysym {
    case .delete, .backspace: onDelete?()
    case .return: beginEditing()
    case .escape: resignFirstResponder()
    default: return super.keyDown(event)
    }
    return true
  }

  // MARK: Layout and drawing

  override func layoutSubviews() {
    let (padding, top) = (Self.padding, Self.gripHeight)
    text.frame = Rect(
      x: padding, y: top, width: bounds.width - 2 * padding, height: bounds.height - top - padding)
    deleteButton.leadingFrame = Rect(x: bounds.width - 22, y: 0, width: 20, height: 20)
  }

  /// As high as its lines, up to a limit; a longer text scrolls.
  private func fit() {
    let extra = 20 * Double(text.lineCount(upTo: Self.mostLines) - 1)
    frame.size.height = Self.smallestSize.height + extra
    (superview as? BlockCanvas)?.move(self, to: frame.origin)
  }

  override var pointerShape: PointerShape { .grab }

  override var drawingOutset: Double { 4 }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    let shape = RoundedRect(bounds, radius: theme.metrics.fieldRadius)
    if let shadow = theme.cardShadows.first { canvas.shadow(of: shape, shadow) }
    canvas.fill(shape, theme.panelColor(depth: 1))
    let isSelected = isFirstResponder
    canvas.stroke(shape, width: isSelected ? 2 : 1, isSelected ? theme.colors.accent : theme.colors.line)
    drawGrip(on: canvas, theme.colors.dimText.withOpacity(0.6))
  }

  /// Two rows of dots say that it can be moved here.
  private func drawGrip(on canvas: any Canvas, _ color: Color) {
    for row in 0..<2 {
      for column in 0..<5 {
        let place = Point(x: (bounds.width / 2).rounded() - 14 + 6 * Double(column), y: 8 + 5 * Double(row))
        canvas.fill(Rect(origin: place, size: Size(width: 2, height: 2)), color)
      }
    }
  }
}

extension TextBlock: TextInputDelegate {
  func didBeginEditing(_ input: TextInputView) { setNeedsDisplay() }
  func textDidChange(_ input: TextInputView) { fit() }
}
