import UICore

/// What a text is for, and so its colour in the theme.
public enum TextRole: Sendable, Hashable, CaseIterable {
  /// What is read first.
  case primary
  /// What explains, or stands for something that is missing.
  case dim
  /// What can be pressed, or is chosen.
  case accent
  /// Text on a ground of the accent's colour.
  case onAccent
  /// That something went well.
  case positive
  /// That something is wrong.
  case error

  /// Its colour in a theme.
  public func color(in theme: Theme) -> Color {
    switch self {
    case .primary: theme.colors.text
    case .dim: theme.colors.dimText
    case .accent: theme.colors.accent
    case .onAccent: theme.colors.onAccent
    case .positive: theme.colors.positive
    case .error: theme.colors.error
    }
  }
}

/// Which of the theme's fonts a text is set in.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  /// What is read and typed.
  case body
  /// What goes with it: captions, hints.
  case small
  /// A caption that stands out.
  case smallStrong
  /// A heading.
  case title

  /// Its font in a theme.
  public func font(in theme: Theme) -> Font {
    switch self {
    case .body: theme.fonts.body
    case .small: theme.fonts.small
    case .smallStrong: theme.fonts.smallStrong
    case .title: theme.fonts.title
    }
  }
}

/// Where a line of text lies between the edge where reading begins and the other one.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the edge where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing

  /// How far right a line begins that leaves `slack` points free.
  func offset(slack: Double, _ direction: LayoutDirection) -> Double {
    switch self {
    case .center: slack / 2
    case .leading: direction == .leftToRight ? 0 : slack
    case .trailing: direction == .leftToRight ? slack : 0
    }
  }
}
