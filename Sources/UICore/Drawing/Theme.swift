/// Every colour, measure and duration that the controls draw with: change one and the whole window follows.
/// Lengths are in points on a grid of 4.
public struct Theme: Sendable, Hashable {
  /// What is drawn in which colour. Text on its ground has a contrast of 4.5 to 1 at least.
  public struct Colors: Sendable, Hashable {
    /// The window behind everything.
    public var background: Color
    /// Cards, one for each depth of nesting; deeper ones use the last.
    public var panels: [Color]
    /// Borders, and what divides one thing from another.
    public var line: Color
    /// What is written, on every ground but ``accent``.
    public var text: Color
    /// Placeholders, captions, and what is disabled.
    public var dimText: Color
    /// What has the focus, is chosen, or is the main thing to press.
    public var accent: Color
    /// What is written on ``accent``.
    public var onAccent: Color
    /// A message that something went well.
    public var positive: Color
    /// A field whose text will not do, and the message below it.
    public var error: Color
    /// Inside a field.
    public var field: Color
    /// A button that is not the main one.
    public var button: Color
    /// A key that types.
    public var key: Color
    /// A key that does something else: Shift, delete, a page.
    public var functionKey: Color
    /// The keyboard panel between its keys.
    public var keyboard: Color
    /// Below each key.
    public var keyShadow: Color
    /// The small hints on keys, and the space bar's label.
    public var keyHint: Color
    /// Behind selected text; translucent.
    public var selection: Color
    /// A bar along an edge of the window.
    public var bar: Color
  }

  /// The type scale. Sizes are in points.
  public struct Fonts: Sendable, Hashable {
    /// Fields, buttons, lists.
    public var body = Font(size: 13.5)
    /// Captions and messages.
    public var small = Font(size: 12)
    /// A caption that heads something.
    public var smallStrong = Font(size: 12, weight: .bold)
    /// A heading.
    public var title = Font(size: 16, weight: .semibold)
    /// What a key types.
    public var key = Font(size: 18)
    /// What a key is called that types nothing.
    public var functionKey = Font(size: 13.5)
    /// The hint in a key's corner.
    public var alternate = Font(size: 10)
  }

  /// Lengths in points.
  public struct Metrics: Sendable, Hashable {
    /// The step that distances are multiples of.
    public var grid = 4.0
    /// The radius of a field's corners.
    public var fieldRadius = 8.0
    /// Of cards.
    public var panelRadius = 12.0
    /// The radius of a key's corners.
    public var keyRadius = 6.0
    /// The height of a field of one line.
    public var fieldHeight = 34.0
    /// The height of buttons, switches and segments.
    public var buttonHeight = 34.0
    /// Between a field's border and its text.
    public var fieldPadding = 11.0
    /// On a panel with room enough; a low window makes the keys lower.
    public var keyHeight = 42.0
    /// Between two keys.
    public var keyGap = 6.0
    /// The height of the bar above the keys.
    public var accessoryBarHeight = 40.0
    /// The height of a navigation bar.
    public var topBarHeight = 52.0
    /// Around the field or button that has the focus.
    public var focusRingWidth = 3.0
    /// In points; drawn in whole pixels, one at least.
    public var caretWidth = 1.5
  }

  /// How long things take to change.
  public struct Motion: Sendable, Hashable {
    /// The keyboard panel slides in or out.
    public var panel = Duration.milliseconds(180)
    /// A switch, a colour.
    public var color = Duration.milliseconds(120)
    /// Everything changes at once.
    public var isReduced = false
  }

  /// Whether text is lighter than its ground.
  public var isDark: Bool
  /// What things are painted with.
  public var colors: Colors
  /// What texts are set in.
  public var fonts = Fonts()
  /// How large things are.
  public var metrics = Metrics()
  /// How long movements take.
  public var motion = Motion()
  /// Below a card, drawn one over the other.
  public var cardShadows: [Shadow]

  /// The colour of a card `depth` cards deep; 0 is the outermost.
  public func panelColor(depth: Int) -> Color {
    colors.panels[min(max(0, depth), colors.panels.count - 1)]
  }

  /// `color` one step darker for each level (lighter in a dark theme): hover is 1, pressed 2.
  public func shaded(_ color: Color, steps: Int) -> Color {
    color.mixed(with: isDark ? Color(0xffffff) : Color(0x1b1f24), Double(steps) * 0.06)
  }
}

extension Theme {
  /// Dark text on light grounds.
  public static let light = Theme(
    isDark: false,
    colors: Colors(
      background: Color(0xf5f6f8),
      panels: [Color(0xffffff), Color(0xf0f2f5), Color(0xe7eaef)],
      line: Color(0xd5dae1), text: Color(0x1b1f24), dimText: Color(0x5b6572),
      accent: Color(0x2563eb), onAccent: Color(0xffffff), positive: Color(0x15803d),
      error: Color(0xb91c1c), field: Color(0xffffff), button: Color(0xf0f2f5), key: Color(0xffffff),
      functionKey: Color(0xcfd5de), keyboard: Color(0xdfe3e9), keyShadow: Color(0x1b1f24, opacity: 0.22),
      keyHint: Color(0x5b6572),
      selection: Color(0x2563eb, opacity: 0.24), bar: Color(0xffffff)),
    cardShadows: [
      Shadow(offsetY: 1, blur: 2, color: Color(0x000000, opacity: 0.10)),
      Shadow(offsetY: 6, blur: 18, color: Color(0x000000, opacity: 0.08)),
    ])

  /// Light text on dark grounds.
  public static let dark = Theme(
    isDark: true,
    colors: Colors(
      background: Color(0x14171c),
      panels: [Color(0x1c2027), Color(0x232832), Color(0x2b313d)],
      line: Color(0x3a4150), text: Color(0xe8ebf0), dimText: Color(0x9aa5b4),
      accent: Color(0x5b8cff), onAccent: Color(0x0b1020), positive: Color(0x4ade80),
      error: Color(0xf87171), field: Color(0x15181e), button: Color(0x232832), key: Color(0x3b4250),
      functionKey: Color(0x2a303b), keyboard: Color(0x1f242c), keyShadow: Color(0x000000, opacity: 0.4),
      keyHint: Color(0xb4bdca),
      selection: Color(0x5b8cff, opacity: 0.32), bar: Color(0x1c2027)),
    cardShadows: [
      Shadow(offsetY: 1, blur: 2, color: Color(0x000000, opacity: 0.30)),
      Shadow(offsetY: 6, blur: 18, color: Color(0x000000, opacity: 0.28)),
    ])
}
