import TextModel

/// Takes dragged texts to the views that they are over, and knows what is dragged away from this program.
@MainActor public final class DragCenter {
  /// What is dragged from one of our views.
  private struct Session {
    let offer: DragOffer
    weak var source: (any TextDragSource)?
  }

  private unowned let application: Application
  private var session: Session?
  private weak var target: (any TextDropTarget)?
  private var lastID = 0

  init(application: Application) { self.application = application }

  /// Whether a text of the program is being dragged, here or elsewhere.
  public var isDragging: Bool { session != nil }

  // MARK: Giving

  /// Lets the pointer of `press` take `text` along (UTF-8, never empty). The press is over with it: the host turns
  /// what the pointer does into drag events. `source` is told once how it ended.
  public func begin(_ text: [UInt8], allowsMove: Bool, from source: any TextDragSource, press: Press) {
    guard !text.isEmpty, let window = press.window.windowID else { return }
    end(nil)
    lastID += 1
    let offer = DragOffer(
      id: .own(lastID), window: window, pointer: press.pointer, text: text, allowsMove: allowsMove)
    session = Session(offer: offer, source: source)
    application.emit(.beginDrag(offer))
    application.cancelPress(press)
  }

  /// Returns whether something was being dragged.
  func cancel() -> Bool {
    guard let session else { return false }
    application.emit(.cancelDrag(session.offer.id))
    leave()
    end(nil)
    return true
  }

  /// The window from which something is dragged goes.
  func windowClosed(_ id: WindowID) {
    if session?.offer.window == id { _ = cancel() }
  }

  /// The host tells how a drag ended that was not dropped in this program.
  func ended(_ id: DragID, _ action: DragAction?) {
    if session?.offer.id == id { end(action) }
  }

  private func end(_ action: DragAction?) {
    let source = session?.source
    session = nil
    source?.dragEnded(action)
  }

  // MARK: Taking

  /// `window` is nil when it has been closed meanwhile.
  func handle(_ event: DragEvent, in window: Window?) {
    let isOwn = session?.offer.id == event.id
    let drag = TextDrag(
      location: event.location, action: event.action, source: isOwn ? session?.source : nil)
    switch event.phase {
    case .moved: move(drag, event.id, in: window)
    case .left: leave()
    case .dropped(let text):
      let action = drop(text, drag, in: window)
      application.emit(.answerDrag(event.id, action))
      if action != nil, let window { focus(on: window, event.time) }
      if isOwn { end(action) }
    }
  }

  private func move(_ drag: TextDrag, _ id: DragID, in window: Window?) {
    let new = window.flatMap { dropTarget(at: drag.location, in: $0) }
    if new !== target { leave() }
    target = new
    application.emit(.answerDrag(id, new?.dragMoved(drag)))
  }

  private func leave() {
    target?.dragLeft()
    target = nil
  }

  private func drop(_ text: SecureBytes, _ drag: TextDrag, in window: Window?) -> DragAction? {
    leave()
    guard !text.isEmpty, let target = window.flatMap({ dropTarget(at: drag.location, in: $0) }) else {
      return nil
    }
    return target.drop(text, drag)
  }

  private func dropTarget(at location: Point, in window: Window) -> (any TextDropTarget)? {
    guard let hit = window.hitTest(location) else { return nil }
    return sequence(first: hit) { $0.superview }.lazy.compactMap(\.dropTarget).first
  }

  /// The keys follow the text.
  private func focus(on window: Window, _ time: EventTime) {
    application.dismissal.handOver(to: window)
    let window = window.topLevel
    if !window.isFocused, let id = window.windowID { application.emit(.takeFocus(id, time)) }
  }
}
