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
    panel.mode = arguments.panelMode
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
    let size = DemoWindow.size(for: arguments.size)
    if size != arguments.size { Terminal.complain(Usage.otherSize(size, insteadOf: arguments.size)) }
    let theme = arguments.isDark.map { $0 ? Theme.dark : Theme.light }
    do {
      // Kept until the loop returns.
      var streams: StandardStreams?
      defer { streams?.close() }
      return try Application.run(theme: theme) { application in
        if let direction = arguments.direction { application.layoutDirection = direction }
        if arguments.emitsEvents { streams = StandardStreams(application) }
        if arguments.isWalked || arguments.panelMode != .docked { prepare(application.inputPanel, arguments) }
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
