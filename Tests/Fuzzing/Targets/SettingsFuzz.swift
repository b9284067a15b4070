import UICore

@testable import X11Model

/// Whatever a settings manager writes is refused, or read into settings that a program can live with.
enum SettingsFuzz {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let desktop = try? XSettings(parsing: Array(bytes)) else { return }
    precondition(desktop.values.count * 12 <= bytes.count, "more settings than bytes for them")
    for scale in [0.75, 4] {
      let settings = InteractionSettings(desktop, scale: scale)
      precondition(settings.caretBlink == .zero || settings.caretBlink >= .milliseconds(100))
      precondition(settings.doubleClickTime >= .zero && settings.doubleClickTime <= .seconds(10))
      precondition(settings.doubleClickDistance.isFinite && settings.dragThreshold.isFinite)
    }
    if let scale = desktop.scale { precondition((0.75...4).contains(scale)) }
  }
}
