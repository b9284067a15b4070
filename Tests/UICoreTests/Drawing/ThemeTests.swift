import Testing
import UICore

@Suite struct ThemeTests {
  @Test(arguments: [false, true])
  func textIsReadableOnEveryGroundItIsDrawnOn(isDark: Bool) {
    let colors = (isDark ? Theme.dark : .light).colors
    let grounds = [colors.background, colors.field, colors.button, colors.bar] + colors.panels
    for ground in grounds {
      #expect(contrast(colors.text, ground) >= 4.5)
      #expect(contrast(colors.dimText, ground) >= 4.5)
      #expect(contrast(colors.error, ground) >= 4.5)
    }
    for ground in [colors.key, colors.functionKey, colors.keyboard] {
      #expect(contrast(colors.text, ground) >= 4.5)
    }
    #expect(contrast(colors.onAccent, colors.accent) >= 4.5)
    #expect(contrast(colors.keyHint, colors.key) >= 4.5)
  }

  @Test(arguments: [false, true])
  func theFocusedFieldsOutlineStandsOut(isDark: Bool) {
    let colors = (isDark ? Theme.dark : .light).colors
    for ground in colors.panels { #expect(contrast(colors.accent, ground) >= 3) }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  /// Relative luminance as WCAG 2 defines it.
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// `x` to the power of 2.4, as a square times a fifth root taken twice.
  private func power(_ x: Double) -> Double {
    var root = 0.7
    for _ in 0..<60 { root -= (root * root * root * root * root - x) / (5 * root * root * root * root) }
    return x * x * root * root
  }
}
