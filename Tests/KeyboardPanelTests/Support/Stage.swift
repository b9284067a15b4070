import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

/// A window of 960×640 with two fields at the top and a panel, in front of a user.
@MainActor final class Stage {
  let user: TestUser
  let window: Window
  let panel: KeyboardPanelController
  let content = View(frame: Rect(x: 0, y: 0, width: 960, height: 640))
  let fieldA = StubField(frame: Rect(x: 20, y: 20, width: 300, height: 34))
  let fieldB = StubField(frame: Rect(x: 20, y: 70, width: 300, height: 34))

  /// Without the bar, unless that is what is looked at.
  init(
    size: Size = Size(width: 960, height: 640), reducesMotion: Bool = false,
    bar: KeyboardTraits.AccessoryBar = .hidden
  ) {
    user = TestUser()
    user.host.settings.reducesMotion = reducesMotion
    window = Window(title: "Stage", size: size)
    panel = KeyboardPanelController(application: user.application)
    panel.accessoryBar = bar
    user.application.inputPanel = panel
    content.frame.size = size
    window.addSubview(content)
    content.addSubview(fieldA)
    content.addSubview(fieldB)
    user.open(window)
  }

  /// With a click on the first field, and the panel up.
  static func editing(
    _ size: Size = Size(width: 960, height: 640), bar: KeyboardTraits.AccessoryBar = .hidden
  ) -> Stage {
    let stage = Stage(size: size, bar: bar)
    stage.user.click(stage.fieldA)
    stage.user.wait(.milliseconds(200))
    stage.forget()
    return stage
  }

  /// What was told and done so far is of no interest.
  func forget() {
    _ = user.takeNotifications()
    _ = user.host.takeEffects()
  }

  // MARK: What is there

  /// In the window, or in one of its own.
  var view: KeyboardPanelView? { panelView(in: window) ?? dock.flatMap { panelView(in: $0) } }

  private var dock: Window? { user.application.windows.first { $0 is DockWindow } }

  func panelView(in window: Window) -> KeyboardPanelView? {
    window.subviews.lazy.compactMap { $0 as? KeyboardPanelView }.first
  }

  var keys: [KeyView] { view?.subviews.flatMap(\.subviews).compactMap { $0 as? KeyView } ?? [] }

  var barKeys: [AccessoryKey] {
    view?.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? AccessoryKey } ?? []
  }

  func barKey(_ name: String) -> AccessoryKey { barKeys.first { $0.keyName == name }! }

  func clickBar(_ name: String) {
    let key = barKey(name)
    user.click(key.convertToWindow(key.bounds).center, in: window)
  }

  /// The names of the keys that are marked.
  var marks: [String] {
    keys.filter(\.isMarked).map(\.keyName) + barKeys.filter(\.isMarked).map(\.keyName)
  }

  /// What there is to choose from, in whatever window it stands.
  var offered: KeyPopUp? {
    user.application.windows.flatMap(\.subviews).lazy.compactMap { $0 as? KeyPopUpView }.first?.popUp
  }

  func key(_ name: String) -> KeyView { keys.first { $0.keyName == name }! }

  func frame(of key: KeyView) -> Rect { key.convertToWindow(key.bounds) }

  func center(of name: String) -> Point { frame(of: key(name)).center }

  var surface: SurfaceID { view!.surfaceID! }

  // MARK: What the user does

  func click(_ names: String...) {
    for name in names { user.click(center(of: name), in: view?.window ?? window) }
  }

  /// One finger of several does something at a point.
  func finger(_ number: Int, _ phase: PointerEvent.Phase, at point: Point) {
    let pointer = PointerID(device: 2, touch: number)
    user.send(
      .pointer(
        PointerEvent(
          window: window.windowID!, phase: phase, pointer: pointer, location: point,
          time: EventTime(rawValue: 1))))
  }

  func resize(to size: Size) {
    user.send(.windowResized(window.windowID!, size))
  }

  // MARK: What is told

  var phases: [KeyboardChange.Phase] { changes.map(\.phase) }

  var changes: [KeyboardChange] {
    user.notifications.compactMap { notification in
      if case .keyboard(let change) = notification { change } else { nil }
    }
  }

  var endings: [EndEditingCause] {
    user.notifications.compactMap { notification in
      if case .didEndEditing(_, let cause) = notification { cause } else { nil }
    }
  }

  /// The rectangles that were painted again in a surface.
  func damage(in surface: SurfaceID) -> [Rect] {
    user.host.effects.flatMap { effect -> [Rect] in
      if case .damage(surface, let rects) = effect { rects } else { [] }
    }
  }

  func moves(of surface: SurfaceID) -> [Rect] {
    user.host.effects.compactMap { effect in
      if case .moveSurface(surface, let frame) = effect { frame } else { nil }
    }
  }
}

extension Stage {
  /// Another window with a field in its corner, which has the focus.
  func openOther() -> (window: Window, field: StubField) {
    let other = Window(title: "Other", size: Size(width: 600, height: 400))
    let field = StubField(frame: Rect(x: 0, y: 0, width: 200, height: 30))
    other.addSubview(field)
    focus(nil)
    user.open(other)
    user.wait(.milliseconds(200))
    return (other, field)
  }

  /// The input focus goes from whatever window has it to another, or to another program.
  func focus(_ window: Window?) {
    for other in user.application.windows where other.isFocused { user.unfocus(other) }
    if let window { user.focus(window) }
  }

  /// What a key writes on itself.
  func drawnTexts(of name: String) -> [String] {
    key(name).drawing.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  /// Whether each `will` is followed by its own `did` before the next.
  var hasPairedChanges: Bool {
    let pairs: [[KeyboardChange.Phase]] = [
      [.willShow, .didShow], [.willHide, .didHide], [.willChangeFrame, .didChangeFrame],
    ]
    let phases = phases
    return phases.count.isMultiple(of: 2)
      && stride(from: 0, to: phases.count, by: 2).allSatisfy { pairs.contains([phases[$0], phases[$0 + 1]]) }
  }
}

extension KeyView {
  /// What the key draws of itself.
  var drawing: [DrawingCommand] {
    let canvas = RecordingCanvas(clip: bounds.inset(by: -4))
    draw(on: canvas, damage: bounds)
    return canvas.commands
  }
}
