import CX11
import UICore
import X11Model

/// Pointer, touch and scrolling through XInput 2, and through the core protocol where that is missing.
extension EventTranslator {
  func genericEvent(_ event: inout XEvent) {
    // XInput's: no other extension that we use sends generic events, so its opcode need not be asked.
    guard XGetEventData(connection.display, &event.xcookie) != 0, let data = event.xcookie.data else {
      return
    }
    defer { XFreeEventData(connection.display, &event.xcookie) }
    inputEvent(event.xcookie.evtype, UnsafeRawPointer(data))
  }

  private func inputEvent(_ type: Int32, _ data: UnsafeRawPointer) {
    switch type {
    case XI_ButtonPress, XI_ButtonRelease: button(data.load(as: XIDeviceEvent.self))
    case XI_Motion: motion(data.load(as: XIDeviceEvent.self))
    case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd: touch(data.load(as: XIDeviceEvent.self))
    case XI_Enter, XI_Leave: crossing(data.load(as: XIEnterEvent.self))
    case XI_DeviceChanged: devicesChanged()
    default: watcher?.observe(type, data)
    }
  }

  private func devicesChanged() {
    scrollAxes = ScrollAxes(asking: connection)
    watcher?.devicesChanged()
  }

  private func button(_ event: XIDeviceEvent) {
    let isPress = event.evtype == XI_ButtonPress
    let isEmulated = event.flags & Int32(XIPointerEmulated) != 0
    if isPress { watcher?.ownPress(touch: nil, button: event.detail, time: event.time) }
    // Emulated: a touch that comes by itself too, or a wheel whose valuator moved.
    guard !isEmulated, var pointer = pointerEvent(event) else { return }
    pointer.button = Int(event.detail)
    handleButton(pointer, isPress: isPress)
  }

  private func motion(_ event: XIDeviceEvent) {
    guard event.flags & Int32(XIPointerEmulated) == 0, let pointer = pointerEvent(event) else { return }
    if let notches = scrolled(event) {
      scroll(pointer, notches)
    } else {
      moved(pointer)
    }
  }

  private func touch(_ event: XIDeviceEvent) {
    if event.evtype == XI_TouchBegin {
      watcher?.ownPress(touch: event.detail, button: 1, time: event.time)
    }
    guard var pointer = pointerEvent(event) else { return }
    pointer.pointer.touch = Int(event.detail)
    switch event.evtype {
    case XI_TouchBegin: handleButton(pointer, isPress: true)
    case XI_TouchEnd: handleButton(pointer, isPress: false)
    default: moved(pointer)
    }
  }

  private func crossing(_ event: XIEnterEvent) {
    // Between the window and those nested in it the pointer does not leave.
    guard event.detail != NotifyInferior, let window = surfaces.window(XWindow(rawValue: event.event)) else {
      return
    }
    let pointer = PointerEvent(
      window: window.windowID, phase: .hover, pointer: PointerID(device: Int(event.deviceid)), button: 0,
      location: location(event.event_x, event.event_y),
      screenLocation: ScreenPoint(rootX: event.root_x, rootY: event.root_y),
      modifiers: modifiers(event.mods, event.group), time: EventTime(rawValue: UInt32(event.time)))
    handleCrossing(pointer, isEnter: event.evtype == XI_Enter)
    // Other windows may have scrolled since: the valuators' positions are old.
    if event.evtype == XI_Enter, scrollAxes?.isEmpty != true { scrollAxes = ScrollAxes(asking: connection) }
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
    keys.modifiers.modifiers(UInt32(bitPattern: mods.effective))
  }

  private func location(_ x: Double, _ y: Double) -> Point {
    Point(x: x / connection.scale, y: y / connection.scale)
  }

  // MARK: - Common to both protocols

  private func moved(_ event: PointerEvent) {
    let event = pointers.moved(event)
    if let drags, drags.follows(event.pointer) {
      drags.noteMotion(event)
    } else {
      queue.append(.pointer(event))
    }
  }

  private func handleButton(_ event: PointerEvent, isPress: Bool) {
    if (4...7).contains(event.button) {
      if isPress { scroll(event, EventTranslator.notches(ofButton: event.button)) }
    } else if let drags, drags.follows(event.pointer) {
      if !isPress, let up = pointers.up(event), up.button == 1 { drags.noteRelease(up) }
    } else if isPress {
      keys.dropComposing()
      takeFocusIfNoOneElseDoes(event)
      queue.append(.pointer(pointers.down(event)))
    } else if let up = pointers.up(event) {
      queue.append(.pointer(up))
    }
  }

  private func handleCrossing(_ event: PointerEvent, isEnter: Bool) {
    left = isEnter ? nil : event.window
    drags?.noteCrossing(event.window, isEnter: isEnter)
    if isEnter {
      moved(event)
    } else if let leave = pointers.left(event) {
      queue.append(.pointer(leave))
    }
  }

  private func scroll(_ event: PointerEvent, _ notches: Point) {
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

  private func takeFocusIfNoOneElseDoes(_ event: PointerEvent) {
    guard !hasWindowManager, let window = surfaces.window(event.window), !window.isFocused,
      !window.isPopUp
    else { return }
    window.takeFocus(event.time)
  }

  // MARK: - Core protocol

  func coreButton(_ event: inout XEvent) {
    let button = event.xbutton
    guard let window = surfaces.window(XWindow(rawValue: button.window)) else { return }
    let isPress = button.type == ButtonPress
    if isPress { watcher?.ownPress(touch: nil, button: Int32(button.button), time: button.time) }
    handleButton(
      PointerEvent(
        window: window.windowID, phase: .down, button: Int(button.button),
        location: location(Double(button.x), Double(button.y)),
        screenLocation: ScreenPoint(x: Int(button.x_root), y: Int(button.y_root)),
        modifiers: keys.modifiers.modifiers(button.state), time: EventTime(rawValue: UInt32(button.time))),
      isPress: isPress)
  }

  func coreMotion(_ event: inout XEvent) {
    let motion = event.xmotion
    guard let window = surfaces.window(XWindow(rawValue: motion.window)) else { return }
    moved(
      PointerEvent(
        window: window.windowID, phase: .hover, location: location(Double(motion.x), Double(motion.y)),
        screenLocation: ScreenPoint(x: Int(motion.x_root), y: Int(motion.y_root)),
        modifiers: keys.modifiers.modifiers(motion.state), time: EventTime(rawValue: UInt32(motion.time))))
  }

  func coreCrossing(_ event: inout XEvent) {
    let crossing = event.xcrossing
    guard crossing.detail != NotifyInferior,
      let window = surfaces.window(XWindow(rawValue: crossing.window))
    else { return }
    handleCrossing(
      PointerEvent(
        window: window.windowID, phase: .hover, button: 0,
        location: location(Double(crossing.x), Double(crossing.y)),
        screenLocation: ScreenPoint(x: Int(crossing.x_root), y: Int(crossing.y_root)),
        modifiers: keys.modifiers.modifiers(crossing.state),
        time: EventTime(rawValue: UInt32(crossing.time))),
      isEnter: crossing.type == EnterNotify)
  }
}

extension ScreenPoint {
  /// The pixel that holds a place: a finger is found between pixels.
  init(rootX: Double, rootY: Double) {
    self.init(x: pixels(rootX.rounded(.down)), y: pixels(rootY.rounded(.down)))
  }
}
