import TextModel
import UICore

/// Texts dragged: the program's own by ``TestUser/press(_:in:button:modifiers:)``,
/// ``TestUser/move(to:in:modifiers:)`` and ``TestUser/release(button:modifiers:)``, other programs' by the verbs here.
extension TestUser {
  /// A text of another program that is over a window of ours.
  struct ForeignDrag {
    var id: DragID
    var window: Window
  }

  // MARK: Out of the program

  /// The text that is taken along is let go over another program, which takes it, or with nil refuses it.
  public func releaseElsewhere(taking action: DragAction?) {
    guard let offer = host.drag else { preconditionFailure("nothing is dragged") }
    host.drag = nil
    send(drag(offer.id, .left, .zero, in: offer.window, .copy))
    send(.dragEnded(offer.id, action))
  }

  func drag(
    _ offer: DragOffer, from old: Window?, to point: Point, in window: Window, _ modifiers: Modifiers
  ) {
    if let old, old !== window, old.windowID != nil {
      send(drag(offer.id, .left, .zero, in: id(of: old), .copy))
    }
    send(drag(offer.id, .moved, point, in: id(of: window), offer.action(with: modifiers)))
  }

  func drop(_ offer: DragOffer, at point: Point, in window: Window, _ modifiers: Modifiers) {
    host.drag = nil
    let action = offer.action(with: modifiers)
    guard window.windowID != nil else { return }
    send(drag(offer.id, .dropped(SecureBytes(offer.text)), point, in: id(of: window), action))
  }

  // MARK: Into the program

  /// A text of another program is dragged over a place; the answer is what a drop there would do.
  @discardableResult public func dragFromElsewhere(
    over point: Point, in window: Window, action: DragAction = .copy
  ) -> DragAction? {
    let id = foreignDrag?.id ?? .foreign(Int(tick().rawValue))
    foreignDrag = ForeignDrag(id: id, window: window)
    send(drag(id, .moved, point, in: self.id(of: window), action))
    return host.dragAnswer
  }

  /// It is let go there; the answer is what was done.
  @discardableResult public func dropFromElsewhere(
    _ text: [UInt8], at point: Point, in window: Window, action: DragAction = .copy
  ) -> DragAction? {
    guard dragFromElsewhere(over: point, in: window, action: action) != nil, let id = foreignDrag?.id else {
      leaveFromElsewhere()
      return nil
    }
    foreignDrag = nil
    send(drag(id, .dropped(SecureBytes(text)), point, in: self.id(of: window), action))
    return host.dragAnswer
  }

  /// As above, with text.
  @discardableResult public func dropFromElsewhere(
    _ text: String, at point: Point, in window: Window, action: DragAction = .copy
  ) -> DragAction? {
    dropFromElsewhere(Array(text.utf8), at: point, in: window, action: action)
  }

  /// It goes away again.
  public func leaveFromElsewhere() {
    guard let foreign = foreignDrag else { return }
    foreignDrag = nil
    send(drag(foreign.id, .left, .zero, in: id(of: foreign.window), .copy))
  }

  private func drag(
    _ id: DragID, _ phase: DragEvent.Phase, _ point: Point, in window: WindowID, _ action: DragAction
  ) -> HostEvent {
    .drag(DragEvent(id: id, window: window, phase: phase, location: point, action: action, time: tick()))
  }
}
