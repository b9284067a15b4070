import KeyboardModel
import UICore

/// What a floating panel is dragged by.
@MainActor final class PanelGrip: View {
  enum Phase { case began, moved, ended }

  private let style: KeyStyle
  /// The pointer has taken the panel along, so far from where it was pressed, in points.
  private let drag: @MainActor (Phase, Point) -> Void
  /// Where the pointer went down, in the window.
  private var start: Point?

  init(style: KeyStyle, drag: @escaping @MainActor (Phase, Point) -> Void) {
    self.style = style
    self.drag = drag
    super.init(frame: .zero)
    identifier = "grip"
  }

  override var pointerShape: PointerShape { .grab }

  override func draw(on canvas: any Canvas, damage: Rect) {
    let size = Size(width: min(56, bounds.width / 3), height: 5)
    let pill = Rect(
      origin: Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2 - 1), size: size)
    canvas.fill(RoundedRect(pill, radius: size.height / 2), style.theme.colors.keyHint)
  }

  override func pointerDown(_ press: Press) -> Bool {
    guard press.button == 1, start == nil else { return true }
    start = press.location
    drag(.began, .zero)
    return true
  }

  override func pointerMoved(_ press: Press) { if let start { drag(.moved, press.location - start) } }

  override func pointerUp(_ press: Press) {
    guard let start else { return }
    self.start = nil
    drag(.ended, press.location - start)
  }

  /// It stays where it has come to.
  override func pointerCancelled(_ press: Press) { pointerUp(press) }
}
