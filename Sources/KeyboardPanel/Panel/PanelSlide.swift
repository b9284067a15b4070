import UICore

/// Slides the panel in and out of its window, and tells of it: every `will` has its `did`, in order.
///
/// Only the panel's place changes, so that each step costs the host one move and no painting.
@MainActor final class PanelSlide {
  /// Where the panel is when it is up, in points in its window.
  private(set) var upFrame = Rect.zero
  /// Where what the panel is in begins, in points in the window that it is told of.
  var origin = Point.zero
  /// Whether it slides at all: what is at no edge appears.
  var isSliding = true
  /// The panel is out of sight.
  var didHide: @MainActor () -> Void = {}
  /// How far it is up: 0 to 1.
  private var progress = 0.0
  /// What has been announced, and is not over yet.
  private var change: KeyboardChange?
  private var animation: Animation?
  private unowned let application: Application
  private let view: KeyboardPanelView

  init(application: Application, view: KeyboardPanelView) {
    self.application = application
    self.view = view
  }

  // MARK: Moves

  /// Slides the panel up, from where it is if it is still on its way down.
  func show(at frame: Rect, cause: KeyboardChange.Cause) {
    interrupt()
    upFrame = frame
    place()
    view.isHidden = false
    view.bringToFront()
    slide(to: 1, .willShow, cause)
  }

  /// Slides the panel down, or takes it away at once.
  func hide(cause: KeyboardChange.Cause, isAnimated: Bool) {
    interrupt()
    slide(to: 0, .willHide, cause, isAnimated: isAnimated)
  }

  /// The user drags the panel; observers are told when it is let go.
  func drag(to frame: Rect) {
    upFrame = frame
    place()
  }

  /// The panel was dragged away from a place.
  func endDrag(from old: Rect) {
    guard old != upFrame else { return }
    let new = upFrame
    upFrame = old
    move(to: new, cause: .userAction)
  }

  /// The user pulls the panel down by so much. Nobody is told, for it may be taken back.
  func pull(by way: Double) {
    finish()
    animation?.cancel()
    step(to: min(1, max(0, 1 - way / max(1, upFrame.height))))
  }

  /// It is let go, and goes back to where it was.
  func letGo() {
    let start = progress
    animation = application.animate(duration(for: 1 - start)) { [weak self] step in
      self?.step(to: start + (1 - start) * step)
    }
  }

  /// The panel, which is up or on its way, belongs somewhere else.
  func move(to frame: Rect, cause: KeyboardChange.Cause) {
    finish()
    let old = upFrame
    upFrame = frame
    place()
    guard old != frame else { return }
    tell(
      KeyboardChange(
        phase: .willChangeFrame, beginFrame: old, endFrame: frame, duration: .zero, cause: cause))
    end()
  }

  /// Takes the panel at once to where it is going.
  func finish() {
    guard let change else { return }
    progress = change.phase == .willShow ? 1 : 0
    place()
    interrupt()
  }

  // MARK: Sliding

  private func slide(
    to target: Double, _ phase: KeyboardChange.Phase, _ cause: KeyboardChange.Cause,
    isAnimated: Bool = true
  ) {
    let start = progress
    let duration = isAnimated && isSliding ? duration(for: abs(target - start)) : .zero
    tell(
      KeyboardChange(
        phase: phase, beginFrame: frame(at: start), endFrame: frame(at: target), duration: duration,
        cause: cause))
    animation = application.animate(duration) { [weak self] step in
      self?.step(to: start + (target - start) * step)
    } finish: { [weak self] completed in
      if completed { self?.end() }
    }
  }

  private func step(to progress: Double) {
    self.progress = progress
    place()
  }

  /// A reversed slide has less far to go, and takes less time.
  private func duration(for distance: Double) -> Duration {
    application.isMotionReduced ? .zero : application.theme.motion.panel * distance
  }

  /// Stops the panel where it is.
  private func interrupt() {
    animation?.cancel()
    end()
  }

  private func tell(_ change: KeyboardChange) {
    self.change = change
    application.post(.keyboard(change))
  }

  private func end() {
    guard var change, let phase = change.phase.completed else { return }
    self.change = nil
    change.phase = phase
    application.post(.keyboard(change))
    guard progress == 0 else { return }
    didHide()
    view.isHidden = true
  }

  // MARK: Places

  private func place() { view.frame = frame(at: progress).offset(by: Point.zero - origin) }

  private func frame(at progress: Double) -> Rect {
    let scale = application.host.nativeWindows.scale
    // On whole pixels, or the keys would be blurred on their way.
    let drop = ((1 - progress) * upFrame.height * scale).rounded() / scale
    return upFrame.offset(by: Point(x: 0, y: drop))
  }
}

extension KeyboardChange.Phase {
  /// What is told when that which is about to happen has happened.
  fileprivate var completed: KeyboardChange.Phase? {
    switch self {
    case .willShow: .didShow
    case .willHide: .didHide
    case .willChangeFrame: .didChangeFrame
    case .didShow, .didHide, .didChangeFrame: nil
    }
  }
}
