import UICore

/// What the keys of a panel draw with: the theme, and each label laid out once.
@MainActor final class KeyStyle {
  private struct Label: Hashable {
    var text: String
    var font: Font
  }

  private unowned let application: Application
  private var layouts: [Label: any TextLayout] = [:]
  private var seenPictures: Set<Label> = []
  private lazy var pace = PicturePace(application: application)

  init(application: Application) { self.application = application }

  var theme: Theme { application.theme }

  func layout(_ text: String, font: Font) -> any TextLayout {
    let label = Label(text: text, font: font)
    if let layout = layouts[label] { return layout }
    let layout = application.host.text.layout(text, font: font)
    // Emoji come by the hundred, and go.
    if layouts.count >= Self.limit { forgetLayouts() }
    layouts[label] = layout
    return layout
  }

  private static let limit = 400

  /// What emoji are set in.
  var pictureFont: Font {
    var font = theme.fonts.key
    font.size *= 1.25
    return font
  }

  func drawsPicture(of emoji: String) -> Bool {
    application.host.text.drawsPicture(of: emoji, font: pictureFont)
  }

  /// A picture of a view, laid out, or nil where this turn has no more time for one that was never drawn: the view is
  /// drawn again in the next turn then.
  func picture(_ emoji: String, font: Font, of view: View) -> (any TextLayout)? {
    let label = Label(text: emoji, font: font)
    guard seenPictures.contains(label) || pace.admits(view) else { return nil }
    let layout = layout(emoji, font: font)
    seenPictures.insert(label)
    return layout
  }

  /// Fonts or the scale may be others now.
  func forgetLayouts() {
    layouts.removeAll()
    seenPictures.removeAll()
  }
}
