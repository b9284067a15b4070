import UICore

/// Turns pointers on the panel's keys into actions.
///
/// A key acts when its pointer is released on it, or when another pointer
/// presses a key before that: fast typists press the second key before they
/// release the first, and expect the letters in the order of the presses. So at
/// most one press is pending; pointers whose press is over are forgotten. Shift
/// and the keys for other pages act when they are pressed, and are held beside it.
///
/// A panel that edits a secure field shows none of the highlights.
package struct KeyPressTracker: Sendable {
  package let layout: KeyboardLayout
  package let tuning: KeyPressTuning
  /// The names of the layouts that a long press on the globe key offers, and which of them this is.
  package var layoutNames: [String] = []
  package var currentLayout = 0
  /// Where the panel can be, which a long press on the hide key offers, and where it is.
  package var modes: [PanelMode] = []
  package var currentMode = PanelMode.docked
  /// The page that the field wants, and that ``FunctionKey/letters`` leads to.
  package private(set) var home = PageName.letters
  /// The page that is on the panel.
  package internal(set) var page = PageName.letters
  /// Whether nothing may be seen of what is typed: keys show and offer nothing then.
  package var isSecret = false
  /// What a long press offers, while the finger is down.
  var offer: KeyPopUp?
  var shift: ShiftState
  var pending: KeyPress?
  var hold: KeyHold?
  /// A page that is on the panel and is none of the layout's.
  private var extraPage: KeyboardPage?
  private var geometries: [PageName: KeyboardGeometry] = [:]
  private var size = Size.zero
  private var metrics = KeyboardMetrics()

  /// - Parameters:
  ///   - layout: the keys, of which the page `letters` comes first.
  ///   - width: the width in points of the area for the keys.
  ///   - height: the height in points of the area for the keys.
  ///   - metrics: the sizes of the keys.
  ///   - tuning: distances and times of presses.
  package init(
    layout: KeyboardLayout, width: Double, height: Double, metrics: KeyboardMetrics = KeyboardMetrics(),
    tuning: KeyPressTuning = KeyPressTuning()
  ) {
    self.layout = layout
    self.tuning = tuning
    shift = ShiftState(doubleClickInterval: tuning.doubleClickInterval)
    place(width: width, height: height, metrics: metrics)
  }

  /// Where the keys of the current page are.
  package var geometry: KeyboardGeometry {
    geometries[page] ?? geometry(of: page)
  }

  /// What the keys show: Shift is on for all keys while a finger holds it.
  package var shiftMode: ShiftState.Mode {
    shift.mode == .off && hold?.isShift == true ? .oneShot : shift.mode
  }

  /// What stands above the key that is pressed, if anything.
  package var popUp: KeyPopUp? { offer ?? preview }

  /// Whether the pointer that is down moves the caret, and types nothing.
  package var movesCaret: Bool { pending?.caretAnchor != nil }

  /// The key that looks pressed, if any.
  package var highlightedKey: KeyPosition? {
    if let pending { return pending.isArmed || offer != nil ? pending.position : nil }
    return hold.flatMap { $0.isSliding ? nil : $0.position }
  }

  // MARK: - Inputs

  package mutating func handle(_ event: KeyPointerEvent) -> KeyPressOutput {
    output { tracker in
      switch event.phase {
      case .began: tracker.begin(event)
      case .moved: tracker.move(event)
      case .ended: tracker.end(event)
      case .cancelled: tracker.cancel(event)
      }
    }
  }

  /// The time that an earlier output asked for has come.
  package mutating func wake(at time: Duration) -> KeyPressOutput {
    output { tracker in
      if let due = tracker.pending?.longPress, due <= time {
        tracker.beginLongPress()
        return []
      }
      guard let number = tracker.pending?.takeRepeat(at: time, tuning: tracker.tuning),
        let press = tracker.pending
      else { return [] }
      return tracker.act(on: press, at: time, repeatNumber: number)
    }
  }

  /// The panel was hidden or lost its grab: no key is down any more, and none acts.
  package mutating func cancelAll() -> KeyPressOutput {
    output { tracker in
      tracker.drop()
      tracker.hold = nil
      return []
    }
  }

  /// The panel has another size in points, so that keys move away from under their pointers.
  package mutating func resize(
    width: Double, height: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) -> KeyPressOutput {
    place(width: width, height: height, metrics: metrics)
    return cancelAll()
  }

  /// Another field is edited, or the panel is shown again: Shift for one
  /// character ends, and the panel goes to the page that the field wants.
  ///
  /// A press goes with the field that it began in. One that began in this turn stays, unless its page goes: the key that
  /// moved on to the next field may have been ended by the first character for it.
  package mutating func beginField(page wanted: PageName = .letters) -> KeyPressOutput {
    output { tracker in
      tracker.shift.interrupt()
      tracker.shift.endOneShot()
      tracker.home = tracker.layout.page(wanted) == nil ? .letters : wanted
      if tracker.pending?.isNew == false { tracker.drop() }
      guard tracker.home != tracker.page else { return [] }
      tracker.drop()
      tracker.hold = nil
      return tracker.switchPage(to: tracker.home)
    }
  }

  /// What was pressed so far belongs to the field that is edited now.
  package mutating func turnEnded() { pending?.isNew = false }

  /// The field wants a capital next, such as at the start of a sentence, or wants none any more: a hardware key has
  /// typed it, or the caret is elsewhere.
  package mutating func wantCapital(_ isWanted: Bool) -> KeyPressOutput {
    output { tracker in
      isWanted ? tracker.shift.beginAutomaticCapital() : tracker.shift.endAutomaticCapital()
      return []
    }
  }

  // MARK: - Pages

  /// Puts a page on the panel that is none of the layout's, or another state of it. A press on a key that stays goes on.
  package mutating func show(_ next: KeyboardPage) -> KeyPressOutput {
    output { tracker in
      if let pending = tracker.pending, next.key(at: pending.position) != pending.key { tracker.drop() }
      if next.name != tracker.page {
        tracker.hold = nil
        // What the field wants a capital for is not what is typed now.
        tracker.shift.interrupt()
        tracker.shift.endOneShot()
      }
      tracker.extraPage = next
      tracker.page = next.name
      tracker.geometries[next.name] = tracker.geometry(of: next.name)
      return [.switchPage(next.name)]
    }
  }

  mutating func switchPage(to wanted: PageName) -> [KeyAction] {
    guard wanted != page, layout.page(wanted) != nil else { return [] }
    page = wanted
    if geometries[wanted] == nil { geometries[wanted] = geometry(of: wanted) }
    return [.switchPage(wanted)]
  }

  private mutating func place(width: Double, height: Double, metrics: KeyboardMetrics) {
    size = Size(width: width, height: height)
    self.metrics = metrics
    geometries = [page: geometry(of: page)]
  }

  private func geometry(of page: PageName) -> KeyboardGeometry {
    let extra = extraPage.flatMap { $0.name == page ? $0 : nil }
    return KeyboardGeometry(
      page: extra ?? layout.page(page) ?? KeyboardPage(name: page), width: size.width, height: size.height,
      metrics: metrics)
  }

  // MARK: - Outputs

  /// Makes a change and says how the keys differ after it.
  private mutating func output(_ change: (inout Self) -> [KeyAction]) -> KeyPressOutput {
    let (oldHighlight, oldMode, oldPopUp) = (highlightedKey, shiftMode, popUp)
    var actions = change(&self)
    if shiftMode != oldMode {
      actions.append(.shift(shiftMode))
    }
    let isSame = highlightedKey == oldHighlight
    return KeyPressOutput(
      actions: actions, unhighlighted: isSame ? nil : oldHighlight,
      highlighted: isSame ? nil : highlightedKey, changesPopUp: popUp != oldPopUp, nextWake: nextWake)
  }

  private var nextWake: Duration? {
    guard let pending else { return nil }
    guard let longPress = pending.longPress else { return pending.nextRepeat }
    return min(longPress, pending.nextRepeat ?? longPress)
  }
}
