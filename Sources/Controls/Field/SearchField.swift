import TextModel
import UICore

/// A field to search with: round ends, a magnifier, and a button that clears it.
///
/// The clear button belongs to the field: pressing it keeps editing.
@MainActor open class SearchField: TextField {
  /// Called at once with the new text, for each edit by the user and each change by the program.
  public var onChange: (@MainActor (String) -> Void)?

  private let group = TapGroup()
  private let clearButton = IconButton(.cross, side: 22, actionName: "clear")

  /// An empty field with what is shown in it.
  public init(placeholder: String = "Search", frame: Rect = .zero) {
    super.init("", placeholder: placeholder, frame: frame)
    keyboardTraits.returnKey = .search
    keyboardTraits.contentType = .search
    tapGroup = group
    clearButton.tapGroup = group
    clearButton.identifier = "clear"
    clearButton.takesFocus = false
    clearButton.isHidden = true
    clearButton.action = { [weak self] in self?.clear() }
    addSubview(clearButton)
  }

  /// Takes the text away as a user would, so that it can be undone.
  public func clear() {
    replaceText(with: "")
  }

  /// Return is the end of a search.
  open override func insertReturn() {
    guard mayReturn() else { return }
    resignFirstResponder(cause: .returnKey)
  }

  // MARK: Layout

  open override var cornerRadius: Double { box.height / 2 }

  open override var textInsets: DirectionalInsets {
    DirectionalInsets(top: 1, leading: 34, bottom: 1, trailing: 34)
  }

  open override func textDidChange() {
    clearButton.isHidden = isEmpty
    onChange?(text)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = clearButton.preferredSize(width: bounds.width).width
    clearButton.leadingFrame = Rect(
      x: bounds.maxX - side - 6, y: box.midY - side / 2, width: side, height: side)
  }

  open override func draw(on canvas: any Canvas, damage: Rect) {
    super.draw(on: canvas, damage: damage)
    let place = directed(Rect(x: bounds.minX + 12, y: box.midY - 8, width: 16, height: 16))
    if place.intersects(damage) { canvas.draw(.magnifier, in: place, theme.colors.dimText) }
  }
}
