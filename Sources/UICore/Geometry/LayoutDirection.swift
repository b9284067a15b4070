/// The way in which an interface is read, and so where its rows begin: at the leading edge.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one, as for Arabic and Hebrew.
  case rightToLeft

  /// By how much x changes on the way of reading: 1 or −1.
  public var forward: Double { self == .leftToRight ? 1 : -1 }
}

/// Distances inwards from a rectangle's edges, in points; the leading edge is where reading begins.
public struct DirectionalInsets: Sendable, Hashable {
  /// At the upper edge.
  public var top: Double
  /// Where reading begins.
  public var leading: Double
  /// At the lower edge.
  public var bottom: Double
  /// Where reading ends.
  public var trailing: Double

  /// Distances from the four edges, inwards, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on all four sides.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// None.
  public static let zero = DirectionalInsets(0)
}

extension Rect {
  /// As a mirror in the middle of `area` shows it: as far from its right edge as this is from its left.
  public func mirrored(in area: Rect) -> Rect {
    Rect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle without what lies along its edges in a layout of that direction.
  public func inset(by insets: DirectionalInsets, _ direction: LayoutDirection) -> Rect {
    let isForward = direction == .leftToRight
    return inset(
      by: Insets(
        top: insets.top, left: isForward ? insets.leading : insets.trailing, bottom: insets.bottom,
        right: isForward ? insets.trailing : insets.leading))
  }
}
