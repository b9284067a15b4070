import UICore

/// What the program makes of the desktop's settings. The names are those of the XSETTINGS registry and of GTK,
/// which all desktops set.
extension InteractionSettings {
  /// - Parameter scale: pixels per point: the desktop's distances are in pixels.
  package init(_ desktop: XSettings, scale: Double) {
    self.init()
    readClicks(desktop, scale)
    readCaret(desktop)
    if let isOn = desktop.integer("Gtk/EnablePrimaryPaste") { pastesPrimary = isOn != 0 }
    if let isOn = desktop.integer("Gtk/EnableAnimations") { reducesMotion = isOn == 0 }
    if desktop.string("Gtk/KeyThemeName") == "Emacs" { keyTheme = .emacs }
    prefersDark = desktop.prefersDark
  }

  private mutating func readClicks(_ desktop: XSettings, _ scale: Double) {
    if let time = desktop.milliseconds("Net/DoubleClickTime", in: 0...10_000) { doubleClickTime = time }
    if let distance = desktop.distance("Net/DoubleClickDistance") { doubleClickDistance = distance / scale }
    if let distance = desktop.distance("Net/DndDragThreshold") { dragThreshold = distance / scale }
  }

  private mutating func readCaret(_ desktop: XSettings) {
    // Faster than ten times a second nobody blinks, and the program would be kept busy.
    if let time = desktop.milliseconds("Net/CursorBlinkTime", in: 100...10_000) { caretBlink = time }
    if desktop.integer("Net/CursorBlink") == 0 { caretBlink = .zero }
    if let time = desktop.number("Gtk/CursorBlinkTimeout", in: 1...Int32.max) {
      caretBlinkTimeout = .seconds(Int(time))
    }
  }
}

extension XSettings {
  /// Pixels per point; nil where the desktop says nothing. `Xft/DPI` is in 1024ths, and -1 where unset. It
  /// holds `Gdk/WindowScalingFactor` already.
  package var scale: Double? {
    guard let dpi = integer("Xft/DPI"), dpi > 0 else { return nil }
    return ScreenScale.scale(dpi: Double(dpi) / 1024)
  }

  fileprivate var prefersDark: Bool {
    if integer("Gtk/ApplicationPreferDarkTheme") ?? 0 != 0 { return true }
    // Some are called Name-Dark.
    return string("Net/ThemeName")?.lowercased().hasSuffix("-dark") ?? false
  }

  fileprivate func milliseconds(_ name: String, in limits: ClosedRange<Int32>) -> Duration? {
    number(name, in: limits).map { .milliseconds(Int($0)) }
  }

  /// In pixels.
  fileprivate func distance(_ name: String) -> Double? { number(name, in: 0...1000).map { Double($0) } }

  /// Within its limits. A negative one says nothing.
  fileprivate func number(_ name: String, in limits: ClosedRange<Int32>) -> Int32? {
    guard let value = integer(name), value >= 0 else { return nil }
    return min(max(value, limits.lowerBound), limits.upperBound)
  }
}
