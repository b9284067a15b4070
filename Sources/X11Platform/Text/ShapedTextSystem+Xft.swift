import CXft
import TextShaping

extension ShapedTextSystem {
  /// Lays out what Xft will draw on `connection`. Costs nothing before the first text.
  convenience init(drawnBy connection: Connection) {
    let options = TextShapingOptions(
      allowsColorGlyphs: Self.canDrawColorGlyphs(
        xftVersion: XftGetVersion(), hasRender: connection.hasRender),
      // The widest in scripts, and so the likeliest to fit what stands beside it.
      defaultFamily: "Noto Sans")
    self.init(
      scale: connection.scale, options: options,
      advisor: FontAdvisor(connection.display, screen: connection.screen)
    ) { log($0.description) }
  }

  /// Versions of Xft before 2.3.5 die with BadLength on colour glyphs; without RENDER those are invisible.
  nonisolated static func canDrawColorGlyphs(xftVersion: Int32, hasRender: Bool) -> Bool {
    xftVersion >= 20305 && hasRender
  }
}
