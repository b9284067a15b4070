import UICore

/// A key of the bar above the keys: to the field before, to the field after, or Done.
@MainActor public final class AccessoryKey: PressView, WalkTarget {
  enum Role: String, CaseIterable {
    case previous, next, done
  }

  let role: Role
  private let style: KeyStyle
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
  private var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  init(_ role: Role, style: KeyStyle, act: @escaping @MainActor () -> Void) {
    self.role = role
    self.style = style
    super.init("key-" + role.rawValue, act: act)
  }

  /// What the key is for: `previous`, `next` or `done`.
  public var keyName: String { role.rawValue }

  /// What the key is called for those who cannot see it.
  public var spokenName: String {
    switch role {
    case .previous: "previous field"
    case .next: "next field"
    case .done: "done"
    }
  }

  // MARK: Drawing

  private static let iconSide = 20.0

  public override func draw(on canvas: any Canvas, damage: Rect) {
    let colors = style.theme.colors
    if isPressed || isHovered {
      let radius = min(style.theme.metrics.keyRadius, bounds.height / 4)
      canvas.fill(
        RoundedRect(bounds.inset(by: Insets(top: 3, bottom: 3)), radius: radius),
        style.theme.shaded(colors.keyboard, steps: isPressed ? 2 : 1))
    }
    let side = min(Self.iconSide, bounds.height * 0.6)
    let square = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    canvas.draw(icon, in: square, role == .done ? colors.accent : colors.text)
    drawMark(on: canvas, style.theme)
  }

  private var icon: Icon {
    switch role {
    case .previous: .chevronUp
    case .next: .chevronDown
    case .done: .checkmark
    }
  }

  public override func pointerHoverChanged(isInside: Bool) { isHovered = isInside }
}
