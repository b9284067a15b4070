import UICore

/// A view that knows how much room it would like.
@MainActor public protocol Measured: View {
  /// The size it wants when it may be at most `width` points wide. Known only on a screen, where text can be
  /// measured; zero wide elsewhere.
  func preferredSize(width: Double) -> Size
}
