import Controls
import Testing
import UICore
import UITestHost

extension Stage {
  func turn(_ direction: LayoutDirection) {
    user.application.layoutDirection = direction
    user.application.endTurn()
  }

  /// Where all views of the control that have a size are in the window.
  private var places: [Rect] {
    all(in: control).map { $0.convertToWindow($0.bounds) }.filter { !$0.isEmpty }
  }

  private func all(in view: View) -> [View] { [view] + view.subviews.flatMap { all(in: $0) } }

  /// What each surface of the control draws, in its own coordinates.
  private var drawings: [(area: Rect, commands: [DrawingCommand])] {
    let panes = all(in: control).compactMap { $0 as? Pane }.filter(\.isVisibleInTree)
    return ([window] + panes).map { ($0.bounds, drawing(of: $0)) }
  }

  /// Checks that views and drawings are where a mirror shows them, that it makes a difference, and that all of
  /// it comes back. The control must stand in the middle of the window.
  func expectMirror(location: SourceLocation = #_sourceLocation) {
    let (places, drawings) = (places, drawings)
    turn(.rightToLeft)
    let mirrored = self.drawings
    #expect(self.places == places.map { $0.mirrored(in: window.bounds) }, sourceLocation: location)
    for (before, after) in zip(drawings, mirrored) {
      let expected = before.commands.map { $0.mirrored(in: before.area) }
      #expect(after.commands == expected, sourceLocation: location)
    }
    let isSame = self.places == places && mirrored.map(\.commands) == drawings.map(\.commands)
    #expect(!isSame, "nothing was mirrored", sourceLocation: location)
    turn(.leftToRight)
    #expect(self.places == places, sourceLocation: location)
    #expect(self.drawings.map(\.commands) == drawings.map(\.commands), sourceLocation: location)
  }
}

extension DrawingCommand {
  /// What a mirror in the middle of `area` shows, but for the letters.
  @MainActor func mirrored(in area: Rect) -> DrawingCommand {
    func shape(_ shape: RoundedRect) -> RoundedRect {
      RoundedRect(shape.rect.mirrored(in: area), radius: shape.radius)
    }
    switch self {
    case .fill(let rect, let color): return .fill(rect.mirrored(in: area), color)
    case .fillRounded(let box, let color): return .fillRounded(shape(box), color)
    case .stroke(let box, let width, let color): return .stroke(shape(box), width: width, color)
    case .shadow(let box, let shadow): return .shadow(shape(box), shadow)
    case .icon(let icon, let rect, let color):
      return .icon(icon.directed(.rightToLeft), rect.mirrored(in: area), color)
    case .line: return self
    case .text(let text, let place, let color):
      let width = Double(text.count) * FixedTextSystem.advance
      let box = Rect(origin: place, size: Size(width: width, height: 0)).mirrored(in: area)
      return .text(text, at: box.origin, color)
    }
  }
}

extension Stage {
  /// A control in the middle of the window.
  static func centred(_ control: Control, width: Double = 200, height: Double = 34) -> Stage {
    Stage(control, frame: Rect(x: 400 - width / 2, y: 100, width: width, height: height))
  }
}
