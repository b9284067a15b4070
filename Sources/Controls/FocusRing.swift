import UICore

extension Canvas {
  /// The translucent ring outside of a control that has the keyboard.
  func drawFocusRing(around shape: RoundedRect, _ theme: Theme, color: Color? = nil) {
    let width = theme.metrics.focusRingWidth
    let ring = RoundedRect(shape.rect.inset(by: -width), radius: shape.radius + width)
    stroke(ring, width: width, (color ?? theme.colors.accent).withOpacity(0.28))
  }
}

extension Rect {
  /// A rectangle of that size with the same centre.
  func centred(width: Double, height: Double) -> Rect {
    Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
