extension Application {
  /// Connects to the X server, opens what `setUp` makes, and runs until the last window is closed. Fields get
  /// an on-screen keyboard; a program that wants none sets ``inputPanel`` to nil.
  ///
  /// Call it once, from a synchronous `main`: under `async main` the loop would starve its own tasks. A form
  /// with an on-screen keyboard that goes away on a click anywhere else is:
  ///
  /// ```swift
  /// import Outfield
  ///
  /// let status = try Application.run { application in
  ///   let window = Window(title: "Sign in", size: Size(width: 360, height: 480))
  ///   let name = TextField(placeholder: "Name", frame: Rect(x: 20, y: 20, width: 320, height: 34))
  ///   let password = SecureField(placeholder: "Password", frame: Rect(x: 20, y: 66, width: 320, height: 34))
  ///   let greeting = Label(frame: Rect(x: 20, y: 160, width: 320, height: 20))
  ///   let button = Button("Sign in", style: .primary, frame: Rect(x: 20, y: 112, width: 96, height: 34)) {
  ///     greeting.text = name.text.isEmpty ? "Who are you?" : "Hello, \(name.text)."
  ///   }
  ///   for view in [name, password, button, greeting] { window.addSubview(view) }
  ///   application.open(window)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - displayName: the X display, `DISPLAY` if nil.
  ///   - theme: the look; nil follows the desktop.
  /// - Returns: the process's exit code: 0, or 128 plus the number of the signal that ended the program.
  /// - Throws: ``X11Error`` when there is no display. Its description says what to do.
  public static func run(
    displayName: String? = nil, theme: Theme? = nil, _ setUp: (Application) -> Void
  ) throws(X11Error) -> Int32 {
    let host = try X11Host(displayName: displayName)
    let application = Application(host: host, theme: theme)
    application.makeInputPanel = { [unowned application] in
      Keyboards(host).makePanel(for: application)
    }
    setUp(application)
    // Then the first field waits for no keyboard to be made.
    host.onFirstFrame = { [unowned application] in _ = application.inputPanel }
    return host.run(application)
  }

  /// Calls `body` once, when the window's first frame is on the screen: at once if it is already.
  public func whenDrawn(_ window: Window, _ body: @escaping () -> Void) {
    guard let surface = window.surfaceID else { return }
    (host as? X11Host)?.whenDrawn(WindowID(rawValue: surface.rawValue), body)
  }
}
