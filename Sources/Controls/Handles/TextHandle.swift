import UICore

/// What of a text a handle moves.
enum TextEnd: String, CaseIterable {
  case caret, lower, upper
}

/// A disc below the line that a finger can take hold of.
///
/// A pane of the window and not of the field: it reaches beyond the field, over whatever is there. A press on it is
/// one in the field.
@MainActor final class TextHandle: Pane {
  let end: TextEnd
  private unowned let handles: TextHandles

  /// In points: of the disc with its rim, and of what a finger hits.
  static let side = 22.0
  private static let reach = 22.0
  private static let rim = 2.0

  init(_ end: TextEnd, of handles: TextHandles) {
    self.end = end
    self.handles = handles
    super.init(frame: Rect(x: 0, y: 0, width: Self.side, height: Self.side))
    identifier = "handle-" + end.rawValue
    cornerRadius = Self.side / 2
  }

  override var toolTraits: ToolTraits { .all }
  override var pointerShape: PointerShape { .arrow }

  /// As large as a finger, but not up into the text.
  override func contains(_ point: Point) -> Bool {
    point.y >= bounds.minY && point.distance(to: bounds.center) <= Self.reach
  }

  /// The rim has the colour of a field: there the edge of whole pixels is least seen.
  override func draw(on canvas: any Canvas, damage: Rect) {
    canvas.fill(bounds, theme.colors.field)
    let disc = bounds.inset(by: Self.rim)
    canvas.fill(RoundedRect(disc, radius: disc.width / 2), theme.colors.accent)
  }

  override func fills(_ rect: Rect) -> Bool { bounds.contains(rect) }

  override func pointerDown(_ press: Press) -> Bool {
    handles.begin(end, press)
    return true
  }
  override func pointerMoved(_ press: Press) { handles.drag(end, press) }
  override func pointerUp(_ press: Press) { handles.finish(press) }
  override func pointerCancelled(_ press: Press) { handles.stop() }
}
