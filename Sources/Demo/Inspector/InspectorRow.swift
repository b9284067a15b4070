import Outfield

/// Draws one ``InspectorLine``. The same view shows one line after another.
@MainActor final class InspectorRow: View {
  private let lead = Label(style: .small)
  private let detail = Label(style: .small)

  private static let padding = 9.0
  private static let indent = 9.0

  private(set) var line = InspectorLine.note("")

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(lead)
    addSubview(detail)
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
    switch line.look {
    case .link(let isFirst):
      layOut(from: Self.padding, isFirst ? .onAccent : .primary, isFirst ? .onAccent : .dim)
    case .entry(let role, let column):
      lead.style = .smallStrong
      place(lead, x: 0, width: column - 8, line.lead, role)
      placeDetail(x: column, width: bounds.width - column, .primary)
    case .branch(let depth, let isFirst):
      let indent = Double(depth) * Self.indent
      layOut(from: indent + 4, isFirst ? .onAccent : .dim, isFirst ? .onAccent : .primary)
    case .note: layOut(from: 0, .dim, .dim)
    }
  }

  /// The two texts one after the other.
  private func layOut(from start: Double, _ leadRole: TextRole, _ detailRole: TextRole) {
    lead.style = .small
    let room = max(0, bounds.width - start - 6)
    place(lead, x: start, width: room, line.lead, leadRole)
    let width = min(room, lead.preferredSize(width: room).width)
    placeDetail(x: start + width + 5, width: room - width - 5, detailRole)
  }

  private func placeDetail(x: Double, width: Double, _ role: TextRole) {
    let text = PathText.fit(line.detail, into: width, font: theme.fonts.small, with: textSystem)
    place(detail, x: x, width: width, text, role)
  }

  private func place(_ label: Label, x: Double, width: Double, _ text: String, _ role: TextRole) {
    label.role = role
    label.text = text
    label.leadingFrame = Rect(x: x, y: 0, width: max(0, width), height: textHeight)
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
      let end = detail.leadingFrame.minX + detail.preferredSize(width: detail.frame.width).width + 6
      let width = min(bounds.width, end) - x
      let mark = directed(Rect(x: x, y: 0, width: width, height: bounds.height - 1))
      canvas.fill(RoundedRect(mark, radius: 4), theme.colors.accent)
    case .entry:
      canvas.fill(Rect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), theme.colors.line)
    case .branch, .note: break
    }
  }
}
