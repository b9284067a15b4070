import UICore

extension KeyPressTracker {
  mutating func begin(_ event: KeyPointerEvent) -> [KeyAction] {
    // Where the release of this pointer was lost, what it meant is not known.
    let lost = abandon(event.pointer)
    if offer != nil {
      // A second finger closes what a long press offers, and does no more.
      drop()
      return lost
    }
    guard geometry.key(at: event.location) != nil else { return lost }
    let actions = lost + endPending(at: event.time)
    // Looked up again: the key that has just acted may have switched the page.
    guard let press = press(for: event) else { return actions }
    if press.key.function == .shift || press.key.function?.switchesPage == true {
      return actions + beginHold(press)
    }
    hold?.isUsed = true
    pending = press
    pending?.startWaiting(at: event.time, tuning: tuning)
    if isSecret, press.key.function == nil { pending?.longPress = nil }
    return actions
  }

  mutating func move(_ event: KeyPointerEvent) -> [KeyAction] {
    if hold?.pointer == event.pointer {
      moveHold(event)
      return []
    }
    guard pending?.pointer == event.pointer else { return [] }
    if let offer {
      if !stays(event, on: offer) { self.offer?.select(at: event.location) }
      return []
    }
    return movePending(event)
  }

  /// Whether the finger still is where it was when something was offered of which one is the present choice: that stays
  /// marked until the finger goes to another.
  private func stays(_ event: KeyPointerEvent, on offer: KeyPopUp) -> Bool {
    guard offer.kind == .modes || offer.kind == .layouts, let start = pending?.start else { return false }
    return offer.selected != nil && event.location.distance(to: start) <= tuning.slop
  }

  mutating func end(_ event: KeyPointerEvent) -> [KeyAction] {
    let moves = move(event)
    if hold?.pointer == event.pointer { return moves + endHold(at: event) }
    guard pending?.pointer == event.pointer else { return moves }
    return moves + release(event)
  }

  mutating func cancel(_ event: KeyPointerEvent) -> [KeyAction] {
    abandon(event.pointer)
  }

  /// Forgets what a pointer has begun; what it held goes back.
  private mutating func abandon(_ pointer: Int) -> [KeyAction] {
    let isHolding = hold?.pointer == pointer
    if pending?.pointer == pointer { drop() }
    return isHolding ? restore() : []
  }

  /// No key is down that would act.
  mutating func drop() {
    pending = nil
    offer = nil
  }

  // MARK: - One key

  func press(for event: KeyPointerEvent) -> KeyPress? {
    let geometry = geometry
    guard let position = geometry.key(at: event.location),
      let key = geometry.page.key(at: position),
      let frame = geometry.frame(of: position)
    else { return nil }
    return KeyPress(event, on: key, at: position, in: frame, isShifted: shiftMode != .off)
  }

  private mutating func movePending(_ event: KeyPointerEvent) -> [KeyAction] {
    guard let press = pending else { return [] }
    if press.isStroke {
      pending?.stroke(to: event.location, tuning: tuning)
      return []
    }
    if press.caretAnchor == nil, press.key.function == .space,
      abs(event.location.x - press.start.x) >= geometry.unit, press.frame.minY <= event.location.y
    {
      pending?.startMovingCaret(at: press.start.x)
    }
    if page == .emoji, press.key.function == nil, abs(event.location.x - press.start.x) >= geometry.unit {
      // The finger turns the page, as one turns a leaf.
      drop()
      return [.emojiPage(.turn(event.location.x < press.start.x ? 1 : -1))]
    }
    if movesCaret {
      let steps = pending?.takeCaretSteps(to: event.location.x, tuning: tuning) ?? 0
      return steps == 0 ? [] : [.moveCaret(steps)]
    }
    pending?.move(to: event.location, time: event.time, tuning: tuning)
    return []
  }

  /// Ends the press that is pending; its key acts unless its pointer has left it.
  private mutating func endPending(at time: Duration) -> [KeyAction] {
    guard let press = pending else { return [] }
    drop()
    return acts(press, whenEndedAt: time) ? act(on: press, at: time, repeatNumber: 0) : []
  }

  private mutating func release(_ event: KeyPointerEvent) -> [KeyAction] {
    guard let press = pending else { return [] }
    let offer = offer
    drop()
    if let offer { return choose(from: offer, isPicture: press.key.isPicture) }
    return acts(press, whenEndedAt: event.time) ? act(on: press, at: event.time, repeatNumber: 0) : []
  }

  /// Below the panel and beside it nothing is typed. Above it, where the bar is, a finger may have rolled from a key.
  private func acts(_ press: KeyPress, whenEndedAt time: Duration) -> Bool {
    let place = Point(x: press.last.x, y: max(0, press.last.y))
    guard press.flick != nil || geometry.contains(place) else { return false }
    return press.acts(whenEndedAt: time, unit: geometry.unit, tuning: tuning)
  }

  // MARK: - Long presses and strokes

  mutating func beginLongPress() {
    guard let press = pending else { return }
    pending?.longPress = nil
    switch press.key.function {
    case .space: pending?.startMovingCaret(at: press.start.x)
    case .globe: showLayouts(press)
    case .hide: showModes(press)
    default: offer = makePopUp(.alternates, press.alternates, press)
    }
  }

  private mutating func showLayouts(_ press: KeyPress) {
    guard layoutNames.count > 1 else { return }
    offer = makePopUp(.layouts, layoutNames, press, selected: currentLayout)
  }

  private mutating func showModes(_ press: KeyPress) {
    guard modes.count > 1 else { return }
    offer = makePopUp(.modes, modes.map(\.name), press, selected: modes.firstIndex(of: currentMode))
    offer?.modes = modes
  }

  /// What a finger on a small key would type, or a stroke.
  var preview: KeyPopUp? {
    guard !isSecret, let press = pending, let text = press.preview(tuning: tuning) else { return nil }
    return makePopUp(.preview, [text], press)
  }

  private func makePopUp(
    _ kind: KeyPopUp.Kind, _ choices: [String], _ press: KeyPress, selected: Int? = 0
  ) -> KeyPopUp {
    KeyPopUp(
      kind, choices, of: press.position, over: press.frame, in: geometry.width,
      tolerance: tuning.popUpTolerance, selected: selected)
  }

  private mutating func choose(from popUp: KeyPopUp, isPicture: Bool) -> [KeyAction] {
    guard let index = popUp.selected, popUp.choices.indices.contains(index) else { return [] }
    switch popUp.kind {
    case .layouts: return index == currentLayout ? [] : [.layout(index)]
    case .modes: return modes[index] == currentMode ? [] : [.mode(modes[index])]
    case .alternates, .preview:
      return isPicture ? type(.emoji(popUp.choices[index])) : type(popUp.choices[index])
    }
  }
}
