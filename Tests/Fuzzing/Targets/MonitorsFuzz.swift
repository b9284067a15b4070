import KeyboardModel
import UICore

@testable import X11Model

/// Whatever a server says of its monitors, and they of themselves, keys keep a size that fits on a screen.
enum MonitorsFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    let monitors = MonitorReply(UnsafeRawBufferPointer(bytes)).monitors
    precondition(monitors.count * 24 <= bytes.count, "more monitors than bytes for them")
    for monitor in monitors {
      precondition(monitor.width > 0 && monitor.height > 0)
      guard let density = monitor.density else { continue }
      var metrics = KeyboardMetrics()
      metrics.fitFingers(density: density)
      precondition((42...105).contains(metrics.keyHeight) && (36...105).contains(metrics.compactKeyWidth))
    }
    _ = Strut(
      of: PixelRect(x: 0, y: 600, width: 1280, height: 200), on: ScreenSize(width: 1280, height: 800),
      monitors: monitors)
  }
}
