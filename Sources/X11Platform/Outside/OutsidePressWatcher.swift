import CX11
import Glibc
import UICore
import X11Model

/// Learns of presses outside of the program by raw events on the root window, while it is asked to.
///
/// Takes nothing from other programs: no grab, and nothing is selected on windows of theirs.
@MainActor final class OutsidePressWatcher: EventParticipant {
  let kinds: [EventKind]
  private(set) var isOn = false
  private let connection: Connection
  private let surfaces: SurfaceTable
  private let touchAxes: TouchAxes
  private var rule = OutsidePressRule()
  private var locations: [RawPress: ScreenPoint] = [:]
  /// Where on its axes a touch was that has not been found on the screen yet.
  private var touches: [(press: RawPress, place: TouchAxes.Place)] = []

  /// - Parameter opcode: XInput's.
  init(_ connection: Connection, opcode: Int32, _ surfaces: SurfaceTable) {
    kinds = [.generic(of: opcode)]
    self.connection = connection
    self.surfaces = surfaces
    touchAxes = TouchAxes(connection)
  }

  func setOn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    rule.reset()
    locations.removeAll()
    touches.removeAll()
    // Master devices only: for all devices each press comes twice.
    let presses = [XI_RawButtonPress, XI_RawButtonRelease, XI_RawTouchBegin, XI_RawTouchEnd]
    let devices = [XI_HierarchyChanged, XI_DeviceChanged]
    InputMask.select(
      [(isOn ? presses : [], XIAllMasterDevices), (isOn ? devices : [], XIAllDevices)],
      on: connection.root, connection)
  }

  // MARK: - Noting

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    // Else it is one of those that were on their way when we deselected.
    if isOn, let data = event.xcookie.data { note(event.xcookie.evtype, UnsafeRawPointer(data)) }
    return false
  }

  private func note(_ type: Int32, _ data: UnsafeRawPointer) {
    switch type {
    case XI_ButtonPress: ownPress(data.load(as: XIDeviceEvent.self))
    case XI_TouchBegin: ownPress(data.load(as: XIDeviceEvent.self), isTouch: true)
    case XI_RawButtonPress, XI_RawTouchBegin: rawPress(data.load(as: XIRawEvent.self))
    case XI_RawButtonRelease, XI_RawTouchEnd: rawRelease(data.load(as: XIRawEvent.self))
    case XI_HierarchyChanged, XI_DeviceChanged: touchAxes.forget()
    default: break
    }
  }

  private func ownPress(_ event: XIDeviceEvent, isTouch: Bool = false) {
    rule.ownPress(
      touch: isTouch ? event.detail : nil, button: isTouch ? 1 : event.detail, time: event.time)
  }

  private func rawPress(_ event: XIRawEvent) {
    let isTouch = event.evtype == XI_RawTouchBegin
    let press = RawPress(
      device: event.deviceid, source: event.sourceid, isTouch: isTouch, detail: event.detail,
      time: event.time)
    // The server cannot be asked where a second finger is; the event tells.
    if isTouch { touches.append((press, TouchAxes.Place(event))) }
    rule.rawPress(press)
  }

  private func rawRelease(_ event: XIRawEvent) {
    rule.rawRelease(
      device: event.deviceid, detail: event.detail, isTouch: event.evtype == XI_RawTouchEnd)
  }

  // MARK: - Deciding

  /// Asks where the presses were that are not known to be ours. When it has no more questions, and all that came
  /// before the answers has been read, the program is told of those that turned out to be outside.
  func act(_ queue: inout EventQueue) -> Bool {
    guard isOn, !rule.isIdle else { return false }
    if locate() { return true }
    for press in takeOutsidePresses() { queue.append(.outsidePress(press)) }
    return false
  }

  private func locate() -> Bool {
    for (press, place) in touches { locations[press] = touchAxes.location(of: place) }
    touches.removeAll(keepingCapacity: true)
    let presses = rule.unplaced()
    for press in presses { rule.place(press, at: place(of: press)) }
    return !presses.isEmpty
  }

  private func takeOutsidePresses() -> [OutsidePress] {
    let outside = rule.settle()
    defer { if rule.isIdle { locations.removeAll(keepingCapacity: true) } }
    return outside.map { press in
      OutsidePress(
        pointer: PointerID(
          device: Int(press.device), touch: press.isTouch ? Int(press.detail) : nil),
        button: press.isTouch ? 1 : Int(press.detail),
        screenLocation: locations.removeValue(forKey: press) ?? .zero,
        time: EventTime(rawValue: UInt32(press.time)))
    }
  }

  /// One round trip. `XIQueryPointer`, `XTranslateCoordinates`
  private func place(of press: RawPress) -> PressPlace {
    guard let child = press.isTouch ? topLevelUnderTouch(press) : topLevelUnderPointer(press) else {
      return .elsewhere
    }
    return place(on: child, at: locations[press] ?? .zero)
  }

  /// Nil on another X screen.
  private func topLevelUnderPointer(_ press: RawPress) -> XWindow? {
    var (root, child): (UInt, UInt) = (0, 0)
    var (rootX, rootY, x, y) = (0.0, 0.0, 0.0, 0.0)
    var (buttons, mods, group) = (XIButtonState(), XIModifierState(), XIGroupState())
    let isHere = XIQueryPointer(
      connection.display, press.device, connection.root.rawValue, &root, &child, &rootX, &rootY, &x, &y,
      &buttons, &mods, &group)
    // Xlib hands the mask over to us.
    free(buttons.mask)
    locations[press] = ScreenPoint(rootX: rootX, rootY: rootY)
    return isHere != 0 ? XWindow(rawValue: child) : nil
  }

  private func topLevelUnderTouch(_ press: RawPress) -> XWindow? {
    guard let location = locations[press] else { return nil }
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    let isHere = XTranslateCoordinates(
      connection.display, connection.root.rawValue, connection.root.rawValue, Int32(location.x),
      Int32(location.y), &x, &y, &child)
    return isHere != 0 ? XWindow(rawValue: child) : nil
  }

  /// Asks whether the window is ours, never whether there is none: some desktops cover the root.
  private func place(on child: XWindow, at location: ScreenPoint) -> PressPlace {
    guard child != .none, let window = surfaces.windows.first(where: { $0.outerWindow() == child }) else {
      return .elsewhere
    }
    return window.isInside(location) ? .client : .frame
  }
}
