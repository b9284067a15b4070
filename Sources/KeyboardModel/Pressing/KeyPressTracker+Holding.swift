import UICore

extension KeyPressTracker {
  /// Shift, or a key for another page, acts at once, so that the finger sees what it slides to.
  mutating func beginHold(_ press: KeyPress) -> [KeyAction] {
    // Another finger may hold the other Shift: the newer counts.
    let actions = hold.map { _ in restore() } ?? []
    if press.key.function == .shift {
      hold = KeyHold(
        pointer: press.pointer, origin: .shift(shift.mode), position: press.position, frame: press.frame)
      shift.press(at: press.began)
      return actions
    }
    shift.interrupt()
    hold = KeyHold(pointer: press.pointer, origin: .page(page), position: nil, frame: press.frame)
    return actions + switchPage(to: target(of: press.key))
  }

  /// Follows a finger that slides from Shift or a page key over others.
  mutating func moveHold(_ event: KeyPointerEvent) {
    hold?.move(to: event.location, tuning: tuning)
    guard hold?.isSliding == true else { return }
    let next = press(for: event)
    guard next?.position != pending?.position else { return }
    pending = next.flatMap { $0.key.function == .shift || $0.key.function?.switchesPage == true ? nil : $0 }
  }

  /// A tap leaves what it has changed; else all is as it was before, after the key that the finger slid to.
  mutating func endHold(at event: KeyPointerEvent) -> [KeyAction] {
    guard let hold, !hold.isTap else {
      self.hold = nil
      return []
    }
    guard hold.isSliding else { return restore() }
    let press = pending
    drop()
    let actions = press.map {
      geometry.contains(event.location) ? act(on: $0, at: event.time, repeatNumber: 0) : []
    }
    return (actions ?? []) + restore()
  }

  /// Takes back what is held.
  mutating func restore() -> [KeyAction] {
    defer { hold = nil }
    switch hold?.origin {
    case .shift(let mode):
      shift.endHold(from: mode)
      return []
    case .page(let page): return switchPage(to: page)
    case nil: return []
    }
  }

  private func target(of key: Key) -> PageName {
    switch key.function {
    case .symbols: .symbols
    case .more: .moreSymbols
    default: home
    }
  }
}
