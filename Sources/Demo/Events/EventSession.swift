import Outfield

/// The conversation on the standard streams: notifications go out, commands come in.
@MainActor final class EventSession {
  typealias WhenDrawn = @MainActor (Window, @escaping () -> Void) -> Void

  private let demo: DemoController
  private unowned let application: Application
  private let whenDrawn: WhenDrawn
  private let stream: EventStream
  private var mapper: EventMapper
  private var reader = CommandReader()

  init(
    demo: DemoController, application: Application, stream: EventStream, whenDrawn: @escaping WhenDrawn
  ) {
    self.demo = demo
    self.application = application
    self.stream = stream
    self.whenDrawn = whenDrawn
    mapper = EventMapper(application: application)
    application.observe { [weak self] notification in self?.tell(notification) }
    demo.onShow = { [weak self] in
      self?.afterThisTurn { session in session.demo.view.window.map(session.tellWhenReady) }
    }
  }

  private func tell(_ notification: Notification) {
    if let event = mapper.event(for: notification) { stream.send(event) }
    if case .windowDidOpen(let window) = notification { tellWhenReady(window) }
  }

  private func tellWhenReady(_ window: Window) {
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
    application.schedule(after: .zero) { [weak self] in
      // Timers run before the end of a turn: the one after the next is in the next turn.
      self?.application.schedule(after: .zero) { [weak self] in self.map(body) }
    }
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
    demo.show(scene)
  }
}
