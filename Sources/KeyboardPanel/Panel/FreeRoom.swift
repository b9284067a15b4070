import UICore

/// Tells windows what the panel covers of them.
@MainActor struct FreeRoom {
  private weak var window: Window?

  /// The panel is, or is about to be, at `frame` in a window, in points; in none where that is nil.
  mutating func panelMoved(to frame: Rect, in window: Window?) {
    if let old = self.window, old !== window { old.contentInsets = .zero }
    self.window = window
    window?.contentInsets = window.map { Self.insets(coveredBy: frame, in: $0.frame.size) } ?? .zero
  }

  /// What reaches from side to side along the lower edge belongs to it; anything else lies over the content.
  static func insets(coveredBy frame: Rect, in size: Size) -> Insets {
    let isAtEdge = frame.maxY >= size.height && frame.minX <= 0 && frame.maxX >= size.width
    return Insets(bottom: isAtEdge ? max(0, size.height - frame.minY) : 0)
  }
}
