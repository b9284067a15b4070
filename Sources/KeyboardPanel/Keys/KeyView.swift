import KeyboardModel
import UICore

/// A key of the on-screen keyboard: draws itself, and leaves all presses to the panel.
@MainActor public final class KeyView: View, WalkTarget {
  let key: Key
  /// Whether what a long press types is shown small in the corner.
  private let showsHint: Bool
  /// The letters that telephones have below a digit.
  private let dialLetters: String?
  private let style: KeyStyle

  var face: KeyFace { didSet { if face != oldValue { setNeedsDisplay() } } }
  var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
  /// The width in points that all keys of one unit have, apart from a pixel: what stands in their corners goes by it.
  var unit = 0.0 { didSet { if unit != oldValue { setNeedsDisplay() } } }
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }

  init(_ key: Key, face: KeyFace, showsHint: Bool, dialLetters: String? = nil, style: KeyStyle) {
    self.key = key
    self.face = face
    self.showsHint = showsHint
    self.dialLetters = dialLetters
    self.style = style
    super.init(frame: .zero)
    // A slash would part the view's name from those of its ancestors.
    let name = key.text(isShifted: false) ?? face.name
    identifier = "key-" + name.map { $0 == "/" ? "slash" : String($0) }.joined()
  }

  /// The text that the key types as the panel stands now, or the name of its function: `shift`, `delete`,
  /// `return`, `space`, `symbols`, `more`, `letters`, `globe`, `emoji`, `left`, `right`, `change` or `hide`.
  public var keyName: String { face.name }

  /// What the key is called for those who cannot see it: ``SpokenName``, but `return` as what it does for the field.
  public var spokenName: String { face.spokenName }

  public override var drawingOutset: Double { Self.edge }

  public override func draw(on canvas: any Canvas, damage: Rect) {
    let radius = min(style.theme.metrics.keyRadius, bounds.height / 4)
    if face.role == .picture {
      if isPressed { canvas.fill(RoundedRect(bounds, radius: radius), fillColor) }
    } else {
      let lower = bounds.offset(by: Point(x: 0, y: Self.edge))
      canvas.fill(RoundedRect(lower, radius: radius), style.theme.colors.keyShadow)
      canvas.fill(RoundedRect(bounds, radius: radius), fillColor)
    }
    drawSign(on: canvas)
    drawHint(on: canvas)
    drawMark(on: canvas, style.theme)
  }

  // MARK: Drawing

  /// How far the lower edge sticks out, in points.
  private static let edge = 1.0

  private var fillColor: Color {
    let colors = style.theme.colors
    let color = face.role == .function ? colors.functionKey : colors.key
    return isPressed ? style.theme.shaded(color, steps: 2) : color
  }

  private func drawSign(on canvas: any Canvas) {
    switch face.sign {
    case .icon(let icon):
      let side = min(20, bounds.height * 0.6, bounds.width * 0.8)
      let square = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      canvas.draw(icon, in: square, style.theme.colors.text)
    case .text(let text): drawLabel(text, on: canvas)
    }
  }

  private func drawLabel(_ text: String, on canvas: any Canvas) {
    guard !text.isEmpty, let layout = fittingLayout(text) else { return }
    let letters = bounds.height >= Self.hintedSize ? dialLetters : nil
    if let letters { drawDialLetters(letters, on: canvas) }
    let room = letters == nil ? bounds.height : bounds.height - Self.dialHeight
    let baseline = layout.metrics.baseline(centredIn: room)
    // One that is too wide all the same is cut, and begins where the key does.
    let x = max(2, (bounds.width - layout.width) / 2)
    let color = face.role == .space ? style.theme.colors.keyHint : style.theme.colors.text
    canvas.clipped(to: bounds) { canvas.draw(layout, at: Point(x: x, y: baseline), color) }
  }

  /// At the foot of the key, as on a telephone.
  private func drawDialLetters(_ letters: String, on canvas: any Canvas) {
    guard !letters.isEmpty else { return }
    let layout = style.layout(letters, font: style.theme.fonts.alternate)
    let top = bounds.height - Self.dialHeight - 1
    let baseline = layout.metrics.baseline(centredIn: Self.dialHeight, top: top)
    let x = (bounds.width - layout.width) / 2
    canvas.draw(layout, at: Point(x: x, y: baseline), style.theme.colors.keyHint)
  }

  /// Smaller where the label is wider than the key; nil for a picture that comes in the next turn.
  private func fittingLayout(_ text: String) -> (any TextLayout)? {
    var font = labelFont
    // Abbreviations and endings are words, not letters.
    let isWord = text.count > 2
    if face.role == .character, isWord { font.size = min(font.size, style.theme.fonts.functionKey.size) }
    guard let layout = layout(text, font) else { return nil }
    let room = bounds.width - 2 * (isWord ? Self.padding : Self.letterPadding)
    guard layout.width > room, room > 0 else { return layout }
    // In half points, so that few sizes of a font are opened.
    font.size = max(Self.smallestSize, (font.size * room / layout.width * 2).rounded(.down) / 2)
    return self.layout(text, font)
  }

  private func layout(_ text: String, _ font: Font) -> (any TextLayout)? {
    isEmoji ? style.picture(text, font: font, of: self) : style.layout(text, font: font)
  }

  private var labelFont: Font {
    if isEmoji {
      var font = style.pictureFont
      font.size = min(font.size, bounds.height * 0.7)
      return font
    }
    var font = face.role == .character ? style.theme.fonts.key : style.theme.fonts.functionKey
    // Low and narrow keys of small windows keep some air around their letters, which are of one size whatever their width.
    font.size = min(font.size, bounds.height * 0.6, max(bounds.width * 0.8, Self.smallestSize))
    if face.role == .function, bounds.width < Self.comfortableWidth { font.size *= 0.8 }
    return font
  }

  /// Whether the sign is an emoji, also on the tab that is marked.
  private var isEmoji: Bool {
    if case .emojiPage(.section, _) = key.content { true } else { key.isPicture }
  }

  private func drawHint(on canvas: any Canvas) {
    guard showsHint, let hint = face.hint, unit >= Self.hintedSize, bounds.height >= Self.hintedSize
    else { return }
    let layout = style.layout(hint, font: style.theme.fonts.alternate)
    // On a narrow key it keeps away from the letter.
    let inset = unit < Self.comfortableWidth ? 2.0 : 6
    let place = directed(
      Rect(
        x: bounds.width - layout.width - inset, y: inset, width: layout.width,
        height: layout.metrics.lineHeight))
    let baseline = place.minY + layout.metrics.ascent
    canvas.draw(layout, at: Point(x: place.minX, y: baseline), style.theme.colors.keyHint)
  }

  /// What the letters below a digit take of the key, in points.
  private static let dialHeight = 14.0
  /// Left and right of a word, in points.
  private static let padding = 4.0
  /// The same of a letter.
  private static let letterPadding = 1.0
  private static let smallestSize = 8.0
  private static let comfortableWidth = 48.0
  /// Smaller keys have no room for a hint, in points.
  private static let hintedSize = 34.0
}
