/// Turns pointers on the panel's keys into actions.
///
/// A key acts when its pointer is released on it, or when another pointer
/// presses a key before that: fast typists press the second key before they
/// release the first, and expect the letters in the order of the presses. So at
/// most one press is pending; pointers whose press is over are forgotten.
///
/// The tracker does not know secure fields: a panel that edits one shows none of
/// the highlights.
public struct KeyPressTracker: Sendable {
  public let layout: KeyboardLayout
  public let tuning: KeyPressTuning
  /// The page that is on the panel.
  public private(set) var page = PageName.letters
  public private(set) var shift: ShiftState
  private var geometries: [PageName: KeyboardGeometry]
  private var pending: KeyPress?

  /// - Parameters:
  ///   - layout: the keys, of which the page `letters` comes first.
  ///   - width: the width in points of the area for the keys.
  ///   - height: the height in points of the area for the keys.
  ///   - metrics: the sizes of the keys.
  ///   - tuning: distances and times of presses.
  public init(
    layout: KeyboardLayout, width: Double, height: Double, metrics: KeyboardMetrics = KeyboardMetrics(),
    tuning: KeyPressTuning = KeyPressTuning()
  ) {
    self.layout = layout
    self.tuning = tuning
    shift = ShiftState(doubleClickInterval: tuning.doubleClickInterval)
    geometries = Self.geometries(of: layout, width: width, height: height, metrics: metrics)
  }

  /// Where the keys of the current page are.
  public var geometry: KeyboardGeometry {
    geometries[page] ?? KeyboardGeometry(page: KeyboardPage(name: page), width: 0, height: 0)
  }

  /// The key that looks pressed, if any.
  public var highlightedKey: KeyPosition? {
    pending.flatMap { $0.isArmed ? $0.position : nil }
  }

  // MARK: - Inputs

  public mutating func handle(_ event: KeyPointerEvent) -> KeyPressOutput {
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
  public mutating func wake(at time: Duration) -> KeyPressOutput {
    output { tracker in
      guard let number = tracker.pending?.takeRepeat(at: time, tuning: tracker.tuning),
        let key = tracker.pending?.key
      else { return [] }
      return tracker.act(on: key, at: time, repeatNumber: number)
    }
  }

  /// The panel was hidden or lost its grab: no key is down any more, and none acts.
  public mutating func cancelAll() -> KeyPressOutput {
    output { tracker in
      tracker.pending = nil
      return []
    }
  }

  /// The panel has another size in points, so that keys move away from under their pointers.
  public mutating func resize(
    width: Double, height: Double, metrics: KeyboardMetrics = KeyboardMetrics()
  ) -> KeyPressOutput {
    geometries = Self.geometries(of: layout, width: width, height: height, metrics: metrics)
    return cancelAll()
  }

  /// Another field is edited, or the panel is shown again: Shift for one
  /// character ends, and the panel goes to the page that the field wants.
  ///
  /// A press stays unless its page goes: the key that moved on to the next
  /// field may have been ended by the first character for it.
  public mutating func beginField(page wanted: PageName = .letters) -> KeyPressOutput {
    output { tracker in
      tracker.shift.interrupt()
      tracker.shift.endOneShot()
      guard wanted != tracker.page else { return [] }
      tracker.pending = nil
      return tracker.switchPage(to: wanted)
    }
  }

  /// The field wants a capital next, such as at the start of a sentence.
  public mutating func beginAutomaticCapital() -> KeyPressOutput {
    output { tracker in
      tracker.shift.beginAutomaticCapital()
      return []
    }
  }

  // MARK: - Pointers

  private mutating func begin(_ event: KeyPointerEvent) -> [KeyAction] {
    if pending?.pointer == event.pointer {
      // Its release was lost; what it meant is not known.
      pending = nil
    }
    guard geometry.key(at: event.location) != nil else { return [] }
    let actions = endPending(at: event.time)
    // Looked up again: the key that has just acted may have switched the page.
    pending = press(for: event)
    return actions
  }

  private mutating func move(_ event: KeyPointerEvent) -> [KeyAction] {
    if pending?.pointer == event.pointer {
      pending?.move(to: event.location, time: event.time, tuning: tuning)
    }
    return []
  }

  private mutating func end(_ event: KeyPointerEvent) -> [KeyAction] {
    guard pending?.pointer == event.pointer else { return [] }
    _ = move(event)
    if geometry.contains(event.location) {
      return endPending(at: event.time)
    }
    pending = nil
    return []
  }

  private mutating func cancel(_ event: KeyPointerEvent) -> [KeyAction] {
    if pending?.pointer == event.pointer {
      pending = nil
    }
    return []
  }

  private func press(for event: KeyPointerEvent) -> KeyPress? {
    let geometry = geometry
    guard let position = geometry.key(at: event.location),
      let key = geometry.page.key(at: position),
      let frame = geometry.frame(of: position)
    else { return nil }
    var press = KeyPress(pointer: event.pointer, position: position, key: key, frame: frame)
    press.startRepeating(at: event.time, tuning: tuning)
    return press
  }

  /// Ends the press that is pending; its key acts unless its pointer has left it.
  private mutating func endPending(at time: Duration) -> [KeyAction] {
    guard let press = pending else { return [] }
    pending = nil
    return press.actsWhenEnded ? act(on: press.key, at: time, repeatNumber: 0) : []
  }

  // MARK: - Actions

  private mutating func act(on key: Key, at time: Duration, repeatNumber: Int) -> [KeyAction] {
    switch key.content {
    case .text:
      return type(key.text(isShifted: shift.isOn) ?? "")
    case .function(.space):
      return type(" ")
    case .function(.shift):
      shift.press(at: time)
      return []
    case .function(let function):
      shift.interrupt()
      return perform(function, repeatNumber: repeatNumber)
    }
  }

  private mutating func perform(_ function: FunctionKey, repeatNumber: Int) -> [KeyAction] {
    switch function {
    case .delete: [repeatNumber > tuning.repeatsBeforeWords ? .deleteWord : .deleteBackward]
    case .return: [.return]
    case .hide: [.hide]
    case .globe: [.nextLayout]
    case .letters, .symbols, .more: function.targetPage.map { switchPage(to: $0) } ?? []
    case .shift, .space: []
    }
  }

  private mutating func type(_ text: String) -> [KeyAction] {
    shift.characterTyped()
    return [.type(text)]
  }

  private mutating func switchPage(to wanted: PageName) -> [KeyAction] {
    guard wanted != page, geometries[wanted] != nil else { return [] }
    page = wanted
    return [.switchPage(wanted)]
  }

  // MARK: - Outputs

  /// Makes a change and says how the keys differ after it.
  private mutating func output(_ change: (inout Self) -> [KeyAction]) -> KeyPressOutput {
    let (oldHighlight, oldMode) = (highlightedKey, shift.mode)
    var actions = change(&self)
    if shift.mode != oldMode {
      actions.append(.shift(shift.mode))
    }
    let isSame = highlightedKey == oldHighlight
    return KeyPressOutput(
      actions: actions, unhighlighted: isSame ? nil : oldHighlight,
      highlighted: isSame ? nil : highlightedKey, nextWake: pending?.nextRepeat)
  }

  private static func geometries(
    of layout: KeyboardLayout, width: Double, height: Double, metrics: KeyboardMetrics
  ) -> [PageName: KeyboardGeometry] {
    let pairs = layout.pages.map {
      ($0.name, KeyboardGeometry(page: $0, width: width, height: height, metrics: metrics))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
