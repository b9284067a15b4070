import KeyboardModel
import UICore

/// Walks over the keys of the panel with arrow keys, and presses them with Return.
@MainActor final class KeyWalker {
  /// Whether keys go to the panel at all.
  var isOn = false { didSet { if !isOn { unmark() } } }

  private let view: KeyboardPanelView
  private let typist: KeyTypist
  private weak var marked: (any WalkTarget)?
  /// Where the walk has come to, in points in the panel; nil before it has begun.
  private var place: Point?
  /// Whether the key that is marked was pressed last, and may be held.
  private var isHeld = false

  init(_ view: KeyboardPanelView, _ typist: KeyTypist) {
    self.view = view
    self.typist = typist
  }

  // MARK: Keys

  /// Does what a key means on a panel that is up. Returns whether it means anything.
  func use(_ command: WalkCommand, isRepeat: Bool) -> Bool {
    if let choices = typist.choices { return use(command, in: choices, isRepeat: isRepeat) }
    switch command {
    case .cancel: return false
    case .press:
      // The steps before it may have come in the same turn.
      mark()
      press(isRepeat: isRepeat)
    case .up, .down, .left, .right:
      isHeld = false
      if let next = view.walkRows.step(command, from: windowPlace) { place = next - view.frame.origin }
    }
    return true
  }

  private func press(isRepeat: Bool) {
    guard isRepeat else {
      isHeld = true
      return tap()
    }
    guard isHeld, let key = marked as? KeyView else { return }
    if key.key.function?.repeats == true { return tap() }
    isHeld = false
    typist.offerChoices(of: key)
  }

  private func tap() {
    if let marked { typist.tap(marked) }
  }

  /// The letter itself is typed already: what is chosen takes its place, as on a real keyboard whose key is held.
  private func use(_ command: WalkCommand, in choices: KeyPopUp, isRepeat: Bool) -> Bool {
    switch command {
    case .press: if !isRepeat { typist.takeChoice() }
    case .cancel: typist.dropChoices()
    case .up, .down, .left, .right: if let next = choices.step(command) { typist.choose(at: next) }
    }
    return true
  }

  // MARK: The mark

  /// Marks the key that the walk has come to, as the panel stands now.
  func mark() {
    guard isOn else { return }
    let key = view.walkRows.key(nearestTo: windowPlace)
    guard key !== marked else { return }
    unmark()
    marked = key
    key?.isMarked = true
  }

  func unmark() {
    marked?.isMarked = false
    marked = nil
  }

  /// The walk begins among the letters.
  private var windowPlace: Point { (place ?? view.bounds.center) + view.frame.origin }
}

extension KeyPopUp {
  /// The choice beside the one that is chosen, in a direction.
  fileprivate func step(_ command: WalkCommand) -> Point? {
    let current = frames[selected ?? 0]
    let others = frames.filter { frame in
      switch command {
      case .left: frame.midY == current.midY && frame.midX < current.midX
      case .right: frame.midY == current.midY && frame.midX > current.midX
      case .up: frame.midY < current.midY
      case .down: frame.midY > current.midY
      case .press, .cancel: false
      }
    }
    let next = others.min { $0.center.distance(to: current.center) < $1.center.distance(to: current.center) }
    return next?.center
  }
}
