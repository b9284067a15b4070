import CX11
import Glibc
import UICore
import X11Model

/// Learns of presses outside of the program by raw events on the root window, while it is asked to.
///
/// Takes nothing from other programs: no grab, and of their windows only the frames around ours are looked at, for where
/// the pointer comes and goes.
@MainActor final class OutsidePressWatcher: EventParticipant {
  let kinds: [EventKind]
  private(set) var isOn = false
  private let connection: Connection
  private let surfaces: SurfaceTable
  private let touchAxes: TouchAxes
  private var rule = OutsidePressRule()
  private var whereabouts = PointerWhereabouts()
  /// The windows of ours whose frames tell us of pointers.
  private var framed: [XWindow: XWindow] = [:]
  private var areFramesStale = false
  private var locations: [RawPress: ScreenPoint] = [:]
  /// Where on its axes a touch was that has not been found on the screen yet.
  private var touches: [(press: RawPress, place: TouchAxes.Place)] = []

  /// - Parameter opcode: XInput's.
  init(_ connection: Connection, opcode: Int32, _ surfaces: SurfaceTable) {
    kinds = [.generic(of: opcode), .number(ReparentNotify)]
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
    if isOn { watchFrames() }
  }

  // MARK: - Where pointers are

  /// A window manager has put one of our windows into a frame, or taken it out.
  private func framesChanged() {
    framed.removeAll()
    whereabouts.forget()
    areFramesStale = true
  }

  /// Hears of pointers that come to our frames and leave them, from now on. `XISelectEvents`
  private func watchFrames() {
    areFramesStale = false
    for window in surfaces.windows where window.isReparented && !framed.values.contains(window.xid) {
      let frame = window.outerWindow()
      guard frame != window.xid else { continue }
      framed[frame] = window.xid
      connection.trapping {
        InputMask.select([([XI_Enter, XI_Leave], XIAllMasterDevices)], on: frame, connection)
      }
    }
  }

  /// A pointer came to a window or left it: one of ours, or a frame.
  private func crossed(_ event: XIEnterEvent) {
    guard let window = crossedWindow(XWindow(rawValue: event.event)) else { return }
    whereabouts.crossed(
      PointerCrossing(
        device: event.deviceid, window: window, isEnter: event.evtype == XI_Enter,
        isInferior: event.detail == NotifyInferior,
        isGrab: event.mode == NotifyGrab || event.mode == XINotifyPassiveGrab))
  }

  private func crossedWindow(_ xid: XWindow) -> PointerCrossing.Window? {
    if framed[xid] != nil { return .frame }
    guard let window = surfaces.window(xid) else { return nil }
    if framed.values.contains(xid) { return .client(around: .frame) }
    return .client(around: window.isReparented ? nil : .elsewhere)
  }

  // MARK: - Noting

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    if event.type == ReparentNotify {
      framesChanged()
    } else if let data = event.xcookie.data {
      follow(event.xcookie.evtype, UnsafeRawPointer(data))
      // Else it is one of those that were on their way when we deselected.
      if isOn { note(event.xcookie.evtype, UnsafeRawPointer(data)) }
    }
    return false
  }

  /// Where pointers are is known before presses are watched.
  private func follow(_ type: Int32, _ data: UnsafeRawPointer) {
    switch type {
    case XI_Enter, XI_Leave: crossed(data.load(as: XIEnterEvent.self))
    case XI_ButtonPress: whereabouts.pressed(data.load(as: XIDeviceEvent.self).deviceid)
    default: break
    }
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
    rule.ownPress(device: event.deviceid, touch: isTouch ? event.detail : nil, time: event.time)
  }

  private func rawPress(_ event: XIRawEvent) {
    let isTouch = event.evtype == XI_RawTouchBegin
    let press = RawPress(
      device: event.deviceid, source: event.sourceid, isTouch: isTouch, detail: event.detail,
      time: event.time)
    // The server cannot be asked where a second finger is; the event tells.
    if isTouch { touches.append((press, TouchAxes.Place(event))) }
    rule.rawPress(press, at: isTouch ? nil : whereabouts.place(of: press.device))
  }

  private func rawRelease(_ event: XIRawEvent) {
    rule.rawRelease(
      device: event.deviceid, detail: event.detail, isTouch: event.evtype == XI_RawTouchEnd)
  }

  // MARK: - Deciding

  /// Asks where the presses were that are not known to be ours. When it has no more questions, and all that came
  /// before the answers has been read, the program is told of those that turned out not to be ours.
  func act(_ queue: inout EventQueue) -> Bool {
    guard isOn else { return false }
    if areFramesStale { watchFrames() }
    if rule.isIdle { return false }
    if locate() { return true }
    for press in takeForeignPresses() { queue.append(.outsidePress(press)) }
    return false
  }

  private func locate() -> Bool {
    for (press, place) in touches { locations[press] = touchAxes.location(of: place) }
    touches.removeAll(keepingCapacity: true)
    let presses = rule.unplaced()
    for press in presses { rule.place(press, at: place(of: press)) }
    return !presses.isEmpty
  }

  private func takeForeignPresses() -> [OutsidePress] {
    let foreign = rule.settle()
    defer { if rule.isIdle { locations.removeAll(keepingCapacity: true) } }
    return foreign.compactMap { outsidePress($0) }
  }

  /// Nil where the user's mapping makes nothing of the button.
  private func outsidePress(_ foreign: ForeignPress) -> OutsidePress? {
    let press = foreign.press
    let button = press.isTouch ? 1 : ButtonMapping.logical(Int(press.detail), through: mappings(of: press))
    guard ButtonMapping.presses(button) else { return nil }
    return OutsidePress(
      pointer: PointerID(device: Int(press.device), touch: press.isTouch ? Int(press.detail) : nil),
      button: button, screenLocation: locations.removeValue(forKey: press) ?? .zero,
      isOnFrame: foreign.isOnFrame, time: EventTime(rawValue: UInt32(press.time)))
  }

  /// That of the mouse, then that of the pointer that it moves. Asked at each press that is not ours: of the first's
  /// changes nobody is told. Two round trips. `XGetDeviceButtonMapping`
  private func mappings(of press: RawPress) -> [[UInt8]] {
    [press.source, press.device].map { id in
      var device = XDevice()
      device.device_id = XID(id)
      var map = [UInt8](repeating: 0, count: 256)
      let count = connection.trapping {
        XGetDeviceButtonMapping(connection.display, &device, &map, UInt32(map.count))
      }
      return Array(map.prefix(Int(max(0, count))))
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
