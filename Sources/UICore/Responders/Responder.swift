/// Anything that can be asked to handle an event, and hands on what it does not handle to ``next``.
///
/// The chain runs view → its view controller → superview → window → application.
@MainActor open class Responder {
  /// A responder that is in no chain yet.
  public init() {}

  /// Who is asked after this one.
  open var next: Responder? { nil }

  /// The window whose first responder this one can be, or nil while it is in none.
  open var responderWindow: Window? { next?.responderWindow }

  // MARK: First responder

  /// Whether it wants to be first responder at all. Asked before anything changes.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets go of being first responder: its veto. Must have no side effects.
  open var canResignFirstResponder: Bool { true }

  /// Whether its window's keys come to it.
  public var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window, at once. Returns whether it is so afterwards.
  @discardableResult public final func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Lets go of being first responder, at once, unless ``canResignFirstResponder`` refuses.
  /// Returns whether it is not the first responder afterwards.
  @discardableResult public final func resignFirstResponder() -> Bool {
    resignFirstResponder(cause: .programmatic)
  }

  /// The same, with a cause that the notification of it tells.
  @discardableResult public final func resignFirstResponder(cause: EndEditingCause) -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    return window.makeFirstResponder(nil, cause: cause)
  }

  /// It has just become first responder.
  open func didBecomeFirstResponder() {}

  /// It has just ceased to be first responder; `Window.firstResponder` is already its successor.
  open func didResignFirstResponder(cause: EndEditingCause) {}

  /// The text that this responder edits while it is first responder, or nil if it edits none.
  ///
  /// A first responder with a text input is *being edited*: it arms dismissal and calls for the keyboard panel.
  open var textInput: (any TextInputClient)? { nil }

  // MARK: The keyboard panel

  /// A view of the program's own that stands above the keys while this responder is edited, or one in whose chain it
  /// is: the first in the chain counts. It takes the place of the bar with Done.
  ///
  /// It is as high as it wants to be (``Measured``), or as its frame says, and hidden takes no room. It slides with
  /// the panel, and a press on it is one in the field. It is asked for at the end of each turn, so that another answer
  /// shows at once; the panel lets go of it when it goes.
  open var inputAccessoryView: View? { nil }

  /// A view of the program's own that stands in the place of the keys, by the same rules as ``inputAccessoryView``.
  open var inputView: View? { nil }

  // MARK: Events

  /// A mouse button or finger went down on it, or on a view before it in the chain that did not take the press.
  /// Returns whether it takes it: then the rest of the press is told to it alone, and else to whoever comes next
  /// in the chain and does.
  open func pointerDown(_ press: Press) -> Bool { false }
  /// A press that it took moved.
  open func pointerMoved(_ press: Press) {}
  /// A press that it took is over.
  open func pointerUp(_ press: Press) {}
  /// A press that it took was taken away; nothing may come of it.
  open func pointerCancelled(_ press: Press) {}

  /// A wheel turned over it. Returns whether anything in the chain scrolled.
  open func scroll(_ event: ScrollEvent) -> Bool { next?.scroll(event) ?? false }

  /// A key went down. Returns whether anything in the chain used it.
  open func keyDown(_ event: KeyEvent) -> Bool { next?.keyDown(event) ?? false }
}

extension Responder {
  /// This responder and all that follow it, first to last.
  public var chain: some Sequence<Responder> {
    sequence(first: self) { $0.next }
  }
}
