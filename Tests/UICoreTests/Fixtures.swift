import TextModel
import UICore
import UITestHost

/// A field with nothing but its place in the responder world: takes focus on a press, and notes what happens.
@MainActor final class StubField: View, TextInputClient {
  enum Call: Equatable {
    case began
    case ended(EndEditingCause)
  }

  var calls: [Call] = []
  var typed = ""
  var refusesToResign = false
  var onResign: () -> Void = {}
  var onBegin: () -> Void = {}
  var successorWhileAsked: Responder?

  init(_ name: String, frame: Rect = Rect(x: 0, y: 0, width: 100, height: 30)) {
    super.init(frame: frame)
    identifier = name
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool {
    successorWhileAsked = window?.futureFirstResponder
    return !refusesToResign
  }
  override func didBecomeFirstResponder() {
    calls.append(.began)
    onBegin()
  }
  override func didResignFirstResponder(cause: EndEditingCause) {
    calls.append(.ended(cause))
    onResign()
  }
  override func pointerDown(_ press: Press) -> Bool {
    becomeFirstResponder()
    return true
  }
  override func keyDown(_ event: KeyEvent) -> Bool {
    if event.text.isEmpty { return super.keyDown(event) }
    insertText(event.text)
    return true
  }

  override var textInput: (any TextInputClient)? { self }
  func insertText(_ text: String) { typed += text }
  func perform(_ command: TextCommand) {}
  func insertReturn() {}
  var caretRect: Rect { Rect(x: 0, y: 0, width: 1, height: 20) }
  var textInputView: View { self }
  var isSecure: Bool { false }
  var keyboardTraits: KeyboardTraits { KeyboardTraits() }
}

/// Counts what reaches it.
@MainActor final class StubButton: View {
  var presses = 0
  var cancels = 0
  var isHovered = false
  /// When it is let go.
  var onPress: () -> Void = {}
  var onDown: () -> Void = {}

  override func pointerDown(_ press: Press) -> Bool {
    onDown()
    return true
  }
  override func pointerUp(_ press: Press) {
    presses += 1
    onPress()
  }
  override func pointerCancelled(_ press: Press) { cancels += 1 }
  override func pointerHoverChanged(isInside: Bool) { isHovered = isInside }
}

/// A panel of keys: every press on it is inside.
@MainActor final class StubPanel: Pane {
  override var toolTraits: ToolTraits { .all }
}

/// A window of 800×600 with two fields, a button and a list in one container, open and focused.
@MainActor struct Scene {
  let user = TestUser()
  let window = Window(title: "Scene", size: Size(width: 800, height: 600))
  let container = View(frame: Rect(x: 50, y: 50, width: 600, height: 400))
  let fieldA = StubField("a", frame: Rect(x: 20, y: 20, width: 200, height: 40))
  let fieldB = StubField("b", frame: Rect(x: 20, y: 80, width: 200, height: 40))
  let button = StubButton(frame: Rect(x: 20, y: 140, width: 80, height: 30))

  init() {
    window.addSubview(container)
    for view in [fieldA, fieldB, button] { container.addSubview(view) }
    user.open(window)
    _ = user.takeNotifications()
  }

  /// A point of the container where none of its views is.
  var background: Point { Point(x: 500, y: 400) }

  var begunAndEnded: [String] {
    user.notifications.compactMap {
      switch $0 {
      case .didBeginEditing(let responder): "begin \((responder as? View)?.identifier ?? "?")"
      case .didEndEditing(let responder, let cause):
        "end \((responder as? View)?.identifier ?? "?") \(cause.rawValue)"
      default: nil
      }
    }
  }

  var decisions: [PressDecision] {
    user.notifications.compactMap { if case .pressDecided(let report) = $0 { report.decision } else { nil } }
  }
}
