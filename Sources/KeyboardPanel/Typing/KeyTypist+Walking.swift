import KeyboardModel
import UICore

/// Presses without a pointer: those of the ``KeyWalker`` and the ``KeyScanner``. Points are in the area for the keys.
extension KeyTypist {
  /// No pointer has this number.
  private static let walker = -1

  /// Presses a key and lets it go.
  func tap(_ target: any WalkTarget) {
    if let key = target as? AccessoryKey { return key.act() }
    let point = keyPoint(target.windowCenter)
    send(.began, at: point)
    send(.ended, at: point)
  }

  /// Holds a key until it offers what it has beside its own: letters what is behind them, the globe the layouts, the key
  /// that hides the panel where it can be. Nothing in a secret.
  func offerChoices(of key: KeyView) {
    guard key.key.function == nil || key.key.function == .globe || key.key.function == .hide else { return }
    send(.began, at: keyPoint(key.windowCenter))
    holdOn()
    if choices == nil { dropChoices() }
  }

  /// What there is to choose from.
  var choices: KeyPopUp? { popUpShown.flatMap { $0.kind == .preview ? nil : $0 } }

  /// Goes to the choice at a point.
  func choose(at point: Point) { send(.moved, at: point) }

  /// Types what is chosen in the place of the letter that the key has typed itself.
  func takeChoice() {
    guard let choices else { return }
    if choices.kind == .alternates { act(.deleteBackward) }
    send(.ended, at: choices.frames[choices.selected ?? 0].center)
  }

  /// Nothing is chosen.
  func dropChoices() { send(.cancelled, at: .zero) }

  private func send(_ phase: KeyPointerEvent.Phase, at point: Point) {
    handle(phase, pointer: Self.walker, at: point, isTouch: false)
  }
}
