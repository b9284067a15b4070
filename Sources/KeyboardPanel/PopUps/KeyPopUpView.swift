import KeyboardModel
import UICore

/// What stands above a pressed key: a pane of its own, since it may be higher than the panel.
@MainActor final class KeyPopUpView: Pane {
  private static let padding = 4.0
  private let style: KeyStyle
  private let panel: KeyboardPanelView
  private(set) var popUp: KeyPopUp?
  private var shelf: KeyPopUpWindow?

  init(style: KeyStyle, panel: KeyboardPanelView) {
    self.style = style
    self.panel = panel
    super.init(frame: .zero)
    identifier = "keyboard-choices"
    cornerRadius = style.theme.metrics.keyRadius
    isHidden = true
  }

  override var toolTraits: ToolTraits { .all }
  override var pointerShape: PointerShape { .arrow }

  /// Shows what there is to choose from, in the panel's window, or nothing.
  func show(_ popUp: KeyPopUp?) {
    let hasMoved = popUp?.frames != self.popUp?.frames || popUp?.choices != self.popUp?.choices
    self.popUp = popUp
    guard let popUp, let window = panel.window else { return hide() }
    if window is DockWindow { return show(at: place(of: popUp), above: window) }
    if superview !== window { window.addSubview(self) }
    if hasMoved { frame = place(of: popUp).inside(window.bounds) }
    if isHidden {
      isHidden = false
      bringToFront()
    }
    setNeedsDisplay()
  }

  /// The window of the panel ends above the top row: there it stands in one of its own.
  private func show(at place: Rect, above panelWindow: Window) {
    let shelf = shelf ?? KeyPopUpWindow(above: panelWindow)
    if self.shelf == nil {
      self.shelf = shelf
      shelf.addSubview(self)
    }
    isHidden = false
    shelf.place(self, at: place)
    setNeedsDisplay()
    if shelf.application == nil { panelWindow.application?.open(shelf) }
  }

  private func hide() {
    isHidden = true
    if superview != nil { removeFromSuperview() }
    shelf?.close()
    shelf = nil
  }

  /// In the panel's window, or above it, but nowhere beside the panel.
  private func place(of popUp: KeyPopUp) -> Rect {
    var rect = popUp.bounds.inset(by: -Self.padding).offset(by: panel.frame.origin + panel.keysOrigin)
    rect.origin.x = max(0, min(rect.minX, panel.frame.maxX - rect.width))
    return rect
  }

  // MARK: Drawing

  override func draw(on canvas: any Canvas, damage: Rect) {
    guard let popUp else { return }
    let colors = style.theme.colors
    canvas.fill(bounds, colors.key)
    canvas.stroke(RoundedRect(bounds, radius: cornerRadius), width: 1, colors.keyHint)
    let origin = popUp.bounds.origin - Point(x: Self.padding, y: Self.padding)
    for (index, frame) in popUp.frames.enumerated() {
      let place = Rect(origin: frame.origin - origin, size: frame.size)
      let isSelected = index == popUp.selected && popUp.kind != .preview
      if isSelected {
        canvas.fill(RoundedRect(place, radius: style.theme.metrics.keyRadius), colors.accent)
      }
      draw(popUp, index, in: place, isSelected ? colors.onAccent : colors.text, canvas)
    }
  }

  private func draw(
    _ popUp: KeyPopUp, _ index: Int, in place: Rect, _ color: Color, _ canvas: any Canvas
  ) {
    guard popUp.kind == .modes else { return draw(popUp.choices[index], in: place, color, canvas) }
    let side = min(28, place.width * 0.7, place.height * 0.7)
    let square = Rect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
    canvas.draw(.mode(popUp.modes[index]), in: square, color)
  }

  private func draw(_ text: String, in place: Rect, _ color: Color, _ canvas: any Canvas) {
    var font = style.theme.fonts.key
    font.size = min(font.size, place.height * 0.6)
    let label = KeyLabel.label(for: text, direction: panel.layout.direction)
    let layout = style.layout(label, font: font)
    let baseline = layout.metrics.baseline(centredIn: place.height)
    let x = place.minX + max(2, (place.width - layout.width) / 2)
    canvas.clipped(to: place) { canvas.draw(layout, at: Point(x: x, y: place.minY + baseline), color) }
  }

  // MARK: Presses

  /// A second finger on it is one on the panel: it closes what a long press offers.
  override func pointerDown(_ press: Press) -> Bool {
    panel.typist?.handle(.began, press)
    return true
  }
  override func pointerMoved(_ press: Press) { panel.typist?.handle(.moved, press) }
  override func pointerUp(_ press: Press) { panel.typist?.handle(.ended, press) }
  override func pointerCancelled(_ press: Press) { panel.typist?.handle(.cancelled, press) }
  override func scroll(_ event: ScrollEvent) -> Bool { true }
}

/// Holds what stands above a pressed key of a panel that has a window of its own.
@MainActor private final class KeyPopUpWindow: PopUpWindow {
  init(above window: Window) {
    super.init(owner: window, origin: .zero, size: .zero)
    identifier = "keyboard-choices-window"
  }

  override var toolTraits: ToolTraits { .all }

  /// Has a view at a place in the owner.
  func place(_ view: View, at place: Rect) {
    frame.size = Size(width: place.width + 2 * margin, height: place.height + 2 * margin)
    origin = place.origin - Point(x: margin, y: margin)
    view.frame = Rect(origin: Point(x: margin, y: margin), size: place.size)
  }
}

extension Rect {
  /// Moved down as far as no part of it sticks out above.
  fileprivate func inside(_ room: Rect) -> Rect { offset(by: Point(x: 0, y: max(0, room.minY - minY))) }
}
