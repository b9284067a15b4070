import Controls
import TextModel
import UICore
import UITestHost

/// A window with one control in it, open and focused, and somebody in front of it.
@MainActor struct Stage<Control: View> {
  let user = TestUser()
  let window = Window(title: "Stage", size: Size(width: 800, height: 600))
  let control: Control

  /// Without a frame the control keeps its own.
  init(_ control: Control, frame: Rect? = Rect(x: 100, y: 100, width: 200, height: 34)) {
    self.control = control
    if let frame { control.frame = frame }
    window.addSubview(control)
    user.open(window)
    _ = user.host.takeEffects()
    _ = user.takeNotifications()
  }

  /// A point of the control's coordinates in the window's.
  func point(_ x: Double, _ y: Double = 17) -> Point { control.convertToWindow(Point(x: x, y: y)) }

  /// What was damaged since the last call, in the control's coordinates.
  func takeDamage() -> [Rect] {
    let origin = control.convertToWindow(Point.zero)
    return user.host.takeEffects().flatMap { effect -> [Rect] in
      guard case .damage(_, let rects) = effect else { return [] }
      return rects.map { $0.offset(by: Point.zero - origin) }
    }
  }

  /// Repaints everything and returns what was drawn.
  func drawing() -> [DrawingCommand] {
    window.setNeedsDisplay()
    user.application.endTurn()
    return user.host.surfaces.values.first { $0.parent == nil }?.lastDrawing ?? []
  }

  /// The texts on the screen.
  func drawnTexts() -> [String] {
    drawing().compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  /// The names of the actions since the last look at the notifications.
  func takeActions() -> [String] {
    user.takeNotifications().compactMap { if case .action(_, let name) = $0 { name } else { nil } }
  }

  /// What a whole repaint of a nested surface draws.
  func drawing(of surface: SurfaceView) -> [DrawingCommand] {
    let canvas = RecordingCanvas(clip: Rect(origin: .zero, size: surface.frame.size))
    user.application.paint(surface.surfaceID!, on: canvas, damage: canvas.clipBounds)
    return canvas.commands
  }

  /// The damage effects of a surface since the last look at the effects.
  func takeDamage(of surface: SurfaceView) -> [[Rect]] {
    user.host.takeEffects().compactMap { effect in
      if case .damage(surface.surfaceID, let rects) = effect { rects } else { nil }
    }
  }
}

extension View {
  /// A point of the view's coordinates in the window's; its middle without one.
  @MainActor func spot(_ x: Double? = nil, _ y: Double? = nil) -> Point {
    convertToWindow(Point(x: x ?? bounds.midX, y: y ?? bounds.midY))
  }
}
