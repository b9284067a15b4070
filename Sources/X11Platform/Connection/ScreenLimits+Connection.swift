import X11Model

extension ScreenLimits {
  @MainActor init(_ connection: Connection) {
    self.init(
      hasRender: connection.hasRender, colorCount: connection.hasTrueColor ? nil : connection.colorCount)
  }
}
