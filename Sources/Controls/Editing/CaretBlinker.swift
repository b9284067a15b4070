import UICore

/// Lets the caret of the field being edited blink, and rest after a while without input.
///
/// Input costs nothing but a look at the clock: the pending wake-up finds out that it came too early.
@MainActor final class CaretBlinker {
  /// Whether the caret is to be drawn.
  private(set) var isLit = false { didSet { if isLit != oldValue { onChange() } } }

  private weak var application: Application?
  private var timer: Application.Timer?
  private var lastInput = Instant.origin
  private let onChange: @MainActor () -> Void

  init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  func start(in application: Application?) {
    self.application = application
    noteInput()
  }

  func stop() {
    timer?.cancel()
    timer = nil
    application = nil
    isLit = false
  }

  /// Something was typed, or the caret moved: it is solid for half a blink.
  func noteInput() {
    guard let application else { return }
    lastInput = application.host.clock.now
    isLit = true
    if timer == nil { schedule(after: halfBlink) }
  }

  /// It may blink otherwise now, or not at all.
  func settingsDidChange() {
    timer?.cancel()
    timer = nil
    noteInput()
  }

  private var halfBlink: Duration { (application?.host.settings.caretBlink ?? .zero) / 2 }

  private func schedule(after delay: Duration) {
    guard halfBlink > .zero else { return }
    timer = application?.schedule(after: delay) { [weak self] in self?.tick() }
  }

  private func tick() {
    timer = nil
    guard let application else { return }
    let idle = application.host.clock.now - lastInput
    if idle >= application.host.settings.caretBlinkTimeout {
      isLit = true
    } else if idle < halfBlink {
      schedule(after: halfBlink - idle)
    } else {
      isLit.toggle()
      schedule(after: halfBlink)
    }
  }
}
