extension NativeWindows {
  /// The monitor that most of a window is on.
  public func monitor(of window: Window) -> Monitor {
    let monitors = monitors
    guard monitors.count > 1, let id = window.windowID else { return monitors[0] }
    let (origin, size) = (screenOrigin(of: id), window.frame.size)
    return monitors.max { seen($0, from: origin, size) < seen($1, from: origin, size) } ?? monitors[0]
  }

  /// How many square pixels of a window are on a monitor.
  private func seen(_ monitor: Monitor, from origin: ScreenPoint, _ size: Size) -> Double {
    let window = Rect(
      x: Double(origin.x), y: Double(origin.y), width: size.width * scale, height: size.height * scale)
    let part = window.intersection(monitor.area)
    return part.width * part.height
  }
}

extension Monitor {
  /// In pixels on the X screen.
  public var area: Rect {
    Rect(x: Double(origin.x), y: Double(origin.y), width: Double(width), height: Double(height))
  }
}
