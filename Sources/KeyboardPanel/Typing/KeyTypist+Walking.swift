import KeyboardModel
import UICore

/// Presses without a pointer: those of the ``KeyWalker``. Points are in the window, unless said otherwise.
extension KeyTypist {
  /// No pointer has this number.
  private static let walker = -1

  /// Presses the key at a point and lets it go.
  func tap(at point: Point) {
    send(.began, at: keyPoint(point))
    send(.ended, at: keyPoint(point))
  }

  /// Holds the key at a point until it offers what it has beside its own: nothing in a secret.
  func offerChoices(at point: Point) {
    send(.began, at: keyPoint(point))
    holdOn()
    if choices == nil { dropChoices() }
  }

  /// What there is to choose from.
  var choices: KeyPopUp? { popUpShown.flatMap { $0.kind == .preview ? nil : $0 } }

  /// Goes to the choice at a point in the area for the keys.
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
