import KeyboardModel
import TextModel
import UICore

/// Shows the on-screen keyboard in the window in which a field is being edited, and types into the field.
///
/// Assign it to `Application.inputPanel`. The panel never becomes first responder and takes no input focus.
@MainActor public final class KeyboardPanelController: InputPanelController {
  private unowned let application: Application
  private let view: KeyboardPanelView
  private let typist: KeyTypist
  private var fieldTypist: FieldTypist
  private var capitals = CapitalWatch()
  private let slide: PanelSlide
  private let avoidance = CaretAvoidance()
  private var observation: Observation?
  private var visibility = PanelVisibility()
  private var watch = EditingWatch()
  /// What was asked for in this turn. It comes after what the turn makes of editing: a program may focus a
  /// field and ask for the panel, in any order.
  private var requests: [EditingWatch.Change] = []
  /// Why the panel would move at the end of this turn.
  private var cause = KeyboardChange.Cause.userAction
  private var place: PanelPlace?

  /// - Parameters:
  ///   - application: the program whose fields the panel types into; it must outlive the controller's use.
  ///   - layouts: the keys; with several there is a globe key that goes from one to the next. None are
  ///     ``KeyboardLayout/default``.
  public init(application: Application, layouts: [KeyboardLayout] = [.default]) {
    self.application = application
    self.layouts = layouts.isEmpty ? [.default] : layouts
    let style = KeyStyle(application: application)
    view = KeyboardPanelView(layout: Self.layout(0, of: self.layouts), style: style)
    typist = KeyTypist(
      application: application, view: view, popUp: KeyPopUpView(style: style, panel: view))
    fieldTypist = FieldTypist(view.layout, tuning: typist.tuning)
    slide = PanelSlide(application: application, view: view)
    view.typist = typist
    typist.act = { [unowned self] in act($0) }
    typist.isSecret = { [unowned self] in input?.isSecure ?? false }
    observation = application.observe { [weak self] in self?.observe($0) }
    application.atEndOfTurn(.laidOut) { [weak self] in self?.keepCaretVisible() }
    adoptLayout()
  }

  // MARK: Layouts

  /// The keyboards that the globe key goes through. The one in use stays if it is still there.
  public var layouts: [KeyboardLayout] {
    didSet {
      if layouts.isEmpty { layouts = [.default] }
      guard layouts != oldValue else { return }
      let current = oldValue[layoutIndex]
      layoutIndex = layouts.firstIndex { $0.locale == current.locale && $0.name == current.name } ?? 0
    }
  }

  /// Which of the ``layouts`` is on the panel.
  public var layoutIndex = 0 {
    didSet {
      layoutIndex = min(max(0, layoutIndex), layouts.count - 1)
      adoptLayout()
    }
  }

  /// A single layout has no globe key.
  private static func layout(_ index: Int, of layouts: [KeyboardLayout]) -> KeyboardLayout {
    layouts.count > 1 ? layouts[index] : layouts[index].withoutGlobe()
  }

  private func adoptLayout() {
    fieldTypist.finish()
    let layout = Self.layout(layoutIndex, of: layouts)
    typist.adopt(layout, named: layouts.map(\.name), current: layoutIndex)
    fieldTypist = FieldTypist(layout, tuning: typist.tuning)
    capitals.noteTyping()
    // Its rows may be more or fewer: the end of the turn makes the panel as high as they are.
    place = nil
  }

  // MARK: Settings

  /// When the panel comes up by itself: when the user begins editing, whenever editing begins, or never.
  public var showPolicy: PanelVisibility.ShowPolicy {
    get { visibility.showPolicy }
    set { visibility.showPolicy = newValue }
  }

  /// Whether a key of a real keyboard hides the panel. Off, because barcode scanners are keyboards.
  public var hidesOnHardwareKey: Bool {
    get { visibility.hidesOnHardwareKey }
    set { visibility.hidesOnHardwareKey = newValue }
  }

  /// Whether keys of a real keyboard leave the panel alone, whatever ``hidesOnHardwareKey`` says.
  public var isPinned: Bool {
    get { visibility.isPinned }
    set { visibility.handle(.pinned(newValue)) }
  }

  // MARK: Showing

  /// Shows the panel at the end of the turn, if a field is being edited.
  public func show() { requests.append((.showKey, .userAction)) }

  /// Hides the panel at the end of the turn; the field goes on being edited.
  public func hide() { requests.append((.hideKey, .userAction)) }

  /// Whether the panel is up or on its way up, as of the end of the last turn.
  public var isVisible: Bool { visibility.isVisible }

  /// The part of its window that the panel covers, or is about to, in points; empty while it is hidden.
  public var frame: Rect { isVisible ? slide.upFrame : .zero }

  public func hardwareKeyPressed() {
    // What hides nothing is no cause of the hiding that may follow in the same turn.
    if hidesOnHardwareKey { requests.append((.hardwareKey, .hardwareKey)) }
  }

  public func update(editing session: EditingSession?) {
    for change in watch.changes(to: session, in: application) + requests {
      note(change, editing: session?.input)
    }
    requests.removeAll(keepingCapacity: true)
    leaveClosedWindow()
    switch visibility.endTurn() {
    case .show: if let session { show(for: session) }
    case .hide: hidePanel()
    case nil: if isVisible, let session { keepUp(with: session) } else { settle() }
    }
    if isVisible, let session, capitals.wantsCapital(in: session.input, of: view.layout) {
      typist.beginCapital()
    }
  }

  /// All views have their places for this turn: sees that the panel does not cover the caret.
  private func keepCaretVisible() {
    guard isVisible, let window = view.window, let input else { return }
    avoidance.keepVisible(input, in: window, above: slide.upFrame.minY)
  }

  private func note(_ change: EditingWatch.Change, editing input: (any TextInputClient)?) {
    visibility.handle(change.event)
    cause = change.cause
    if case .editingBegan = change.event { typist.beginField(input?.keyboardTraits.contentType ?? .text) }
  }

  private func observe(_ notification: Application.Notification) {
    guard case .pressDecided(let report) = notification, report.decision == .inside, report.isTap else {
      return
    }
    if watch.isClickOnField(report.target) { requests.append((.firstResponderClicked, .userAction)) }
  }

  // MARK: The panel

  private func show(for session: EditingSession) {
    enter(session.window)
    adopt(session.input)
    typist.beginField(session.input.keyboardTraits.contentType)
    typist.isActive = true
    slide.show(at: layOut(in: session.window), cause: cause)
  }

  private func hidePanel() {
    typist.isActive = false
    avoidance.end()
    let isSeen = view.window.map { $0.isOnScreen && $0.application != nil } ?? false
    slide.hide(cause: cause, isAnimated: isSeen)
    leaveClosedWindow()
  }

  /// The panel stays: with another field, in another window, or with less room.
  private func keepUp(with session: EditingSession) {
    adopt(session.input)
    let isElsewhere = view.window !== session.window
    if isElsewhere { enter(session.window) }
    let next = PanelPlace(in: session.window, of: application)
    guard isElsewhere || next != place else { return }
    let isResized = !isElsewhere && place.map { next.window != $0.window } ?? false
    let cause: KeyboardChange.Cause = isResized ? .windowResized : .layout
    slide.move(to: layOut(in: session.window), cause: cause)
  }

  /// The panel is going, or gone: it does not follow a window that is resized.
  private func settle() {
    if let window = view.window, window.frame.size != place?.window { slide.finish() }
  }

  private func enter(_ window: Window) {
    guard view.window !== window else { return }
    slide.finish()
    window.addSubview(view)
  }

  private func leaveClosedWindow() {
    guard let window = view.window, window.application == nil else { return }
    slide.finish()
    if !isVisible { view.removeFromSuperview() }
  }

  private func layOut(in window: Window) -> Rect {
    let next = PanelPlace(in: window, of: application)
    let frame = next.frame(for: view.layout)
    if next != place {
      place = next
      // The keys' damage is for the panel as it will be.
      view.frame.size = frame.size
      typist.resize(to: frame.size, metrics: next.metrics)
    }
    return frame
  }

  private func adopt(_ input: any TextInputClient) {
    var state = view.state
    state.returnKey = input.keyboardTraits.returnKey
    view.show(state)
  }

  // MARK: Typing

  /// The text of the field as it is now: a key may have moved the focus on in this very turn.
  private var input: (any TextInputClient)? { view.window?.keyReceiver.firstResponder?.textInput }

  private func act(_ action: KeyAction) {
    switch action {
    case .hide: requests.append((.hideKey, .hideKey))
    case .nextLayout: layoutIndex = (layoutIndex + 1) % layouts.count
    case .layout(let index): layoutIndex = index
    default:
      guard let input else { return }
      fieldTypist.perform(action, in: input, at: application.host.clock.now.sinceOrigin)
      capitals.noteTyping()
    }
  }
}
