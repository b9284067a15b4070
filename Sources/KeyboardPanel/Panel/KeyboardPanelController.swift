import KeyboardModel
import TextModel
import UICore

/// Shows the on-screen keyboard in the window in which a field is being edited, and types into the field.
///
/// Assign it to `Application.inputPanel`. The panel never becomes first responder and takes no input focus.
@MainActor public final class KeyboardPanelController: InputPanelController {
  unowned let application: Application
  let view: KeyboardPanelView
  let typist: KeyTypist
  let emoji: EmojiKeys
  private var fieldTypist: FieldTypist
  private var capitals = CapitalWatch()
  private let slide: PanelSlide
  private let housing: PanelHousing
  private let avoidance = CaretAvoidance()
  let guests: PanelGuests
  let walker: KeyWalker
  private var freeRoom = FreeRoom()
  private var observation: Observation?
  var visibility = PanelVisibility()
  private var watch = EditingWatch()
  /// What was asked for in this turn. It comes after what the turn makes of editing: a program may focus a
  /// field and ask for the panel, in any order.
  private var requests: [EditingWatch.Change] = []
  /// Why the panel would move at the end of this turn.
  private var cause = KeyboardChange.Cause.userAction
  /// Where it was laid out last; nil where that is out of date.
  private(set) var place: PanelPlace?
  private var hasBeenShown = false
  /// Whether the field that is edited keeps a secret.
  private var isSecret = false
  private var spot = FloatingSpot()
  /// Whether a field has begun to be edited in this turn.
  private var isNewField = false
  /// Whether the keys are divided into halves.
  private var isSplit = false
  /// Where the panel was when the user began to drag it.
  private var dragStart: Rect?

  /// - Parameters:
  ///   - application: the program whose fields the panel types into; it must outlive the controller's use.
  ///   - layouts: the keys; with several there is a globe key that goes from one to the next. None are
  ///     ``KeyboardLayout/default``.
  public init(application: Application, layouts: [KeyboardLayout] = [.default]) {
    self.application = application
    self.layouts = layouts.isEmpty ? [.default] : layouts
    let style = KeyStyle(application: application)
    view = KeyboardPanelView(layout: self.layouts[0], style: style)
    typist = KeyTypist(
      application: application, view: view, popUp: KeyPopUpView(style: style, panel: view))
    fieldTypist = FieldTypist(view.layout, tuning: typist.tuning)
    emoji = EmojiKeys(style: style)
    slide = PanelSlide(application: application, view: view)
    guests = PanelGuests(view, style: style)
    walker = KeyWalker(view, typist)
    housing = PanelHousing(application: application, view: view)
    view.typist = typist
    view.furniture.choose = { [unowned self] in mode = $0 }
    view.furniture.drag = { [unowned self] in drag($0, by: $1) }
    typist.act = { [unowned self] in act($0) }
    typist.isSecret = { [unowned self] in input?.isSecure ?? false }
    for place in [view.accessory, view.input] {
      place.guestSizeDidChange = { [weak self] in self?.guestSizeDidChange() }
    }
    slide.didHide = { [weak self] in
      self?.guests.leave()
      self?.housing.closeDock()
    }
    observation = application.observe { [weak self] in self?.observe($0) }
    application.atEndOfTurn(.laidOut) { [weak self] in self?.viewsLaidOut() }
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

  /// The user has chosen another of the ``layouts`` with the globe key. Not told while a secret is edited.
  public var onChoose: @MainActor (KeyboardLayout) -> Void = { _ in }

  private func choose(_ name: Int) {
    layoutIndex = choice.place(ofName: name) ?? layoutIndex
    if input?.isSecure != true { onChoose(layouts[layoutIndex]) }
  }

  private var choice: LayoutChoice { LayoutChoice(of: layouts, at: layoutIndex, isSecret: isSecret) }

  private func adoptLayout() {
    fieldTypist.finish()
    let choice = choice
    // Emoji are there where a font draws them. None is asked for before the panel comes up.
    let whole = hasBeenShown && emoji.isAvailable ? choice.layout : choice.layout.withoutEmoji()
    let layout = isSplit ? whole.split() : whole
    let isSearching = typist.page == .emojiSearch
    typist.adopt(layout, named: choice.names, current: choice.current)
    fieldTypist = FieldTypist(layout, tuning: typist.tuning)
    capitals.noteTyping()
    emoji.adopt(layout)
    if isSearching { renewEmoji(.emojiSearch) }
    // Its rows may be more or fewer: the end of the turn makes the panel as high as they are.
    place = nil
  }

  // MARK: Modes

  /// Where the panel is to be. It may change while a field is edited, which keeps the focus and its text.
  public var mode = PanelMode.docked { didSet { isNewField = true } }

  /// What the user may choose from by holding the hide key, as far as the window has room for it. Where ``mode`` is
  /// none of these any more, the first takes its place; none leave it as it is.
  public var modes = PanelMode.allCases {
    didSet { if !modes.contains(mode), let first = modes.first { mode = first } }
  }

  /// Where a floating panel is in what it leaves of its window: from 0, left and top, to 1. It is where the user has
  /// dragged it to: a program that keeps it between two runs can set it again.
  public var floatingAnchor: Point {
    get { spot.wanted }
    set { spot.wanted = newValue }
  }

  private func drag(_ phase: PanelGrip.Phase, by way: Point) {
    if phase == .began {
      slide.finish()
      dragStart = slide.upFrame
    }
    guard let start = dragStart, let window = housing.edited, place?.mode == .floating else { return }
    floatingAnchor = PanelArrangement.anchor(of: start.offset(by: way), in: window.frame.size)
    let next = place(in: window)
    place = next
    slide.drag(to: next.arrangement(for: view.layout).frame)
    guard phase == .ended else { return }
    dragStart = nil
    slide.endDrag(from: start)
  }

  // MARK: Showing

  /// Shows the panel at the end of the turn, if a field is being edited.
  public func show() { requests.append((.showKey, .userAction)) }

  /// Hides the panel at the end of the turn; the field goes on being edited.
  public func hide() { requests.append((.hideKey, .userAction)) }

  /// Whether the panel is up or on its way up, as of the end of the last turn.
  public var isVisible: Bool { visibility.isVisible }

  /// Where the panel is, or is about to be, in points in the window of the field; empty while it is hidden. One with a
  /// window of its own may be outside.
  public var frame: Rect { isVisible ? slide.upFrame : .zero }

  public func hardwareKeyPressed(_ event: KeyEvent) -> Bool {
    if walks(event) || isVisible && searchUses(event) { return true }
    // What hides nothing is no cause of the hiding that may follow in the same turn.
    if hidesOnHardwareKey { requests.append((.hardwareKey, .hardwareKey)) }
    return false
  }

  private func walks(_ event: KeyEvent) -> Bool {
    guard isWalked, showPolicy != .never, let command = WalkCommand(event) else { return false }
    if isVisible { return walker.use(command, isRepeat: event.isRepeat) }
    if command == .press { show() }
    return command == .press
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
    isNewField = false
    typist.turnEnded()
    freeRoom.panelMoved(to: coveredFrame, in: isVisible ? housing.edited : nil)
    if isVisible, let session, capitals.wantsCapital(in: session.input, of: view.layout) {
      typist.beginCapital()
    }
  }

  /// All views have their places for this turn: sees that the panel does not cover the caret.
  private func viewsLaidOut() {
    guard isVisible, let window = housing.edited, let edited = window.keyReceiver.firstResponder else {
      return
    }
    guests.refreshBar()
    walker.mark()
    guard let input = edited.textInput, !guests.contains(edited) else { return }
    guard let limit = upperEdge(in: window) else { return avoidance.end() }
    avoidance.keepVisible(input, in: window, above: limit)
  }

  /// The panel follows in a turn of its own: in this one it has its place already.
  private func guestSizeDidChange() {
    guard isVisible, let window = housing.edited, place(in: window) != place else { return }
    application.afterThisTurn {}
  }

  /// Where the part of a window ends that the panel leaves free; nil where it leaves all of it, or floats above it.
  private func upperEdge(in window: Window) -> Double? {
    if place?.mode == .floating, !spot.isInTheWay { return nil }
    return place?.mode != .window || slide.upFrame.intersects(window.bounds) ? slide.upFrame.minY : nil
  }

  /// The panel's frame where it leaves only a part of its window free, else nothing.
  private var coveredFrame: Rect {
    isVisible && housing.edited.map { upperEdge(in: $0) != nil } == true ? frame : .zero
  }

  private func note(_ change: EditingWatch.Change, editing input: (any TextInputClient)?) {
    visibility.handle(change.event)
    cause = change.cause
    guard case .editingBegan = change.event else { return }
    isNewField = true
    typist.beginField(input)
  }

  private func observe(_ notification: Application.Notification) {
    guard case .pressDecided(let report) = notification, report.decision == .inside, report.isTap else {
      return
    }
    if watch.isClickOnField(report.target) { requests.append((.firstResponderClicked, .userAction)) }
  }

  // MARK: The panel

  private func show(for session: EditingSession) {
    if !housing.isIn(session.window, mode) { slide.finish() }
    if !hasBeenShown {
      hasBeenShown = true
      if emoji.isAvailable { adoptLayout() }
    }
    adopt(session)
    typist.beginField(session.input)
    typist.isActive = true
    makeWay(for: session)
    slide.show(at: layOut(in: session.window), cause: cause)
  }

  private func hidePanel() {
    typist.isActive = false
    walker.unmark()
    avoidance.end()
    let isSeen = view.window.map { $0.isOnScreen && $0.application != nil } ?? false
    slide.hide(cause: cause, isAnimated: isSeen)
    leaveClosedWindow()
  }

  /// The panel stays: with another field, in another window, or with less room.
  private func keepUp(with session: EditingSession) {
    adopt(session)
    if isNewField { makeWay(for: session) }
    let next = place(in: session.window)
    let isElsewhere = !housing.isIn(session.window, next.mode)
    guard isElsewhere || next != place else { return }
    let isResized = !isElsewhere && place.map { next.window != $0.window } ?? false
    let cause: KeyboardChange.Cause = isResized ? .windowResized : .layout
    slide.finish()
    slide.move(to: layOut(in: session.window), cause: cause)
  }

  /// The panel is going, or gone: it does not follow a window that is resized.
  private func settle() {
    guard let window = view.window, window === housing.edited else { return }
    if window.frame.size != place?.window { slide.finish() }
  }

  private func leaveClosedWindow() {
    guard let window = view.window, window.application == nil else { return }
    slide.finish()
    if !isVisible { view.removeFromSuperview() }
  }

  private func place(in window: Window) -> PanelPlace {
    PanelPlace(mode, at: spot.anchor, in: window, of: application, with: view.layout, guests)
  }

  /// A floating panel does not cover the caret of a field that it comes up for, or that begins below it.
  private func makeWay(for session: EditingSession) {
    spot.forget()
    let (window, input) = (session.window, session.input)
    guard mode == .floating, input.textInputView.window === window else { return }
    let caret = input.textInputView.convertToWindow(input.caretRect).inset(by: -CaretAvoidance.margin)
    let frame = place(in: window).arrangement(for: view.layout).frame
    spot.makeWay(for: caret, from: frame, in: window.frame.size)
  }

  /// Gives the panel its size and its parts, and takes it to where it belongs. Returns where that is.
  private func layOut(in window: Window) -> Rect {
    let next = place(in: window)
    if next.metrics.isSplit != isSplit {
      isSplit.toggle()
      adoptLayout()
    }
    let arrangement = next.arrangement(for: view.layout)
    if next != place {
      place = next
      slide.isSliding = next.mode != .floating && next.mode != .window
      let heights = next.heights(for: view.layout, in: arrangement)
      view.adopt(arrangement, accessoryHeight: heights.accessory)
      typist.modes = (
        modes.filter { $0.resolved(in: next.window.width, metrics: next.metrics) == $0 }, next.mode
      )
      typist.resize(to: Size(width: arrangement.keys.width, height: heights.keys), metrics: next.metrics)
      renewEmoji(typist.page)
    }
    let (frame, origin) = housing.enter(window, next, arrangement)
    slide.origin = origin
    return frame
  }

  private func adopt(_ session: EditingSession) {
    if isSecret != session.input.isSecure {
      isSecret.toggle()
      if layouts.contains(where: { $0.composition != .none }) { adoptLayout() }
    }
    guests.update(for: session)
    var state = view.state
    state.returnKey = session.input.keyboardTraits.returnKey
    view.show(state)
  }

  // MARK: Typing

  /// The text of the field as it is now: a key may have moved the focus on in this very turn.
  var input: (any TextInputClient)? { housing.edited?.keyReceiver.firstResponder?.textInput }

  private func act(_ action: KeyAction) {
    switch action {
    case .hide: requests.append((.hideKey, .hideKey))
    case .nextLayout: choose(choice.next)
    case .layout(let index): choose(index)
    case .mode(let mode): self.mode = mode
    case .emojiPage(let command): perform(command)
    case .emoji(let text): type(emoji: text)
    default: if !searchUses(action), let input { typeIntoField(action, input) }
    }
  }

  func typeIntoField(_ action: KeyAction, _ input: any TextInputClient) {
    fieldTypist.perform(action, in: input, at: application.host.clock.now.sinceOrigin)
    capitals.noteTyping()
  }
}
