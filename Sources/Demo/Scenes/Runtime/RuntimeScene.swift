import Outfield

/// Texts that are put into the window while the program runs.
///
/// The recipe is one call, in ``BlockCanvas/addBlock(at:)``: `addSubview`. A text added a moment ago lets go on a
/// click elsewhere like one that was always there, because nobody keeps a list of fields.
@MainActor final class RuntimeScene: SceneController {
  private let canvas = BlockCanvas()

  override func loadView() -> View { RuntimeView(Self.head, canvas) }

  private static var head: SceneHead {
    SceneHead(
      "Double-click the empty area and type.",
      "A click beside the text ends it. Drag a text to move it; click its frame and press Delete, or click its ✕, "
        + "and it is gone. Ctrl+Z takes that back.")
  }

  /// A text that is being edited takes back its own edits.
  override func use(_ event: KeyEvent) -> Bool {
    guard let window = view.window, window.firstResponder?.textInput == nil,
      let settings = window.application?.host.settings
    else { return false }
    switch KeyBindings.preferred(by: settings).command(for: event) {
    case .undo: return canvas.undo()
    case .redo: return canvas.redo()
    default: return false
    }
  }
}

/// The words at the top, and the canvas below them in a card.
@MainActor final class RuntimeView: ScenePane {
  private let card = CardView()
  private static let leastHeight = 200.0

  init(_ head: SceneHead, _ canvas: BlockCanvas) {
    super.init(.runtime, head)
    card.pane = canvas
    addSubview(card)
  }

  /// The canvas takes what is left, and scrolls where that is too little.
  override func layOutContent() -> Size {
    let top = placeHead(in: column)
    let height = max(Self.leastHeight, frame.height - top - margin)
    card.frame = Rect(x: column.minX, y: top, width: column.width, height: height)
    return Size(width: frame.width, height: top + height + margin)
  }
}
