import KeyboardModel
import UICore

/// What the size of the panel depends on.
struct PanelPlace: Hashable {
  /// The part of a window's height that the panel takes at most.
  static let largestPart = 0.55

  var window: Size
  var metrics: KeyboardMetrics
  /// What stands above the keys.
  var accessory: Accessory
  /// The height of what stands in the place of the keys, in points; nil for the keys.
  var inputHeight: Double?

  /// What stands above the keys, and how high it wants to be.
  struct Accessory: Hashable {
    var height: Double
    /// Whether it goes where there is no room for it.
    var isBar: Bool
  }

  @MainActor init(in window: Window, of application: Application, with guests: PanelGuests) {
    self.window = window.frame.size
    metrics = KeyboardMetrics()
    metrics.keyHeight = application.theme.metrics.keyHeight
    metrics.gap = application.theme.metrics.keyGap
    metrics.scale = application.host.nativeWindows.scale
    accessory = guests.accessory(width: self.window.width)
    inputHeight = guests.inputHeight(width: self.window.width)
  }

  /// Where the panel is when it is up, in points in the window.
  func frame(for layout: KeyboardLayout) -> Rect {
    let heights = heights(for: layout)
    let height = heights.accessory + heights.keys
    return Rect(x: 0, y: window.height - height, width: window.width, height: height)
  }

  /// How the panel is shared out, in points. In a low window the keys give up their gaps, then the bar goes, then
  /// rows become lower; a view of the program's own has at most half of the panel.
  func heights(for layout: KeyboardLayout) -> (accessory: Double, keys: Double) {
    let largest = snapped(window.height * Self.largestPart)
    let wanted = inputHeight ?? layout.preferredHeight(forWidth: window.width, metrics: metrics)
    let keys = snapped(min(wanted, largest))
    var above = snapped(accessory.height)
    if accessory.isBar {
      if above + wanted * Self.leastPart > largest { above = 0 }
    } else {
      above = min(above, max(largest - keys, snapped(largest / 2)))
    }
    return (above, min(keys, largest - above))
  }

  /// What is left of the keys' height without the gaps between them.
  private static let leastPart = 0.8

  /// The nearest length that is a whole number of pixels.
  func snapped(_ length: Double) -> Double {
    metrics.scale > 0 ? (length * metrics.scale).rounded() / metrics.scale : length
  }
}
