import KeyboardModel
import UICore

/// What the panel's view is in: the window of the field that is edited, or a window of its own.
@MainActor final class PanelHousing {
  /// The window of the field that the panel is there for, or was last.
  private(set) weak var edited: Window?
  private unowned let application: Application
  private let view: KeyboardPanelView
  private var dock: DockWindow?

  init(application: Application, view: KeyboardPanelView) {
    self.application = application
    self.view = view
  }

  /// Whether the panel is there already for a window's field in such a mode.
  func isIn(_ window: Window, _ mode: PanelMode) -> Bool {
    edited === window && (mode == .window ? dock != nil && view.window === dock : view.window === window)
  }

  /// Takes the panel to a place with an arrangement of its parts. Returns where it is then, in points in the window of
  /// the field, and where what it is in begins there.
  func enter(
    _ window: Window, _ place: PanelPlace, _ arrangement: PanelArrangement
  ) -> (frame: Rect, origin: Point) {
    edited = window
    guard let monitor = place.monitor else {
      if view.window !== window { window.addSubview(view) }
      closeDock()
      return (arrangement.frame, .zero)
    }
    let frame = arrangement.frame.offset(by: monitor.inWindow)
    openDock(at: arrangement.frame.offset(by: monitor.onScreen))
    return (frame, frame.origin)
  }

  private func openDock(at area: Rect) {
    if let dock { return dock.move(to: area) }
    let dock = DockWindow(title: "Keyboard", area: area)
    dock.identifier = "keyboard-window"
    self.dock = dock
    dock.addSubview(view)
    application.open(dock)
  }

  /// The panel is hidden: nothing is left on the screen.
  func closeDock() {
    guard let dock else { return }
    self.dock = nil
    if view.window === dock { view.removeFromSuperview() }
    dock.close()
  }
}
