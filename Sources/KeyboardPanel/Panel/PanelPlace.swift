import KeyboardModel
import UICore

/// What the place and the size of the panel depend on.
struct PanelPlace: Hashable {
  /// The size of what the panel is in, in points: a window, or the monitor.
  var window: Size
  /// What the wanted mode comes to there.
  var mode: PanelMode
  var metrics: KeyboardMetrics
  /// Where a floating panel is in what it leaves of the window.
  var anchor: Point
  /// The monitor that the panel has a window of its own on.
  var monitor: MonitorPlace?
  /// What stands above the keys.
  var accessory: Accessory
  /// The height of what stands in the place of the keys, in points; nil for the keys.
  var inputHeight: Double?

  /// Where a monitor's upper left corner is, in points.
  struct MonitorPlace: Hashable {
    /// From that of the window with the field.
    var inWindow: Point
    /// From that of the X screen.
    var onScreen: Point
  }

  /// What stands above the keys, and how high it wants to be.
  struct Accessory: Hashable {
    var height: Double
    /// Whether it goes where there is no room for it.
    var isBar: Bool
  }

  @MainActor init(
    _ wanted: PanelMode, at anchor: Point, in window: Window, of application: Application,
    with layout: KeyboardLayout, _ guests: PanelGuests
  ) {
    let native = application.host.nativeWindows
    let monitor = native.monitor(of: window)
    let room = wanted == .window ? monitor.size(scale: native.scale) : window.frame.size
    var metrics = KeyboardMetrics()
    metrics.keyHeight = application.theme.metrics.keyHeight
    metrics.gap = application.theme.metrics.keyGap
    metrics.scale = native.scale
    if let density = monitor.density { metrics.fitFingers(density: density / native.scale) }
    mode = wanted.resolved(in: room.width, metrics: metrics)
    metrics.isSplit = mode == .split
    let width = PanelArrangement.keysWidth(mode, in: room.width, of: layout, metrics: metrics)
    accessory = guests.accessory(width: width)
    inputHeight = guests.inputHeight(width: width)
    self.window = room
    self.metrics = metrics
    self.anchor = mode == .floating ? anchor : .zero
    self.monitor = mode == .window ? Self.place(of: monitor, around: window, native) : nil
  }

  @MainActor private static func place(
    of monitor: Monitor, around window: Window, _ native: any NativeWindows
  ) -> MonitorPlace {
    let corner = window.windowID.map { native.screenOrigin(of: $0) } ?? .zero
    let (x, y) = (monitor.origin.x, monitor.origin.y)
    return MonitorPlace(
      inWindow: Point(x: Double(x - corner.x) / native.scale, y: Double(y - corner.y) / native.scale),
      onScreen: Point(x: Double(x) / native.scale, y: Double(y) / native.scale))
  }
}

extension PanelPlace {
  /// The part of a window's height that the panel takes at most.
  static let largestPart = 0.55
  /// The same of a monitor's, below all of the program's windows.
  static let largestPartOfMonitor = 0.4

  /// Where the panel is in its room when it is up, and what is where on it.
  func arrangement(for layout: KeyboardLayout) -> PanelArrangement {
    PanelArrangement(mode, in: window, of: layout, metrics: metrics, largestHeight: largest, anchor: anchor) {
      let heights = heights(for: layout, width: $0, largest: $1)
      return heights.accessory + heights.keys
    }
  }

  /// How the panel is shared out by an arrangement, in points.
  func heights(
    for layout: KeyboardLayout, in arrangement: PanelArrangement
  ) -> (accessory: Double, keys: Double) {
    heights(for: layout, width: arrangement.keys.width, largest: largest - arrangement.grip.height)
  }

  private var largest: Double {
    metrics.snapped(window.height * (mode == .window ? Self.largestPartOfMonitor : Self.largestPart))
  }

  /// In a low window the keys give up their gaps, then the bar goes, then rows become lower; a view of the program's
  /// own has at most half of the panel.
  private func heights(
    for layout: KeyboardLayout, width: Double, largest: Double
  ) -> (accessory: Double, keys: Double) {
    let wanted = inputHeight ?? layout.preferredHeight(forWidth: width, metrics: metrics)
    let keys = metrics.snapped(min(wanted, largest))
    var above = metrics.snapped(accessory.height)
    if accessory.isBar {
      if above + wanted * Self.leastPart > largest { above = 0 }
    } else {
      above = min(above, max(largest - keys, metrics.snapped(largest / 2)))
    }
    return (above, min(keys, largest - above))
  }

  /// What is left of the keys' height without the gaps between them.
  private static let leastPart = 0.8
}

extension Monitor {
  /// In points.
  fileprivate func size(scale: Double) -> Size {
    Size(width: Double(width) / scale, height: Double(height) / scale)
  }
}
