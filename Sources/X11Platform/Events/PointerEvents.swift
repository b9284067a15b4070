import CX11
import UICore
import X11Model

/// Pointer, touch and scrolling through XInput 2, and through the core protocol where that is missing.
@MainActor final class PointerEvents: EventParticipant {
  let kinds: [EventKind]
  private(set) var tracker = PointerTracker()
  /// The window that the pointer has left, as long as it has come to none of ours.
  private(set) var left: WindowID?
  /// Follows what is dragged, once something has been.
  weak var drags: DragService?
  private let connection: Connection
  private let surfaces: SurfaceTable
  private let keyboard: Keyboard
  /// Nil until a pointer has come: most programs start without one over their window.
  private var scrollAxes: ScrollAxes?
  private var areAxesStale = false

  init(_ connection: Connection, _ surfaces: SurfaceTable, _ keyboard: Keyboard) {
    self.connection = connection
    self.surfaces = surfaces
    self.keyboard = keyboard
    let core = [ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify].map(EventKind.number)
    let pointers = connection.inputOpcode.map { [.generic(of: $0)] } ?? core
    kinds = pointers + [.number(UnmapNotify)]
  }

  func note(_ event: inout XEvent, _ queue: inout EventQueue) -> Bool {
    switch event.type {
    case GenericEvent:
      if let data = event.xcookie.data { inputEvent(event.xcookie.evtype, UnsafeRawPointer(data), &queue) }
    case ButtonPress, ButtonRelease: coreButton(event.xbutton, &queue)
    case MotionNotify: coreMotion(event.xmotion, &queue)
    case EnterNotify, LeaveNotify: coreCrossing(event.xcrossing, &queue)
    default: unmapped(XWindow(rawValue: event.xunmap.window), &queue)
    }
    return areAxesStale
  }

  /// Where the scrolling devices stand now: what comes next is measured from there.
  func act(_ queue: inout EventQueue) -> Bool {
    if areAxesStale {
      areAxesStale = false
      scrollAxes = ScrollAxes(asking: connection)
    }
    return false
  }

  /// The server ends an implicit grab with the window's visibility, and sends no release.
  private func unmapped(_ xid: XWindow, _ queue: inout EventQueue) {
    guard let window = surfaces.window(xid) else { return }
    for cancelled in tracker.cancelAll(in: window.windowID) { queue.append(.pointer(cancelled)) }
  }

  // MARK: - XInput 2

  private func inputEvent(_ type: Int32, _ data: UnsafeRawPointer, _ queue: inout EventQueue) {
    switch type {
    case XI_ButtonPress, XI_ButtonRelease: button(data.load(as: XIDeviceEvent.self), &queue)
    case XI_Motion: motion(data.load(as: XIDeviceEvent.self), &queue)
    case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd: touch(data.load(as: XIDeviceEvent.self), &queue)
    case XI_Enter, XI_Leave: crossing(data.load(as: XIEnterEvent.self), &queue)
    case XI_DeviceChanged: areAxesStale = true
    default: break
    }
  }

  private func button(_ event: XIDeviceEvent, _ queue: inout EventQueue) {
    // Emulated: a touch that comes by itself too, or a wheel whose valuator moved.
    guard event.flags & Int32(XIPointerEmulated) == 0, var pointer = pointerEvent(event) else { return }
    pointer.button = Int(event.detail)
    handleButton(pointer, isPress: event.evtype == XI_ButtonPress, &queue)
  }

  private func motion(_ event: XIDeviceEvent, _ queue: inout EventQueue) {
    guard event.flags & Int32(XIPointerEmulated) == 0, let pointer = pointerEvent(event) else { return }
    if let notches = scrolled(event) {
      scroll(pointer, notches, &queue)
    } else {
      moved(pointer, &queue)
    }
  }

  private func touch(_ event: XIDeviceEvent, _ queue: inout EventQueue) {
    guard var pointer = pointerEvent(event) else { return }
    pointer.pointer.touch = Int(event.detail)
    switch event.evtype {
    case XI_TouchBegin: handleButton(pointer, isPress: true, &queue)
    case XI_TouchEnd: handleButton(pointer, isPress: false, &queue)
    default: moved(pointer, &queue)
    }
  }

  private func crossing(_ event: XIEnterEvent, _ queue: inout EventQueue) {
    // Between the window and those nested in it the pointer does not leave.
    guard event.detail != NotifyInferior, let window = surfaces.window(XWindow(rawValue: event.event)) else {
      return
    }
    // A pop-up has the pointer only as long as that is over it: the release of what was pressed there never comes.
    if window.isPopUp, event.evtype == XI_Leave, event.mode == XINotifyPassiveUngrab {
      for cancelled in tracker.cancelAll(in: window.windowID) { queue.append(.pointer(cancelled)) }
    }
    let pointer = PointerEvent(
      window: window.windowID, phase: .hover, pointer: PointerID(device: Int(event.deviceid)), button: 0,
      location: location(event.event_x, event.event_y),
      screenLocation: ScreenPoint(rootX: event.root_x, rootY: event.root_y),
      modifiers: modifiers(event.mods, event.group), time: EventTime(rawValue: UInt32(event.time)))
    handleCrossing(pointer, isEnter: event.evtype == XI_Enter, &queue)
    // Other windows may have scrolled since: the valuators' positions are old.
    if event.evtype == XI_Enter, scrollAxes?.isEmpty != true { areAxesStale = true }
  }

  private func pointerEvent(_ event: XIDeviceEvent) -> PointerEvent? {
    guard let window = surfaces.window(XWindow(rawValue: event.event)) else { return nil }
    return PointerEvent(
      window: window.windowID, phase: .hover, pointer: PointerID(device: Int(event.deviceid)),
      location: location(event.event_x, event.event_y),
      screenLocation: ScreenPoint(rootX: event.root_x, rootY: event.root_y),
      modifiers: modifiers(event.mods, event.group), time: EventTime(rawValue: UInt32(event.time)))
  }

  /// The notches in a motion's valuators; nil when it is a motion of the pointer.
  private func scrolled(_ event: XIDeviceEvent) -> Point? {
    guard scrollAxes?.isEmpty == false, let mask = event.valuators.mask else { return nil }
    var (sum, isScroll, slot) = (Point.zero, false, 0)
    for valuator in 0..<Int(event.valuators.mask_len) * 8
    where mask[valuator >> 3] & 1 << UInt8(valuator & 7) != 0 {
      let value = event.valuators.values[slot]
      slot += 1
      if let notches = scrollAxes?.notches(
        device: event.sourceid, valuator: Int32(valuator), value: value)
      {
        (sum, isScroll) = (sum + notches, true)
      }
    }
    return isScroll ? sum : nil
  }

  private func modifiers(_ mods: XIModifierState, _ group: XIGroupState) -> Modifiers {
    keyboard.modifiers.modifiers(UInt32(bitPattern: mods.effective))
  }

  private func location(_ x: Double, _ y: Double) -> Point {
    Point(x: x / connection.scale, y: y / connection.scale)
  }

  // MARK: - Common to both protocols

  private func moved(_ event: PointerEvent, _ queue: inout EventQueue) {
    let event = tracker.moved(event)
    if let drags, drags.follows(event.pointer) {
      drags.noteMotion(event)
    } else {
      queue.append(.pointer(event))
    }
  }

  private func handleButton(_ event: PointerEvent, isPress: Bool, _ queue: inout EventQueue) {
    if (4...7).contains(event.button) {
      if isPress { scroll(event, PointerEvents.notches(ofButton: event.button), &queue) }
    } else if let drags, drags.follows(event.pointer) {
      if !isPress, let up = tracker.up(event), up.button == 1 { drags.noteRelease(up) }
    } else if isPress {
      keyboard.dropComposing()
      queue.append(.pointer(tracker.down(event)))
    } else if let up = tracker.up(event) {
      queue.append(.pointer(up))
    }
  }

  private func handleCrossing(_ event: PointerEvent, isEnter: Bool, _ queue: inout EventQueue) {
    left = isEnter ? nil : event.window
    drags?.noteCrossing(event.window, isEnter: isEnter)
    if isEnter {
      moved(event, &queue)
    } else if let leave = tracker.left(event) {
      queue.append(.pointer(leave))
    }
  }

  private func scroll(_ event: PointerEvent, _ notches: Point, _ queue: inout EventQueue) {
    guard notches != .zero else { return }
    queue.append(
      .scroll(
        ScrollEvent(
          window: event.window, location: event.location, notches: notches, modifiers: event.modifiers,
          time: event.time)))
  }

  /// Up, down, left, right.
  nonisolated static func notches(ofButton button: Int) -> Point {
    switch button {
    case 4: Point(x: 0, y: -1)
    case 5: Point(x: 0, y: 1)
    case 6: Point(x: -1, y: 0)
    default: Point(x: 1, y: 0)
    }
  }

  // MARK: - Core protocol

  private func coreButton(_ button: XButtonEvent, _ queue: inout EventQueue) {
    guard let window = surfaces.window(XWindow(rawValue: button.window)) else { return }
    handleButton(
      PointerEvent(
        window: window.windowID, phase: .down, button: Int(button.button),
        location: location(Double(button.x), Double(button.y)),
        screenLocation: ScreenPoint(x: Int(button.x_root), y: Int(button.y_root)),
        modifiers: keyboard.modifiers.modifiers(button.state), time: EventTime(rawValue: UInt32(button.time))),
      isPress: button.type == ButtonPress, &queue)
  }

  private func coreMotion(_ motion: XMotionEvent, _ queue: inout EventQueue) {
    guard let window = surfaces.window(XWindow(rawValue: motion.window)) else { return }
    moved(
      PointerEvent(
        window: window.windowID, phase: .hover, location: location(Double(motion.x), Double(motion.y)),
        screenLocation: ScreenPoint(x: Int(motion.x_root), y: Int(motion.y_root)),
        modifiers: keyboard.modifiers.modifiers(motion.state), time: EventTime(rawValue: UInt32(motion.time))),
      &queue)
  }

  private func coreCrossing(_ crossing: XCrossingEvent, _ queue: inout EventQueue) {
    guard crossing.detail != NotifyInferior,
      let window = surfaces.window(XWindow(rawValue: crossing.window))
    else { return }
    handleCrossing(
      PointerEvent(
        window: window.windowID, phase: .hover, button: 0,
        location: location(Double(crossing.x), Double(crossing.y)),
        screenLocation: ScreenPoint(x: Int(crossing.x_root), y: Int(crossing.y_root)),
        modifiers: keyboard.modifiers.modifiers(crossing.state),
        time: EventTime(rawValue: UInt32(crossing.time))),
      isEnter: crossing.type == EnterNotify, &queue)
  }
}

extension ScreenPoint {
  /// The pixel that holds a place: a finger is found between pixels.
  init(rootX: Double, rootY: Double) {
    self.init(x: pixels(rootX.rounded(.down)), y: pixels(rootY.rounded(.down)))
  }
}
