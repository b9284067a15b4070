import KeyboardModel
import UICore

/// Shows the on-screen keyboard in the window in which a field is being edited, and types into the field.
///
/// Assign it to `Application.inputPanel`. The panel never becomes first responder and takes no input focus.
@MainActor public final class KeyboardPanelController: InputPanelController {
  let keys: PanelKeys
  let guests: PanelGuests
  let mover: PanelMover
  let walker: KeyWalker
  let scanner: KeyScanner
  var visibility = PanelVisibility()
  private unowned let application: Application
  private let avoidance = CaretAvoidance()
  private var freeRoom = FreeRoom()
  private var observation: Observation?
  private var watch = EditingWatch()
  /// What was asked for in this turn. It comes after what the turn makes of editing: a program may focus a
  /// field and ask for the panel, in any order.
  private var requests: [EditingWatch.Change] = []
  /// Why the panel would move at the end of this turn.
  private var cause = KeyboardChange.Cause.userAction

  /// - Parameters:
  ///   - application: the program whose fields the panel types into; it must outlive the controller's use.
  ///   - layouts: the keys; with several there is a globe key that goes from one to the next. None are
  ///     ``KeyboardLayout/default``.
  public init(application: Application, layouts: [KeyboardLayout] = [.default]) {
    self.application = application
    let style = KeyStyle(application: application)
    let layouts = PanelLayouts(layouts)
    let view = KeyboardPanelView(layout: layouts.all[0], style: style)
    keys = PanelKeys(application: application, view: view, layouts: layouts, style: style)
    guests = PanelGuests(view, style: style)
    mover = PanelMover(application: application, view: view, keys: keys, guests: guests)
    walker = KeyWalker(view, keys.typist)
    scanner = KeyScanner(application, view, keys.typist)
    keys.input = { [unowned mover] in mover.edited?.keyReceiver.firstResponder?.textInput }
    keys.ask = { [unowned self] in perform($0) }
    keys.layoutDidChange = { [unowned mover] in mover.forgetPlace() }
    guests.pull = { [unowned self] in pull($0) }
    for place in [view.accessory, view.input] {
      place.guestSizeDidChange = { [weak self] in self?.guestSizeDidChange() }
    }
    observation = application.observe { [weak self] in self?.observe($0) }
    application.atEndOfTurn(.laidOut) { [weak self] in self?.viewsLaidOut() }
  }

  // MARK: What is asked for

  /// Shows the panel at the end of the turn, if a field is being edited.
  public func show() { requests.append((.showKey, .userAction)) }

  /// Hides the panel at the end of the turn; the field goes on being edited.
  public func hide() { requests.append((.hideKey, .userAction)) }

  private func perform(_ action: KeyAction) {
    switch action {
    case .hide: requests.append((.hideKey, .hideKey))
    case .mode(let mode): self.mode = mode
    default: break
    }
  }

  private func observe(_ notification: Application.Notification) {
    guard case .pressDecided(let report) = notification, report.decision == .inside, report.isTap else {
      return
    }
    if watch.isClickOnField(report.target) { requests.append((.firstResponderClicked, .userAction)) }
  }

  /// Uses the key up where the panel is walked, or emoji are searched for; else it may hide the panel, as
  /// ``hidesOnHardwareKey`` says.
  public func hardwareKeyPressed(_ event: KeyEvent) -> Bool {
    if walks(event) || isVisible && keys.searchUses(event) { return true }
    // What hides nothing is no cause of the hiding that may follow in the same turn.
    if hidesOnHardwareKey { requests.append((.hardwareKey, .hardwareKey)) }
    return false
  }

  private func walks(_ event: KeyEvent) -> Bool {
    guard isWalked || isScanned, showPolicy != .never, let command = WalkCommand(event) else { return false }
    if isVisible, isWalked { return walker.use(command, isRepeat: event.isRepeat) }
    guard command == .press else { return false }
    isVisible ? scanner.press(isRepeat: event.isRepeat) : show()
    return true
  }

  // MARK: What comes of it

  /// Whether the panel is up or on its way up, as of the end of the last turn.
  public var isVisible: Bool { visibility.isVisible }

  /// Where the panel is, or is about to be, in points in the window of the field; empty while it is hidden. One with a
  /// window of its own may be outside.
  public var frame: Rect { isVisible ? mover.upFrame : .zero }

  /// Brings the panel in line with what is edited at the end of a turn, and does what was asked for in it.
  public func update(editing session: EditingSession?) {
    for change in watch.changes(to: session, in: application) + requests {
      note(change, editing: session?.input)
    }
    requests.removeAll(keepingCapacity: true)
    mover.leaveClosedWindow(isVisible: isVisible)
    switch visibility.endTurn() {
    case .show: if let session { show(for: session) }
    case .hide: hidePanel()
    case nil: if isVisible, let session { keepUp(with: session) } else { mover.settle() }
    }
    keys.typist.turnEnded()
    freeRoom.panelMoved(to: coveredFrame, in: isVisible ? mover.edited : nil)
    if isVisible, let session { keys.watchCapitals(in: session.input) }
  }

  private func note(_ change: EditingWatch.Change, editing input: (any TextInputClient)?) {
    visibility.handle(change.event)
    cause = change.cause
    guard case .editingBegan = change.event else { return }
    mover.needsWay = true
    keys.typist.beginField(input)
  }

  private func show(for session: EditingSession) {
    mover.leaveOther(than: session.window)
    keys.comeUp()
    adopt(session)
    keys.typist.beginField(session.input)
    keys.typist.isActive = true
    mover.show(for: session, cause: cause)
  }

  private func hidePanel() {
    keys.typist.isActive = false
    walker.unmark()
    scanner.stop()
    avoidance.end()
    mover.hide(cause: cause)
    mover.leaveClosedWindow(isVisible: false)
  }

  private func keepUp(with session: EditingSession) {
    adopt(session)
    mover.keepUp(with: session)
  }

  private func adopt(_ session: EditingSession) {
    keys.adopt(session.input)
    guests.update(for: session)
  }

  // MARK: What the panel leaves free

  /// All views have their places for this turn: sees that the panel does not cover the caret.
  private func viewsLaidOut() {
    guard isVisible, let window = mover.edited, let edited = window.keyReceiver.firstResponder else {
      return
    }
    guests.refreshBar()
    walker.mark()
    scanner.mark()
    guard let input = edited.textInput, !guests.contains(edited) else { return }
    guard let limit = mover.upperEdge(in: window) else { return avoidance.end() }
    avoidance.keepVisible(input, in: window, above: limit)
  }

  /// The panel follows in a turn of its own: in this one it has its place already.
  private func guestSizeDidChange() {
    guard isVisible, let window = mover.edited, mover.isOutOfPlace(in: window) else { return }
    application.afterThisTurn {}
  }

  /// The panel's frame where it leaves only a part of its window free, else nothing.
  private var coveredFrame: Rect {
    isVisible && mover.edited.map { mover.upperEdge(in: $0) != nil } == true ? frame : .zero
  }
}
