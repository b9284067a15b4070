import Outfield

/// Texts that are put into the window while the program runs.
///
/// The recipe is one call, in ``BlockCanvas/addBlock(at:)``: `addSubview`. A text added a moment ago lets go on a
/// click elsewhere like one that was always there, because nobody keeps a list of fields.
@MainActor final class RuntimeScene: SceneController {
  override func loadView() -> View { RuntimeView(hint: Self.hint) }

  private static let hint = [
    "Double-click the canvas: a text appears there and is edited at once. A click beside it ends that.",
    "Drag a text to move it. Click its frame to select it, then press Delete; or click its ✕.",
  ]
}

/// The advice, and the canvas below it in a card.
@MainActor final class RuntimeView: ScenePane {
  private let card = CardView()

  init(hint: [String]) {
    super.init(.runtime, hint: hint)
    card.pane = BlockCanvas()
    addSubview(card)
  }

  /// The canvas takes what is left: there is nothing to scroll.
  override func layOutContent() -> Size {
    let column = column
    let top = placeHint(in: column)
    let height = max(120, frame.height - top - SceneMetrics.margin)
    card.frame = Rect(x: column.minX, y: top, width: column.width, height: height)
    return Size(width: frame.width, height: top + height)
  }
}
