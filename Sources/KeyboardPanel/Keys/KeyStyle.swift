import UICore

/// What the keys of a panel draw with: the theme, and each label laid out once.
@MainActor final class KeyStyle {
  private struct Label: Hashable {
    var text: String
    var font: Font
  }

  private unowned let application: Application
  private var layouts: [Label: any TextLayout] = [:]

  init(application: Application) { self.application = application }

  var theme: Theme { application.theme }

  func layout(_ text: String, font: Font) -> any TextLayout {
    let label = Label(text: text, font: font)
    if let layout = layouts[label] { return layout }
    let layout = application.host.text.layout(text, font: font)
    layouts[label] = layout
    return layout
  }

  /// Fonts or the scale may be others now.
  func forgetLayouts() { layouts.removeAll() }
}
