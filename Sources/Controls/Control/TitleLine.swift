import UICore

/// The title of a control in the theme's body font, laid out when it is first measured or drawn.
@MainActor struct TitleLine {
  /// What it says.
  var text: String { didSet { if text != oldValue { layout = nil } } }
  private var layout: (any TextLayout)?

  init(_ text: String) { self.text = text }

  /// Nil while `view` is on no screen.
  mutating func layout(for view: View) -> (any TextLayout)? {
    if layout == nil { layout = view.textSystem?.layout(text, font: view.theme.fonts.body) }
    return layout
  }

  /// In whole points; zero while `view` is on no screen.
  mutating func width(for view: View) -> Double { layout(for: view)?.width.rounded(.up) ?? 0 }

  /// The font or the screen is another one.
  mutating func forgetLayout() { layout = nil }
}
