import UICore

extension View {
  /// The application's theme; the light one while the view is on no screen, where nothing is drawn.
  ///
  /// Lent, not copied: a theme holds a dozen references, and one key stroke asks it twenty times.
  public var theme: Theme {
    _read {
      if let application = window?.application { yield application.theme } else { yield Theme.light }
    }
  }

  /// The measures alone, which hold no references.
  var themeMetrics: Theme.Metrics { window?.application?.theme.metrics ?? Theme.light.metrics }

  /// The font of what is typed alone.
  var bodyFont: Font { window?.application?.theme.fonts.body ?? Theme.light.fonts.body }

  /// The colour of what is typed alone.
  var textColor: Color { window?.application?.theme.colors.text ?? Theme.light.colors.text }

  /// What lays text out, or nil while the view is on no screen.
  public var textSystem: (any TextSystem)? { window?.application?.host.text }

  /// What lies behind the view: the nearest background above it, else the window's. For panes, which hide what
  /// their parents paint.
  var backdropColor: Color {
    for view in sequence(first: self as View, next: \.superview) {
      if let color = view.backgroundColor { return color }
    }
    return theme.colors.background
  }

  /// `length` on the screen's pixels: what moves by fractions of one is blurred.
  func wholePixels(_ length: Double) -> Double {
    let scale = window?.application?.host.nativeWindows.scale ?? 1
    return (length * scale).rounded() / scale
  }

  /// How wide a caret is: whole pixels, so that it is as wide wherever it stands.
  var caretWidth: Double {
    let scale = window?.application?.host.nativeWindows.scale ?? 1
    return max(1, (themeMetrics.caretWidth * scale).rounded()) / scale
  }
}
