import Controls
import UICore
import X11Platform

/// A program of one window, inside of the tests: for what the demo has no scene.
@MainActor enum WindowProgram {
  /// Shows `view` in a window of that title, and returns when somebody has closed it.
  static func run(on display: String, title: String, _ view: View) throws {
    let host = try X11Host(displayName: display)
    let application = Application(host: host)
    let window = Window(title: title, size: Size(width: 240, height: 80))
    view.frame = Rect(x: 20, y: 20, width: 200, height: 34)
    window.addSubview(view)
    application.open(window)
    guard host.run(application) == 0 else { throw Failure("the program was ended") }
  }
}
