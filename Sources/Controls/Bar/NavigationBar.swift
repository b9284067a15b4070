import UICore

/// A bar with a title and what belongs to it at both ends; a line below divides it from the content.
@MainActor open class NavigationBar: View, Measured {
  /// What is written in it.
  public var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// In the middle, or at the leading edge with the leading views after it.
  public var titleAlignment = TextAlignment.center {
    didSet { if titleAlignment != oldValue { setNeedsLayout() } }
  }

  /// From the leading edge on.
  public var leading: [View] = [] { didSet { replace(oldValue, with: leading) } }
  /// Up to the trailing edge.
  public var trailing: [View] = [] { didSet { replace(oldValue, with: trailing) } }

  private let label: Label

  private static let margin = 20.0
  private static let spacing = 16.0

  /// A bar with a title and what belongs to it.
  public init(_ title: String = "", leading: [View] = [], trailing: [View] = [], frame: Rect = .zero) {
    label = Label(title, style: .title)
    label.identifier = "title"
    self.leading = leading
    self.trailing = trailing
    super.init(frame: frame)
    for view in [label] + leading + trailing { addSubview(view) }
  }

  /// As wide as it may be, and as high as the theme's bars.
  public func preferredSize(width: Double) -> Size {
    Size(width: width, height: theme.metrics.topBarHeight)
  }

  private func replace(_ old: [View], with new: [View]) {
    for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in new where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    let titleWidth = label.preferredSize(width: bounds.width).width
    let isFirst = titleAlignment == .leading
    let end = placeTrailing()
    let leadingWidth = leading.reduce(0) { $0 + $1.wantedSize(width: bounds.width).width + Self.spacing }
    if isFirst {
      let room = end - Self.margin - leadingWidth
      let width = placeTitle(x: Self.margin, width: min(titleWidth, room))
      placeLeading(from: Self.margin + width + (width > 0 ? Self.spacing : 0))
    } else {
      let start = placeLeading(from: Self.margin)
      let width = min(titleWidth, end - start)
      let slack = titleAlignment == .center ? (bounds.width - width) / 2 : end - width
      placeTitle(x: min(max(start, slack.rounded()), end - width), width: width)
    }
  }

  /// Returns the width that the title got.
  @discardableResult private func placeTitle(x: Double, width: Double) -> Double {
    label.leadingFrame = Rect(x: x, y: 0, width: max(0, width), height: bounds.height - 1)
    return label.frame.width
  }

  /// Returns where the rest begins.
  @discardableResult private func placeLeading(from start: Double) -> Double {
    leading.reduce(start) { x, view in
      let size = view.wantedSize(width: bounds.width)
      place(view, x: x, size)
      return x + size.width + Self.spacing
    }
  }

  /// Returns where the rest ends.
  private func placeTrailing() -> Double {
    trailing.reversed().reduce(bounds.width - Self.margin) { x, view in
      let size = view.wantedSize(width: bounds.width)
      place(view, x: x - size.width, size)
      return x - size.width - Self.spacing
    }
  }

  private func place(_ view: View, x: Double, _ size: Size) {
    // The line below does not count.
    let y = ((bounds.height - 1 - size.height) / 2).rounded()
    view.leadingFrame = Rect(origin: Point(x: x, y: y), size: size)
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = theme.colors
    canvas.fill(bounds.intersection(damage), colors.bar)
    canvas.fill(Rect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1), colors.line)
  }
}
