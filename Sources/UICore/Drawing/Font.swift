/// What a text is set in. The host resolves it to an installed font.
public struct Font: Sendable, Hashable {
  /// How heavy letters are.
  public enum Weight: Sendable, Hashable {
    /// Of running text.
    case regular
    /// Between the two.
    case semibold
    /// Of headings.
    case bold
  }

  /// A family name, or nil for the system's sans serif.
  public var family: String?
  /// The em size in points.
  public var size: Double
  /// How heavy its letters are.
  public var weight: Weight

  /// A font of that size, in points.
  public init(family: String? = nil, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}

/// A font's line measures, in points.
public struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line; positive.
  public var descent: Double

  /// Measures in points.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// From the top of the tallest letter to the foot of the deepest, in points.
  public var lineHeight: Double { ascent + descent }

  /// The baseline that centres a line between `top` and `top + height`.
  public func baseline(centredIn height: Double, top: Double = 0) -> Double {
    top + (height - lineHeight) / 2 + ascent
  }
}
