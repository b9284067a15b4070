import Outfield

/// An empty pane that takes texts: a double click adds one where it was, Return one in the middle.
@MainActor final class BlockCanvas: Pane {
  private let invitation = CanvasInvitation()
  /// Says what was deleted.
  let toast = Toast()
  var history = CanvasHistory()
  private var count = 0

  init() {
    super.init(frame: .zero)
    identifier = "canvas"
    addSubview(invitation)
    addSubview(toast)
  }

  var blocks: [TextBlock] { subviews.compactMap { $0 as? TextBlock } }

  // MARK: Blocks

  /// Adds a text whose first letter will be at `point`, and begins to edit it.
  @discardableResult func addBlock(at point: Point) -> TextBlock {
    count += 1
    let block = TextBlock()
    block.identifier = "block-\(count)"
    block.onDelete = { [weak self, weak block] in block.map { self?.delete($0) } }
    block.text.onTab = { [weak self] in self?.toast.show(TabKeepingText.wayOut) }
    addSubview(block)
    block.frame.size = TextBlock.smallestSize
    move(block, to: block.origin(writingAt: point))
    blocksChanged()
    block.beginEditing()
    return block
  }

  /// Puts a block among the others.
  func insert(_ block: TextBlock, at index: Int) {
    let blocks = blocks
    let above = blocks.indices.contains(index) ? subviews.firstIndex { $0 === blocks[index] } : nil
    insertSubview(block, at: above ?? subviews.count)
  }

  func blocksChanged() { invitation.isHidden = !blocks.isEmpty }

  /// Places a block, as far as the canvas reaches.
  func move(_ block: TextBlock, to origin: Point) {
    let room = bounds.inset(by: Self.margin)
    let (width, height) = (block.frame.width, block.frame.height)
    block.frame.origin = Point(
      x: max(room.minX, min(origin.x, room.maxX - width)).rounded(),
      y: max(room.minY, min(origin.y, room.maxY - height)).rounded())
  }

  /// Above the others. Not while it is edited, for it would have to leave the window.
  func raise(_ block: TextBlock) {
    if block.firstResponder == nil, blocks.last !== block { addSubview(block) }
  }

  // MARK: Presses

  override func pointerDown(_ press: Press) -> Bool {
    // Dismissal is for text being edited. That a block is merely selected is our own affair.
    let responder = window?.firstResponder
    if responder is TextBlock || responder === self { responder?.resignFirstResponder() }
    return true
  }

  override func pointerUp(_ press: Press) {
    guard press.button == 1, press.clickCount == 2, !press.isPan else { return }
    addBlock(at: press.location(in: self))
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }
  override func didBecomeFirstResponder() { setNeedsDisplay() }
  override func didResignFirstResponder(cause: EndEditingCause) { setNeedsDisplay() }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard isFirstResponder, KeyStroke(event) == KeyStroke(.return) else { return super.keyDown(event) }
    if !event.isRepeat { addBlock(at: Point(x: bounds.midX, y: (bounds.height / 3).rounded())) }
    return true
  }

  // MARK: Layout and drawing

  /// What lies at the lower edge is to be seen.
  override func contentInsetsDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    invitation.frame = bounds
    for block in blocks { move(block, to: block.frame.origin) }
    toast.place(in: uncoveredBounds)
  }

  /// Without what the keyboard panel covers.
  private var uncoveredBounds: Rect {
    let top = convertFromWindow(Point(x: 0, y: window?.keyboardTop ?? .infinity)).y
    var area = bounds
    area.size.height = max(0, min(area.height, top - area.minY))
    return area
  }

  private static let margin = 4.0
  private static let step = 24.0

  /// A grid of dots: it says that things can be put anywhere.
  override func draw(on canvas: any Canvas, damage: Rect) {
    let color = theme.colors.line.mixed(with: theme.colors.dimText, 0.25)
    for y in Self.grid(from: damage.minY, to: damage.maxY) {
      for x in Self.grid(from: damage.minX, to: damage.maxX) {
        canvas.fill(Rect(x: x, y: y, width: 2, height: 2), color)
      }
    }
    guard isFirstResponder else { return }
    let ring = RoundedRect(bounds.inset(by: 1), radius: theme.metrics.fieldRadius)
    canvas.stroke(ring, width: 2, theme.colors.accent.withOpacity(0.5))
  }

  private static func grid(from low: Double, to high: Double) -> StrideTo<Double> {
    let first = ((low - step / 2) / step).rounded(.down) * step + step / 2
    return stride(from: first, to: high, by: step)
  }
}

/// What an empty canvas says.
@MainActor private final class CanvasInvitation: View {
  private let title = Label("Double-click to add a text", style: .title, role: .dim)
  private let detail = Label("With a finger: two quick taps", style: .small, role: .dim)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    identifier = "invitation"
    isUserInteractionEnabled = false
    for label in [title, detail] {
      label.alignment = .center
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    title.frame = Rect(x: 0, y: signFrame.maxY + 12, width: bounds.width, height: 24)
    detail.frame = Rect(x: 0, y: title.frame.maxY, width: bounds.width, height: 20)
  }

  /// In the upper half, where the keyboard panel leaves it in sight.
  private var signFrame: Rect {
    Rect(
      x: (bounds.width / 2).rounded() - 24, y: max(8, (bounds.height / 3).rounded() - 64), width: 48,
      height: 48)
  }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let accent = theme.colors.accent
    let sign = signFrame
    canvas.fill(RoundedRect(sign, radius: sign.width / 2), accent.withOpacity(0.12))
    canvas.draw(.plus, in: sign.inset(by: 14), accent)
  }
}
