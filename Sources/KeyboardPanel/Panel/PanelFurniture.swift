import KeyboardModel
import UICore

/// What is on the panel beside its keys in some modes: the grip of a floating one, and what leads from one hand back to
/// both or to the other one. Made when it is first needed.
@MainActor final class PanelFurniture {
  /// The user wants the panel elsewhere.
  var choose: @MainActor (PanelMode) -> Void = { _ in }
  /// The user drags the panel.
  var drag: @MainActor (PanelGrip.Phase, Point) -> Void = { _, _ in }

  private unowned let view: KeyboardPanelView
  private let style: KeyStyle
  private var grip: PanelGrip?
  /// For the mode that the panel is in.
  private var buttons: [PanelButton] = []
  private var mode = PanelMode.docked

  init(_ view: KeyboardPanelView, style: KeyStyle) {
    self.view = view
    self.style = style
  }

  func place(by arrangement: PanelArrangement) {
    placeGrip(arrangement.grip)
    if arrangement.mode != mode { changeButtons(to: arrangement.mode) }
    placeButtons(in: arrangement.strip)
  }

  private func placeGrip(_ frame: Rect) {
    guard !frame.isEmpty else {
      grip?.removeFromSuperview()
      return grip = nil
    }
    if grip == nil {
      let grip = PanelGrip(style: style) { [unowned self] in drag($0, $1) }
      self.grip = grip
      view.addSubview(grip)
    }
    grip?.frame = frame
  }

  // MARK: Buttons

  private func changeButtons(to mode: PanelMode) {
    self.mode = mode
    for button in buttons { button.removeFromSuperview() }
    buttons = mode.otherHand.map { [button(for: $0), button(for: .docked)] } ?? []
    for button in buttons { view.addSubview(button) }
  }

  private func button(for mode: PanelMode) -> PanelButton {
    let icon = mode == .docked ? Icon.bothHands : mode == .left ? .caretLeft : .caretRight
    let name = mode == .docked ? "keyboard for both hands" : "keyboard for the \(mode.name)"
    return PanelButton("panel-\(mode.rawValue)", icon, named: name, style: style) { [unowned self] in
      choose(mode)
    }
  }

  /// One above the other, as high as fingers need where there is room for it.
  private func placeButtons(in strip: Rect) {
    let height = min(Self.buttonHeight, strip.height / Double(max(1, buttons.count)))
    let top = strip.midY - height * Double(buttons.count) / 2
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: strip.minX, y: top + Double(index) * height, width: strip.width, height: height
      ).inset(by: 4)
    }
  }

  private static let buttonHeight = 56.0
}
