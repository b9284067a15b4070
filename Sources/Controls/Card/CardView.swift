import UICore

/// A card: a rounded rectangle with a line around it, and with shadows when it lies in no other card.
///
/// Its colour follows from how many cards it lies in. X windows are square, so a ``Pane`` is put inside by
/// ``pane``, as near to the edge as the round corners let it.
@MainActor open class CardView: View, Measured {
  /// A pane that fills the card, in the card's colour. Put what the card shows into it to give the card an
  /// X window of its own.
  public var pane: Pane? {
    didSet {
      guard pane !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let pane { addSubview(pane) }
      colorPane()
    }
  }

  /// How many cards this one lies in.
  public var depth: Int {
    sequence(first: self as View, next: \.superview).reduce(-1) { $0 + ($1 is CardView ? 1 : 0) }
  }

  /// Where a square pane does not touch the round corners, in the card's coordinates.
  public var paneFrame: Rect { bounds.inset(by: Self.paneInset(radius: theme.metrics.panelRadius)) }

  /// A square's corner on a circle's arc lies r·(1 − 1/√2) inside of it; and the line stays visible.
  static func paneInset(radius: Double) -> Double {
    (1 + radius * (1 - 0.5.squareRoot())).rounded(.up)
  }

  /// What its ``pane`` wants, and the edge around it; without one the size that it has.
  open func preferredSize(width: Double) -> Size {
    guard let pane else { return frame.size }
    let edge = 2 * Self.paneInset(radius: theme.metrics.panelRadius)
    let inner = pane.wantedSize(width: max(0, width - edge))
    return Size(width: inner.width + edge, height: inner.height + edge)
  }

  open override var drawingOutset: Double {
    depth == 0 ? theme.cardShadows.reduce(0) { max($0, $1.offsetY + $1.blur) } : 0
  }

  open override func layoutSubviews() {
    pane?.frame = paneFrame
    // The window may have been put together before it had an application, and so a theme.
    colorPane()
  }

  open override func didMoveToWindow() { colorPane() }

  open override func settingsDidChange() {
    super.settingsDidChange()
    colorPane()
  }

  /// Not at the round corners and the line between them.
  open override func fills(_ rect: Rect) -> Bool {
    paneFrame.contains(rect) && theme.panelColor(depth: depth).alpha == 255
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    let theme = theme
    let depth = depth
    let color = theme.panelColor(depth: depth)
    // Repainting something inside: the corners and shadows are not touched.
    if paneFrame.contains(damage) { return canvas.fill(damage, color) }
    let shape = RoundedRect(bounds, radius: theme.metrics.panelRadius)
    if depth == 0 { for shadow in theme.cardShadows { canvas.shadow(of: shape, shadow) } }
    canvas.fill(shape, color)
    canvas.stroke(shape, width: 1, theme.colors.line)
  }

  private func colorPane() { pane?.backgroundColor = theme.panelColor(depth: depth) }
}
