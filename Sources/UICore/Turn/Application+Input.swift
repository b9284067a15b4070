/// What comes in: one event of the host at a time.
extension Application {
  /// Takes one event to whom it is for. What comes of it leaves at ``endTurn()``.
  public func handle(_ event: HostEvent) {
    // First, for theirs is the way that must be short.
    if case .key(let event) = event { return handle(event) }
    isHandlingUserInput = event.isUserInput
    isHandlingKey = event.isKey
    defer {
      isHandlingUserInput = false
      isHandlingKey = false
    }
    // Texts that come from an input method may have no time.
    if let time = event.inputTime, time.rawValue != 0 { lastInputTime = time }
    switch event {
    case .pointer(let event):
      onWindow(event.window) { if !closesPopUp(event, in: $0) { dispatcher.dispatch(event, in: $0) } }
    case .scroll(let event):
      onWindow(event.window) {
        closesPopUp(scrolling: $0)
        dispatcher.scroll(event, in: $0)
      }
    case .key: break
    case .modifierReleased(let id, let keysym, _):
      onWindow(id) { $0.keyReceiver.firstResponder?.textInput?.modifierReleased(keysym) }
    case .keyKept: dispatcher.interruptClicks()
    case .commit(let id, let text, _):
      dispatcher.interruptClicks()
      onWindow(id) { $0.keyReceiver.firstResponder?.textInput?.commitText(text) }
    case .marked(let id, let text, let selection, _):
      onWindow(id) {
        $0.keyReceiver.firstResponder?.textInput?.setMarkedText(text, selection: selection)
      }
    case .outsidePress(let press):
      transientPopUp?.dismiss()
      if !press.isOnFrame { dismissal.outsidePress(press) }
    case .windowFocus(let id, let isFocused): onWindow(id) { setFocus(of: $0, to: isFocused) }
    case .windowResized(let id, let size): onWindow(id) { $0.frame.size = size }
    case .windowVisibility(let id, let isVisible):
      onWindow(id) { window in
        window.isOnScreen = isVisible
        if !isVisible { hide(window) }
      }
    case .closeRequested(let id): onWindow(id) { $0.requestClose() }
    case .windowDestroyed(let id): onWindow(id) { $0.close() }
    case .settingsChanged: hostSettingsDidChange()
    case .pasted(let id, let text): pasteboards.received(text, for: id)
    case .pasteboardLost(let pasteboard): pasteboards.lost(pasteboard)
    case .drag(let event): drags.handle(event, in: window(event.window))
    case .dragEnded(let id, let action): drags.ended(id, action)
    }
  }

  /// The caret or the focus has moved, and not by a key: what keys have half composed is not to come to another place.
  package func dropComposing(in window: Window) {
    if !isHandlingKey, let id = window.topLevel.windowID { emit(.dropComposing(id)) }
  }

  private func handle(_ event: KeyEvent) {
    isHandlingUserInput = true
    isHandlingKey = true
    if event.time.rawValue != 0 { lastInputTime = event.time }
    if let window = window(event.window) { press(event, in: window) }
    isHandlingUserInput = false
    isHandlingKey = false
  }

  /// Nothing comes of the press any more.
  func cancelPress(_ press: Press) { dispatcher.cancelPresses { $0 === press } }

  /// The window is iconified, or on another desktop: no press in it ends any more, and nothing is left above it.
  private func hide(_ window: Window) {
    dispatcher.cancelPresses { $0.window === window }
    for popUp in window.popUps { close(popUp) }
  }

  private func onWindow(_ id: WindowID, _ body: (Window) -> Void) {
    if let window = window(id) { body(window) }
  }

  /// Of the few that are open.
  private func window(_ id: WindowID) -> Window? {
    for window in windows where window.surfaceID == id.surface { return window }
    return nil
  }

  /// Where the keys follow the pointer, they come to a dock below it, and are meant for the field being edited.
  private func pressOnDock(_ event: KeyEvent) {
    guard let keyWindow, let id = keyWindow.windowID else { return }
    var event = event
    event.window = id
    press(event, in: keyWindow)
  }

  private func press(_ event: KeyEvent, in window: Window) {
    if window.isDock { return pressOnDock(event) }
    if !event.keysym.isModifier { dispatcher.interruptClicks() }
    if event.keysym == .escape, drags.cancel() { return }
    if popUpUses(event, of: window) { return }
    let window = window.keyReceiver
    if window.firstResponder?.textInput != nil {
      if inputPanel?.hardwareKeyPressed(event) == true { return }
      if !event.text.isEmpty { dispatcher.hidePointer(in: window) }
    }
    _ = (window.firstResponder ?? window).keyDown(event)
  }

  func moveFocus(in window: WindowID, backwards: Bool) -> Bool {
    self.window(window)?.moveFocus(backwards: backwards) ?? false
  }

  func focusSearch(in window: WindowID) -> Bool { self.window(window)?.focusSearch() ?? false }

  private func setFocus(of window: Window, to isFocused: Bool) {
    guard window.isFocused != isFocused else { return }
    window.isFocused = isFocused
    if !isFocused {
      closePopUpUnlessFocused(window)
    } else if !window.isDock {
      keyWindow = window
    }
    (window.firstResponder as? View)?.windowFocusChanged(isFocused: isFocused)
    mayHaveLostFocus = mayHaveLostFocus || !isFocused
  }
}

extension HostEvent {
  /// Whether a user did this, as against the system.
  var isUserInput: Bool {
    switch self {
    case .pointer, .scroll, .key, .modifierReleased, .keyKept, .commit, .marked, .outsidePress, .drag: true
    case .windowFocus, .windowResized, .windowVisibility, .closeRequested, .windowDestroyed: false
    case .settingsChanged: false
    case .pasted, .pasteboardLost, .dragEnded: false
    }
  }

  /// Whether it comes from a keyboard.
  fileprivate var isKey: Bool {
    switch self {
    case .key, .modifierReleased, .keyKept, .commit, .marked: true
    default: false
    }
  }

  /// When the user did it; nil for what is no act of theirs, and for a pointer that only moves.
  fileprivate var inputTime: EventTime? {
    switch self {
    case .pointer(let event): event.phase == .down || event.phase == .up ? event.time : nil
    case .key(let event): event.time
    case .modifierReleased(_, _, let time), .keyKept(_, let time), .commit(_, _, let time),
      .marked(_, _, _, let time):
      time
    case .drag(let event): if case .dropped = event.phase { event.time } else { nil }
    default: nil
    }
  }
}
