/// A field being edited, as the keyboard panel sees it.
@MainActor public struct EditingSession {
  public let responder: Responder
  public let input: any TextInputClient
  public let window: Window
  /// Whether the user began it, as against the program.
  public let isUserInitiated: Bool
}

/// Shows and hides the on-screen keyboard.
@MainActor public protocol InputPanelController: AnyObject {
  /// The end of a turn: bring the panel in line with what is being edited, nil for nothing.
  func update(editing: EditingSession?)
  /// A key of a real keyboard went down while a field was being edited.
  func hardwareKeyPressed()
  /// All views have their places for this turn: see that the panel does not cover the caret.
  func didLayOut()
}

extension InputPanelController {
  public func didLayOut() {}
}

/// Compares who is being edited at the end of a turn with what was last told, so that a hand-over through
/// nobody, or there and back again, is told as what it comes to.
@MainActor struct EditingTracker {
  private var told: [ObjectIdentifier: Responder] = [:]
  private var toldFirst: [ObjectIdentifier: Responder] = [:]
  /// Why each told responder last lost the focus: what is told when it does not get it back.
  private var endCauses: [ObjectIdentifier: EndEditingCause] = [:]
  private var isUserInitiated = false

  /// The focus left `old`, by the user's doing or the program's.
  mutating func focusLeft(_ old: Responder?, in window: Window, cause: EndEditingCause, isUser: Bool) {
    isUserInitiated = isUser
    let key = ObjectIdentifier(window)
    if let old, told[key] === old { endCauses[key] = cause }
  }

  mutating func changes(in windows: [Window]) -> [Notification] {
    var notifications: [Notification] = []
    for window in windows { compare(window, into: &notifications) }
    endClosed(except: windows, into: &notifications)
    return notifications
  }

  func session(of window: Window?) -> EditingSession? {
    guard let window, let responder = window.firstResponder, let input = responder.textInput else {
      return nil
    }
    return EditingSession(
      responder: responder, input: input, window: window, isUserInitiated: isUserInitiated)
  }

  private mutating func compare(_ window: Window, into notifications: inout [Notification]) {
    let key = ObjectIdentifier(window)
    if toldFirst[key] !== window.firstResponder {
      toldFirst[key] = window.firstResponder
      notifications.append(.firstResponderDidChange(window))
    }
    let now = window.firstResponder.flatMap { $0.textInput == nil ? nil : $0 }
    guard told[key] !== now else { return }
    if let old = told[key] {
      notifications.append(.didEndEditing(old, cause: endCauses.removeValue(forKey: key) ?? .programmatic))
    }
    told[key] = now
    if let now { notifications.append(.didBeginEditing(now)) }
  }

  private mutating func endClosed(except windows: [Window], into notifications: inout [Notification]) {
    guard !told.isEmpty || !toldFirst.isEmpty else { return }
    let open = Set(windows.map { ObjectIdentifier($0) })
    toldFirst = toldFirst.filter { open.contains($0.key) }
    for (key, responder) in told where !open.contains(key) {
      told[key] = nil
      endCauses[key] = nil
      notifications.append(.didEndEditing(responder, cause: .windowClosed))
    }
  }
}
