import Outfield

/// The window that the benchmarks measure: what the other toolkits' sample programs show, and nothing more.
@MainActor enum FieldWindow {
  /// How much is in it.
  enum Size: String, CaseIterable {
    /// One focused field.
    case a
    /// 20 fields in three nested boxes.
    case b
    /// 1 000 fields in nested boxes.
    case c
  }

  static func run(_ size: Size) -> Int32 {
    do {
      return try Application.run(theme: theme) { application in
        application.inputPanel = nil
        let form = FieldForm(size)
        let window = Window(title: "Outfield fields", size: form.windowSize)
        window.addSubview(form.root)
        application.open(window)
        form.fields[0].becomeFirstResponder()
        application.whenDrawn(window) { report(form.fields, scale: application.host.nativeWindows.scale) }
      }
    } catch {
      Terminal.complain("outfield: \(error)\n")
      return DemoProgram.ExitCode.noDisplay
    }
  }

  /// DejaVu Sans at 10 pt, as everybody else there.
  private static var theme: Theme {
    var theme = Theme.light
    theme.fonts.body = Font(family: "DejaVu Sans", size: 13)
    theme.fonts.small = theme.fonts.body
    return theme
  }

  /// One line for each field with its place in the window in pixels: what a benchmark types into.
  private static func report(_ fields: [TextField], scale: Double) {
    let lines = fields.map { field in
      let box = field.convertToWindow(field.bounds)
      let numbers = [box.minX, box.minY, box.width, box.height].map { Int(($0 * scale).rounded()) }
      return "FIELD \(numbers.map(String.init).joined(separator: " "))\n"
    }
    Terminal.say(lines.joined() + "END\n")
  }
}
