import Outfield

/// Puts the program's notifications into the words of the event stream.
@MainActor struct EventMapper {
  private let application: Application
  /// The names of the fields being edited: one that has been removed still ends under its name.
  private var edited: [ObjectIdentifier: String] = [:]

  init(application: Application) { self.application = application }

  /// Nil for what the stream does not tell.
  mutating func event(for notification: Application.Notification) -> StreamEvent? {
    switch notification {
    case .didBeginEditing(let responder): begin(responder)
    case .didEndEditing(let responder, let cause): end(responder, cause)
    case .keyboard(let change): keyboard(change)
    case .textDidChange(let view): text(of: view)
    case .selectionDidChange(let view): selection(of: view)
    case .markedTextDidChange(let view): marked(of: view)
    case .action(let view, let name):
      StreamEvent("action", ["view": self.name(of: view), "name": .string(name)])
    case .pressDecided(let report): press(report)
    case .fault(let message): .error(message)
    case .windowDidOpen, .firstResponderDidChange, .contentInsetsDidChange: nil
    }
  }

  func ready(_ window: Window, scene: SceneName) -> StreamEvent {
    let native = application.host.nativeWindows
    let scale = PixelScale(scale: native.scale)
    return StreamEvent(
      "ready",
      [
        "scene": .string(scene.rawValue),
        "window": window.nativeID(in: native),
        "size": [.int(scale.pixels(window.frame.width)), .int(scale.pixels(window.frame.height))],
      ])
  }

  private mutating func begin(_ responder: Responder) -> StreamEvent {
    let name = name(of: responder)
    if case .string(let text) = name { edited[ObjectIdentifier(responder)] = text }
    return StreamEvent("begin", ["view": name])
  }

  private mutating func end(_ responder: Responder, _ cause: EndEditingCause) -> StreamEvent {
    let known = edited.removeValue(forKey: ObjectIdentifier(responder))
    return StreamEvent(
      "end", ["view": known.map { .string($0) } ?? name(of: responder), "cause": .string(cause.rawValue)])
  }

  private func keyboard(_ change: KeyboardChange) -> StreamEvent {
    let scale = PixelScale(scale: application.host.nativeWindows.scale)
    return StreamEvent(
      change.phase.eventName,
      [
        "begin": scale.frame(change.beginFrame),
        "frame": scale.frame(change.endFrame),
        "duration": .number(change.duration.inSeconds),
        "cause": .string(change.cause.rawValue),
      ])
  }

  private func text(of view: View) -> StreamEvent? {
    guard let field = view as? TextInputView else { return nil }
    var event = StreamEvent("text", ["view": name(of: view)])
    event.members += FieldState.Content(of: field).members
    return event
  }

  private func selection(of view: View) -> StreamEvent? {
    guard let field = view as? TextInputView else { return nil }
    return StreamEvent(
      "selection",
      ["view": name(of: view), "anchor": .int(field.selectionAnchor), "head": .int(field.selectionHead)])
  }

  private func marked(of view: View) -> StreamEvent? {
    guard let field = view as? TextInputView else { return nil }
    return StreamEvent(
      "marked", ["view": name(of: view), "text": .string(field.markedText?.text ?? "")])
  }

  private func press(_ report: PressReport) -> StreamEvent {
    StreamEvent(
      "press",
      [
        "view": report.target.map { name(of: $0) } ?? .null,
        "at": [.int(report.screenLocation.x), .int(report.screenLocation.y)],
        "decision": .string(report.decision.rawValue),
      ])
  }

  private func name(of responder: Responder) -> JSON {
    let view = responder as? View ?? (responder as? ViewController)?.view
    return view.flatMap { ViewNames(windows: application.windows)[$0] }.map { .string($0) } ?? .null
  }
}

extension KeyboardChange.Phase {
  /// What the stream calls it: `keyboardWillShow`.
  var eventName: String { "keyboard" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
