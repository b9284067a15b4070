import CX11
import Glibc
import UICore
import X11Model

/// Learns of presses outside of the program by raw events on the root window, while it is asked to.
///
/// Takes nothing from other programs: no grab, and nothing is selected on windows of theirs.
@MainActor final class OutsidePressWatcher {
  private(set) var isOn = false
  private let connection: Connection
  private let surfaces: SurfaceTable
  private let touchAxes: TouchAxes
  private var rule = OutsidePressRule()
  private var locations: [RawPress: ScreenPoint] = [:]

  init(_ connection: Connection, _ surfaces: SurfaceTable) {
    self.connection = connection
    self.surfaces = surfaces
    touchAxes = TouchAxes(connection)
  }

  func setOn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    rule.reset()
    locations.removeAll()
    // Master devices only: for all devices each press comes twice.
    let presses = [XI_RawButtonPress, XI_RawButtonRelease, XI_RawTouchBegin, XI_RawTouchEnd]
    let devices = [XI_HierarchyChanged, XI_DeviceChanged]
    InputMask.select(
      [(isOn ? presses : [], XIAllMasterDevices), (isOn ? devices : [], XIAllDevices)],
      on: connection.root, connection)
  }

  // MARK: - What the translator sees

  func ownPress(touch: Int32?, button: Int32, time: UInt) {
    if isOn { rule.ownPress(touch: touch, button: button, time: time) }
  }

  /// An input event that is none of a window's.
  func observe(_ type: Int32, _ data: UnsafeRawPointer) {
    switch type {
    case XI_RawButtonPress, XI_RawTouchBegin: rawPress(data.load(as: XIRawEvent.self))
    case XI_RawButtonRelease, XI_RawTouchEnd: rawRelease(data.load(as: XIRawEvent.self))
    case XI_HierarchyChanged: devicesChanged()
    default: break
    }
  }

  func devicesChanged() { touchAxes.forget() }

  private func rawPress(_ event: XIRawEvent) {
    // One of the events that were on their way when we deselected.
    guard isOn else { return }
    let isTouch = event.evtype == XI_RawTouchBegin
    let press = RawPress(
      device: event.deviceid, source: event.sourceid, isTouch: isTouch, detail: event.detail,
      time: event.time)
    // The server cannot be asked where a second finger is; the event tells.
    if isTouch { locations[press] = touchAxes.location(of: event) }
    rule.rawPress(press)
  }

  private func rawRelease(_ event: XIRawEvent) {
    rule.rawRelease(
      device: event.deviceid, detail: event.detail, isTouch: event.evtype == XI_RawTouchEnd)
  }

  // MARK: - Deciding

  /// Asks where the presses were that are not known to be ours; whether anything was asked. To be called
  /// when the queue is empty.
  func locate() -> Bool {
    if rule.isIdle { return false }
    let presses = rule.unplaced()
    for press in presses { rule.place(press, at: place(of: press)) }
    return !presses.isEmpty
  }

  /// The presses that turned out to be outside. To be called when the queue is empty after ``locate()``.
  func takeOutsidePresses() -> [OutsidePress] {
    guard isOn, !rule.isIdle else { return [] }
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
