import Outfield

/// The program, from its arguments to its exit code.
@MainActor enum DemoProgram {
  /// The codes that the program ends with, beside those of ``Application/run(displayName:theme:_:)``.
  enum ExitCode {
    static let noDisplay: Int32 = 1
    static let badLayout: Int32 = 1
    static let wrongArguments: Int32 = 2
  }

  static func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try Arguments(words)
      switch arguments.command {
      case .help: Terminal.say(Usage.help)
      case .version: Terminal.say(Usage.version)
      case .demo: return open(arguments)
      case .fieldWindow(let size): return FieldWindow.run(size)
      case .layouts(let command): return answer(command)
      }
      return 0
    } catch {
      Terminal.complain(Usage.wrongArguments(error))
      return ExitCode.wrongArguments
    }
  }

  /// The panel is made by asking for it: only who wants something else of it waits for that at the start.
  private static func prepare(_ panel: (any InputPanelController)?, _ arguments: Arguments) {
    guard let panel = panel as? KeyboardPanelController else { return }
    panel.isWalked = arguments.isWalked
    if arguments.isScanned { panel.isScanned = true }
    panel.mode = arguments.panelMode
  }

  /// A round trip, where a size was asked for.
  private static func complain(of size: Size, on screen: any NativeWindows) {
    let pixels = screen.screenSize
    let room = Size(width: Double(pixels.x) / screen.scale, height: Double(pixels.y) / screen.scale)
    if let words = Usage.cutSize(size, on: room) { Terminal.complain(words) }
  }

  private static func answer(_ command: LayoutsCommand) -> Int32 {
    switch command.answer(from: LayoutLibrary()) {
    case .success(let text):
      Terminal.say(text)
      return 0
    case .failure(let complaint):
      Terminal.complain("outfield: \(complaint.message)\n")
      return ExitCode.badLayout
    }
  }

  private static func open(_ arguments: Arguments) -> Int32 {
    let size = DemoWindow.size(for: arguments.size ?? DemoWindow.usualSize)
    if let asked = arguments.size, asked != size {
      Terminal.complain(Usage.otherSize(size, insteadOf: asked))
    }
    let theme = arguments.isDark.map { $0 ? Theme.dark : Theme.light }
    do {
      // Kept until the loop returns.
      var streams: StandardStreams?
      defer { streams?.close() }
      return try Application.run(theme: theme) { application in
        if let direction = arguments.direction { application.layoutDirection = direction }
        if arguments.emitsEvents { streams = StandardStreams(application) }
        if arguments.asksForPanel { prepare(application.inputPanel, arguments) }
        if arguments.size != nil, !arguments.isKiosk {
          complain(of: size, on: application.host.nativeWindows)
        }
        for number in 1...arguments.windowCount {
          let window = DemoWindow(
            application, scene: arguments.scene, size: size,
            number: arguments.windowCount > 1 ? number : nil)
          window.isFullScreen = arguments.isKiosk
          application.open(window)
        }
      }
    } catch {
      Terminal.complain("outfield: \(error)\n")
      return ExitCode.noDisplay
    }
  }
}
