import Outfield

/// A window of the demo with the keys that work in it wherever the focus is.
@MainActor final class DemoWindow: Window {
  private let demo: DemoController

  /// The smallest that every scene can be used in, in points.
  static let smallestSize = Size(width: 320, height: 240)

  /// The size of a window where none is asked for, in points.
  static let usualSize = Size(width: 960, height: 640)

  /// The size that a window is opened in when another one is asked for: no smaller than the smallest.
  static func size(for wanted: Size) -> Size {
    Size(width: max(smallestSize.width, wanted.width), height: max(smallestSize.height, wanted.height))
  }

  /// - Parameter number: given where there are several; all names of views in the window begin with it.
  init(_ application: Application, scene: SceneName, size: Size, number: Int? = nil) {
    demo = DemoController(application: application, scene: scene)
    super.init(
      title: number.map { "Outfield \($0)" } ?? "Outfield", size: size,
      minimumSize: Self.smallestSize)
    identifier = number.map { "\($0)" }
    rootViewController = demo
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    if event.keysym == .f12, event.modifiers.isDisjoint(with: [.shift, .control, .alt, .super]) {
      if !event.isRepeat { demo.inspector.toggle() }
      return true
    }
    // Editing ends first, where Escape ends it.
    if super.keyDown(event) { return true }
    // The scene is not on the way of every key.
    if demo.use(event) { return true }
    guard event.keysym == .escape, demo.settings.drawer.isOpen else { return false }
    demo.settings.drawer.close()
    return true
  }
}
