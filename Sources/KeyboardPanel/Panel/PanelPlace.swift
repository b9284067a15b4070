import KeyboardModel
import UICore

/// What the size of the panel depends on.
struct PanelPlace: Hashable {
  /// The part of a window's height that the panel takes at most.
  static let largestPart = 0.55

  var window: Size
  var metrics: KeyboardMetrics

  @MainActor init(in window: Window, of application: Application) {
    self.window = window.frame.size
    metrics = KeyboardMetrics()
    metrics.keyHeight = application.theme.metrics.keyHeight
    metrics.gap = application.theme.metrics.keyGap
    metrics.scale = application.host.nativeWindows.scale
  }

  /// Where the panel is when it is up, in points in the window.
  func frame(for layout: KeyboardLayout) -> Rect {
    let preferred = layout.preferredHeight(forWidth: window.width, metrics: metrics)
    let height = snapped(min(preferred, window.height * Self.largestPart))
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// The nearest length that is a whole number of pixels.
  func snapped(_ length: Double) -> Double {
    metrics.scale > 0 ? (length * metrics.scale).rounded() / metrics.scale : length
  }
}
