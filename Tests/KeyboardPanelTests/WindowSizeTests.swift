import Controls
import KeyboardPanel
import Testing
import UICore
import UITestHost

/// Whatever the window's size and the scale, and while the window shrinks around a field that is being edited: the
/// panel is wholly in sight, the caret's line is free above it, and no view has a negative size.
@MainActor @Suite struct WindowSizeTests {
  /// In pixels.
  private static let sizes: [(width: Double, height: Double)] = [
    (200, 150), (240, 320), (320, 240), (480, 272), (480, 320), (640, 480), (800, 480), (1024, 600),
    (1280, 900),
    (1080, 1920), (1920, 1080), (3840, 2160),
  ]
  private static let scales = [96, 120, 144, 168, 192].map { Double($0) / 96 }

  /// Where the field is: scrolled, or one of many on a plain window; and of which kind.
  enum Form: CaseIterable {
    case plain, scrolled, lines

    @MainActor func fill(_ window: Window) -> (content: View, fields: [TextInputView]) {
      let fields: [TextInputView] = (0..<6).map { _ in
        if self == .lines {
          let field = TextView(frame: Rect(x: 0, y: 0, width: 100, height: 90))
          field.text = (0..<9).map { "line \($0)" }.joined(separator: "\n")
          return field
        }
        return TextField(placeholder: "a placeholder that is long")
      }
      let bar = NavigationBar("A title that is long", leading: [Button("Back")], trailing: [Button("Done")])
      let stack = StackView(spacing: 10, insets: DirectionalInsets(12), [bar] + fields)
      let content: View = self == .plain ? stack : ScrollView(stack)
      window.addSubview(content)
      return (content, fields)
    }
  }

  @Test(arguments: Form.allCases) func thePanelAndTheCaretAreInSightInWindowsOfEverySize(_ form: Form) {
    for scale in Self.scales {
      for size in Self.sizes {
        let size = Size(width: size.width / scale, height: size.height / scale)
        let stage = SizedStage(form, size, scale)
        for index in [0, stage.fields.count - 1] {
          stage.edit(index)
          stage.expectAllInSight("\(form) \(size) at \(scale), field \(index)")
        }
      }
    }
  }

  @Test(.bug(id: "maliit/keyboard#14"), arguments: Form.allCases)
  func thePanelAndTheCaretStayInSightWhileTheWindowShrinks(_ form: Form) {
    for scale in Self.scales {
      let stage = SizedStage(form, Size(width: 1280 / scale, height: 900 / scale), scale)
      for index in [0, stage.fields.count - 1] {
        stage.resize(to: Size(width: 1280 / scale, height: 900 / scale))
        stage.edit(index)
        for size in Self.sizes.reversed() {
          stage.resize(to: Size(width: size.width / scale, height: size.height / scale))
          stage.expectAllInSight("\(form), shrunk to \(size) at \(scale), field \(index)")
        }
      }
    }
  }

  @Test func aChangeOfTheScaleWhileEditingKeepsThemInSight() {
    let stage = SizedStage(.plain, Size(width: 1280, height: 900), 1)
    stage.edit(5)
    for scale in [1.25, 2, 1.5, 1] {
      stage.user.host.scale = scale
      stage.user.send(.settingsChanged)
      stage.resize(to: Size(width: 1280 / scale, height: 900 / scale))
      stage.expectAllInSight("at \(scale)")
    }
  }
}

/// A window that is filled by its content.
@MainActor private final class FilledWindow: Window {
  var content: View?
  override func layoutSubviews() { content?.frame = bounds }
}

@MainActor private struct SizedStage {
  let user = TestUser()
  let window: FilledWindow
  let panel: KeyboardPanelController
  let fields: [TextInputView]

  init(_ form: WindowSizeTests.Form, _ size: Size, _ scale: Double) {
    user.host.scale = scale
    user.host.settings.reducesMotion = true
    panel = KeyboardPanelController(application: user.application)
    panel.showPolicy = .always
    user.application.inputPanel = panel
    window = FilledWindow(title: "Sizes", size: size)
    let (content, fields) = form.fill(window)
    window.content = content
    self.fields = fields
    user.open(window)
  }

  func edit(_ index: Int) {
    fields[index].becomeFirstResponder()
    settle()
  }

  func resize(to size: Size) {
    user.send(.windowResized(window.windowID!, size))
    settle()
  }

  private func settle() {
    user.application.endTurn()
    user.wait(.milliseconds(400))
  }

  func expectAllInSight(_ comment: Comment) {
    #expect(panel.isVisible, comment)
    let seen = window.bounds
    #expect(seen.inset(by: -0.01).contains(panel.frame), comment)
    #expect(panel.frame.width > 0 && panel.frame.height > 0, comment)
    guard let input = window.firstResponder?.textInput else {
      Issue.record("nothing is edited: \(comment)")
      return
    }
    let caret = input.textInputView.convertToWindow(input.caretRect)
    #expect(caret.minY >= -0.01 && caret.maxY <= panel.frame.minY + 0.01, comment)
    expectSizes(window, comment)
  }

  private func expectSizes(_ view: View, _ comment: Comment) {
    #expect(view.frame.width >= 0 && view.frame.height >= 0, "\(type(of: view)): \(comment)")
    for child in view.subviews { expectSizes(child, comment) }
  }
}
