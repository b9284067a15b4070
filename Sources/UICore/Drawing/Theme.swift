/// Every colour, measure and duration that the controls draw with: change one and the whole window follows.
/// Lengths are in points on a grid of 4.
public struct Theme: Sendable, Hashable {
  public struct Colors: Sendable, Hashable {
    public var background: Color
    /// Cards, one for each depth of nesting; deeper ones use the last.
    public var panels: [Color]
    /// Borders, and what divides one thing from another.
    public var line: Color
    public var text: Color
    public var dimText: Color
    public var accent: Color
    public var onAccent: Color
    public var positive: Color
    public var error: Color
    public var field: Color
    public var button: Color
    public var key: Color
    public var functionKey: Color
    public var keyboard: Color
    public var keyShadow: Color
    /// The small hints on keys, and the space bar's label.
    public var keyHint: Color
    public var selection: Color
    public var bar: Color
  }

  public struct Fonts: Sendable, Hashable {
    public var body = Font(size: 13.5)
    public var small = Font(size: 12)
    public var smallStrong = Font(size: 12, weight: .bold)
    public var title = Font(size: 16, weight: .semibold)
    public var key = Font(size: 18)
    public var functionKey = Font(size: 13.5)
    public var alternate = Font(size: 10)
  }

  public struct Metrics: Sendable, Hashable {
    public var grid = 4.0
    public var fieldRadius = 8.0
    public var panelRadius = 12.0
    public var keyRadius = 6.0
    public var fieldHeight = 34.0
    public var buttonHeight = 34.0
    public var fieldPadding = 11.0
    public var keyHeight = 42.0
    public var keyGap = 6.0
    public var topBarHeight = 52.0
    public var focusRingWidth = 3.0
    public var caretWidth = 1.5
  }

  public struct Motion: Sendable, Hashable {
    public var panel = Duration.milliseconds(180)
    public var color = Duration.milliseconds(120)
    public var isReduced = false
  }

  public var isDark: Bool
  public var colors: Colors
  public var fonts = Fonts()
  public var metrics = Metrics()
  public var motion = Motion()
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
