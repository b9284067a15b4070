import Outfield

/// The conversation on the standard streams: notifications go out, commands come in.
@MainActor final class EventSession {
  typealias WhenDrawn = @MainActor (Window, @escaping () -> Void) -> Void

  private unowned let application: Application
  private let whenDrawn: WhenDrawn
  private let stream: EventStream
  private var mapper: EventMapper
  private var reader = CommandReader()

  init(application: Application, stream: EventStream, whenDrawn: @escaping WhenDrawn) {
    self.application = application
    self.stream = stream
    self.whenDrawn = whenDrawn
    mapper = EventMapper(application: application)
    application.observe { [weak self] notification in self?.tell(notification) }
  }

  private func tell(_ notification: Application.Notification) {
    if let event = mapper.event(for: notification) { stream.send(event) }
    if case .windowDidOpen(let window) = notification { follow(window) }
  }

  /// Tells when the window is ready, now and with each scene.
  private func follow(_ window: Window) {
    tellWhenReady(window)
    (window.rootViewController as? DemoController)?.onShow = { [weak self, weak window] in
      self?.afterThisTurn { session in if let window { session.tellWhenReady(window) } }
    }
  }

  private func tellWhenReady(_ window: Window) {
    // A pop-up shows no scene.
    guard let demo = window.rootViewController as? DemoController else { return }
    whenDrawn(window) { [weak self, weak window] in
      guard let self, let window else { return }
      stream.send(mapper.ready(window, scene: demo.sceneName))
    }
  }

  // MARK: Commands

  func receive(_ bytes: some Sequence<UInt8>) {
    for command in reader.take(bytes) { perform(command) }
  }

  /// Standard input ended. The program goes on.
  func inputEnded() {
    if let command = reader.end() { perform(command) }
  }

  private func perform(_ command: StreamCommand) {
    switch command {
    // The tree shows what all that was asked for before has led to; and quitting must not overtake it.
    case .tree:
      afterThisTurn {
        $0.stream.send(StreamEvent("tree", ["views": TreeDescriber(application: $0.application).views()]))
      }
    case .quit: afterThisTurn { $0.application.quit() }
    case .focus(let name): focus(name)
    case .scene(let name): show(name)
    case .invalid(let message): stream.send(.error(message))
    }
  }

  /// Calls `body` when this turn is over: notified, laid out and painted.
  private func afterThisTurn(_ body: @escaping @MainActor (EventSession) -> Void) {
    application.afterThisTurn { [weak self] in self.map(body) }
  }

  private func focus(_ name: String) {
    guard let view = ViewNames(windows: application.windows).view(named: name) else {
      return stream.send(.error("no view has the id \(name)"))
    }
    if !view.becomeFirstResponder() { stream.send(.error("\(name) cannot be the first responder now")) }
  }

  private func show(_ name: String) {
    guard let scene = SceneName(rawValue: name) else {
      return stream.send(.error("no scene is called \(name); there is: \(SceneName.list)"))
    }
    for demo in DemoController.all(in: application) { demo.show(scene) }
  }
}
