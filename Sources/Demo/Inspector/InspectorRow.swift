import Outfield

/// Draws one ``InspectorLine``. The same view shows one line after another.
@MainActor final class InspectorRow: View {
  /// The two columns of an entry.
  private let lead = Label(style: .smallStrong)
  private let detail = Label(style: .small)
  /// What all others say.
  private let words = TwoToneLabel()

  private static let padding = 9.0
  private static let indent = 9.0

  private(set) var line = InspectorLine.note("")

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [lead, detail, words] { addSubview(view) }
  }

  func show(_ line: InspectorLine) {
    guard line != self.line else { return }
    self.line = line
    identifier = line.identifier
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  override func layoutSubviews() {
    let isEntry = if case .entry = line.look { true } else { false }
    for label in [lead, detail] { label.isHidden = !isEntry }
    words.isHidden = isEntry
    switch line.look {
    case .link(let isFirst):
      placeWords(from: Self.padding, isFirst ? .onAccent : .primary, isFirst ? .onAccent : .dim)
    case .entry(let role, let column): placeColumns(at: column, role)
    case .branch(let depth, let isFirst):
      let indent = Double(depth) * Self.indent
      placeWords(from: indent + 4, isFirst ? .onAccent : .dim, isFirst ? .onAccent : .primary)
    case .note: placeWords(from: 0, .dim, .dim)
    }
  }

  private func placeColumns(at column: Double, _ role: TextRole) {
    lead.role = role
    lead.text = line.lead
    lead.leadingFrame = Rect(x: 0, y: 0, width: max(0, min(column, bounds.width) - 8), height: textHeight)
    let width = max(0, bounds.width - column)
    detail.text = PathText.fit(line.detail, into: width, font: theme.fonts.small, with: textSystem)
    detail.leadingFrame = Rect(x: column, y: 0, width: width, height: textHeight)
  }

  private func placeWords(from start: Double, _ leadRole: TextRole, _ detailRole: TextRole) {
    let room = max(0, bounds.width - start - 6)
    words.first = TwoToneLabel.Words(text: line.lead, role: leadRole)
    let lead = textSystem?.layout(line.lead, font: theme.fonts.small).width ?? 0
    let text = PathText.fit(
      line.detail, into: room - lead - TwoToneLabel.gap, font: theme.fonts.small, with: textSystem)
    words.second = TwoToneLabel.Words(text: text, role: detailRole)
    let width = words.preferredSize(width: room).width
    words.leadingFrame = Rect(x: start, y: 0, width: width, height: textHeight)
  }

  /// Boxes leave a gap below, entries a line.
  private var textHeight: Double {
    if case .link = line.look { bounds.height - 3 } else { bounds.height - 1 }
  }

  // MARK: Drawing

  override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    let box = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: textHeight)
    switch line.look {
    case .link(isFirst: true): canvas.fill(RoundedRect(box, radius: 6), theme.colors.accent)
    case .link(isFirst: false):
      canvas.fill(RoundedRect(box, radius: 6), theme.panelColor(depth: 1))
      canvas.stroke(RoundedRect(box, radius: 6), width: 1, theme.colors.line)
    case .branch(let depth, isFirst: true):
      let x = Double(depth) * Self.indent
      let width = max(0, min(bounds.width, words.leadingFrame.maxX + 6) - x)
      let mark = directed(Rect(x: x, y: 0, width: width, height: bounds.height - 1))
      canvas.fill(RoundedRect(mark, radius: 4), theme.colors.accent)
    case .entry:
      canvas.fill(Rect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), theme.colors.line)
    case .branch, .note: break
    }
  }
}
