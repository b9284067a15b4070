import Outfield

/// The program, from its arguments to its exit code.
@MainActor enum DemoProgram {
  /// The codes that the program ends with, beside those of ``Application/run(displayName:theme:_:)``.
  enum ExitCode {
    static let noDisplay: Int32 = 1
    static let wrongArguments: Int32 = 2
  }

  static func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try Arguments(words)
      switch arguments.command {
      case .help: StandardStreams.write(Usage.help)
      case .version: StandardStreams.write(Usage.version)
      case .demo: return open(arguments)
      }
      return 0
    } catch {
      StandardStreams.complain(Usage.wrongArguments(error))
      return ExitCode.wrongArguments
    }
  }

  private static func open(_ arguments: Arguments) -> Int32 {
    let theme = arguments.isDark.map { $0 ? Theme.dark : Theme.light }
    do {
      // Kept until the loop returns.
      var session: EventSession?
      defer { session?.close() }
      return try Application.run(theme: theme) { application in
        let demo = DemoController(application: application, scene: arguments.scene)
        let window = Window(title: "Outfield", size: arguments.size, minimumSize: minimumSize)
        window.rootViewController = demo
        if arguments.emitsEvents { session = StandardStreams.connect(demo, to: application) }
        application.open(window)
      }
    } catch {
      StandardStreams.complain("outfield: \(error)\n")
      return ExitCode.noDisplay
    }
  }

  private static let minimumSize = Size(width: 480, height: 360)
}
