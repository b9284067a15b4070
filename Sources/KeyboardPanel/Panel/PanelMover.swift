import KeyboardModel
import UICore

/// Where the panel is: takes it to the window of the field or to one of its own, slides it, and lets it be dragged.
@MainActor final class PanelMover {
  /// Where the panel is to be.
  var mode = PanelMode.docked { didSet { needsWay = true } }
  /// What the user may choose from.
  var modes = PanelMode.allCases {
    didSet { if !modes.contains(mode), let first = modes.first { mode = first } }
  }
  /// The user has dragged the panel to another anchor.
  var onMove: @MainActor (Point) -> Void = { _ in }
  /// Another field is edited, or the panel is elsewhere: it may be in the way.
  var needsWay = false
  let slide: PanelSlide
  private unowned let application: Application
  private let view: KeyboardPanelView
  private let keys: PanelKeys
  private let guests: PanelGuests
  private let housing: PanelHousing
  private var spot = FloatingSpot()
  /// Where it was laid out last; nil where that is out of date.
  private var place: PanelPlace?
  /// Where the panel was when the user began to drag it.
  private var dragStart: Rect?

  init(application: Application, view: KeyboardPanelView, keys: PanelKeys, guests: PanelGuests) {
    self.application = application
    self.view = view
    self.keys = keys
    self.guests = guests
    slide = PanelSlide(application: application, view: view)
    housing = PanelHousing(application: application, view: view)
    view.furniture.choose = { [unowned self] in mode = $0 }
    view.furniture.drag = { [unowned self] in drag($0, by: $1) }
    slide.didHide = { [unowned self] in
      guests.leave()
      housing.closeDock()
    }
  }

  // MARK: Places

  /// The window of the field that the panel is there for, or was last.
  var edited: Window? { housing.edited }

  /// Where the panel is when it is up, in points in the window of the field.
  var upFrame: Rect { slide.upFrame }

  /// Where a floating panel is to be in what it leaves of its window.
  var anchor: Point {
    get { spot.wanted }
    set { spot.wanted = newValue }
  }

  /// Whether the panel belongs somewhere else in a window, or needs another size.
  func isOutOfPlace(in window: Window) -> Bool { place(in: window) != place }

  /// Other keys are on the panel: the end of the turn makes it as high as they are.
  func forgetPlace() { place = nil }

  /// Where the part of a window ends that the panel leaves free; nil where it leaves all of it, or floats above it.
  func upperEdge(in window: Window) -> Double? {
    if place?.mode == .floating, !spot.isInTheWay { return nil }
    return place?.mode != .window || upFrame.intersects(window.bounds) ? upFrame.minY : nil
  }

  private func place(in window: Window) -> PanelPlace {
    PanelPlace(mode, at: spot.anchor, in: window, of: application, with: view.layout, guests)
  }

  // MARK: Coming, staying, going

  /// A panel that is elsewhere, or on its way from there, is gone from there.
  func leaveOther(than window: Window) {
    if !housing.isIn(window, mode) { slide.finish() }
  }

  func show(for session: EditingSession, cause: KeyboardChange.Cause) {
    makeWay(for: session)
    slide.show(at: layOut(in: session.window), cause: cause)
  }

  func hide(cause: KeyboardChange.Cause) {
    let isSeen = view.window.map { $0.isOnScreen && $0.application != nil } ?? false
    slide.hide(cause: cause, isAnimated: isSeen)
  }

  /// The panel stays: with another field, in another window, or with less room.
  func keepUp(with session: EditingSession) {
    if needsWay { makeWay(for: session) }
    let next = place(in: session.window)
    let isElsewhere = !housing.isIn(session.window, next.mode)
    guard isElsewhere || next != place else { return }
    let isResized = !isElsewhere && place.map { next.window != $0.window } ?? false
    let cause: KeyboardChange.Cause = isResized ? .windowResized : .layout
    slide.finish()
    slide.move(to: layOut(in: session.window), cause: cause)
  }

  /// The panel is going, or gone: it does not follow a window that is resized.
  func settle() {
    guard let window = view.window, window === housing.edited else { return }
    if window.frame.size != place?.window { slide.finish() }
  }

  /// A window that is closed does not keep the panel.
  func leaveClosedWindow(isVisible: Bool) {
    guard let window = view.window, window.application == nil else { return }
    slide.finish()
    if !isVisible { view.removeFromSuperview() }
  }

  /// A floating panel does not cover the caret of a field that it comes up for, or that begins below it.
  private func makeWay(for session: EditingSession) {
    needsWay = false
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
    keys.isSplit = next.metrics.isSplit
    let arrangement = next.arrangement(for: view.layout)
    if next != place {
      place = next
      slide.isSliding = next.mode != .floating && next.mode != .window
      layOut(next, arrangement)
    }
    let (frame, origin) = housing.enter(window, next, arrangement)
    slide.origin = origin
    return frame
  }

  private func layOut(_ place: PanelPlace, _ arrangement: PanelArrangement) {
    let heights = place.heights(for: view.layout, in: arrangement)
    view.adopt(arrangement, accessoryHeight: heights.accessory)
    let choices = modes.filter { $0.resolved(in: place.window.width, metrics: place.metrics) == $0 }
    keys.typist.modes = (choices, place.mode)
    keys.resize(to: Size(width: arrangement.keys.width, height: heights.keys), metrics: place.metrics)
  }

  // MARK: Dragging

  private func drag(_ phase: PanelGrip.Phase, by way: Point) {
    if phase == .began {
      slide.finish()
      dragStart = slide.upFrame
    }
    guard let start = dragStart, let window = housing.edited, place?.mode == .floating else { return }
    anchor = PanelArrangement.anchor(of: start.offset(by: way), in: window.frame.size)
    let next = place(in: window)
    place = next
    slide.drag(to: next.arrangement(for: view.layout).frame)
    guard phase == .ended else { return }
    dragStart = nil
    slide.endDrag(from: start)
    onMove(anchor)
  }
}
