/// A pointer came to a window, or left it: `XI_Enter`, `XI_Leave`.
package struct PointerCrossing: Hashable, Sendable {
  /// The windows whose crossings are told.
  package enum Window: Hashable, Sendable {
    /// One of ours; `around` is what lies around it: a frame, nothing of ours, or what we do not hear of.
    case client(around: PressPlace?)
    /// What a window manager put around one of ours.
    case frame
  }

  package var device: Int32
  package var window: Window
  package var isEnter: Bool
  /// From a window inside of this one, or to it.
  package var isInferior = false
  /// A grab began: the pointer counts as being elsewhere than it is.
  package var isGrab = false

  package init(
    device: Int32, window: Window, isEnter: Bool, isInferior: Bool = false, isGrab: Bool = false
  ) {
    self.device = device
    self.window = window
    self.isEnter = isEnter
    self.isInferior = isInferior
    self.isGrab = isGrab
  }
}

/// Where the pointers are, as the server has told.
///
/// What it tells of itself comes in order with the presses; an answer to a question would say where a pointer is when
/// the question arrives, which is after the press and may be elsewhere.
package struct PointerWhereabouts: Sendable {
  private var places: [Int32: PressPlace] = [:]

  package init() {}

  /// Nil when the server has not told, or not lately: another program's grab hides what a pointer does.
  package func place(of device: Int32) -> PressPlace? { places[device] }

  package mutating func crossed(_ crossing: PointerCrossing) {
    switch (crossing.window, crossing.isEnter) {
    case (.client, true): places[crossing.device] = .client
    case (.frame, true): if !crossing.isGrab { places[crossing.device] = .frame }
    case (.client(let around), false): leave(crossing, to: around)
    case (.frame, false): leave(crossing, to: .elsewhere)
    }
  }

  private mutating func leave(_ crossing: PointerCrossing, to place: PressPlace?) {
    if crossing.isInferior { return }
    places[crossing.device] = crossing.isGrab ? nil : place
  }

  /// A press of ours came with it, so it is in a window of ours, or a press there holds it.
  package mutating func pressed(_ device: Int32) { places[device] = .client }

  /// Frames have come or gone.
  package mutating func forget() { places.removeAll() }
}
