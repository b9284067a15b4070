import CX11
import CXft
import TextShaping

/// What the display knows of how fonts are to be drawn: its resources, for which fontconfig's own settings
/// would otherwise be taken.
final class FontAdvisor: FontPatternAdvisor {
  private let display: OpaquePointer
  private let screen: Int32
  /// Objects of a pattern, and what the resources say of them; read when first needed.
  private lazy var wishes = FontAdvisor.names.compactMap { name, isBool in
    wish(name).map { (name: name, isBool: isBool, value: $0) }
  }
  private var hasStarted = false

  private static let names = [
    (FC_ANTIALIAS, true), (FC_HINTING, true), (FC_AUTOHINT, true), (FC_HINT_STYLE, false), (FC_RGBA, false),
  ]

  init(_ display: OpaquePointer, screen: Int32) {
    self.display = display
    self.screen = screen
  }

  func advise(_ pattern: OpaquePointer) {
    if !hasStarted {
      hasStarted = true
      // Text is laid out on the main actor only.
      MainActor.assumeIsolated { FontConfigStart.wait() }
    }
    for wish in wishes {
      if wish.isBool {
        FcPatternAddBool(pattern, wish.name, wish.value)
      } else {
        FcPatternAddInteger(pattern, wish.name, wish.value)
      }
    }
  }

  /// Fills in size, resolution and the rest of the display's wishes. `XftDefaultSubstitute`
  func complete(_ pattern: OpaquePointer) { XftDefaultSubstitute(display, screen, pattern) }

  /// A resource such as `Xft.hintstyle: hintslight`, as a number. `XGetDefault`
  private func wish(_ name: String) -> Int32? {
    guard let text = XGetDefault(display, "Xft", name) else { return nil }
    let word = String(cString: text)
    if let number = Int32(word) { return number }
    switch word {
    case "true", "on", "yes": return 1
    case "false", "off", "no": return 0
    default: break
    }
    var value: Int32 = 0
    let isKnown = word.withCString {
      $0.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcNameConstant($0, &value) }
    }
    return isKnown != 0 ? value : nil
  }
}
