import CX11
import CX11Shims
import Glibc
import UICore
import X11Model

/// Xlib's built-in input method: dead keys and Compose, in our own process, so that it cannot freeze.
@MainActor final class InputMethod {
  private let connection: Connection
  private var method: XIM?
  private var wasOpened = false
  /// Whether keys have to go through it.
  var isOpen: Bool { method != nil }

  init(_ connection: Connection) { self.connection = connection }

  /// Reads the Compose file, which takes 11 to 14 ms and half a megabyte: hence not before there is something
  /// to compose. `XOpenIM`
  func open() {
    guard !wasOpened else { return }
    wasOpened = true
    InputMethod.useUTF8()
    // Process-wide: no other place may call it.
    XSetLocaleModifiers("@im=none")
    method = XOpenIM(connection.display, nil, nil, nil)
    if method == nil { log("no input method: dead keys and Compose do not work (is libx11-data installed?)") }
  }

  /// Whether the user has rules of their own, which may begin with any key. `XCOMPOSEFILE`, `~/.XCompose`
  nonisolated static var hasOwnRules: Bool {
    if getenv("XCOMPOSEFILE") != nil { return true }
    guard let home = getenv("HOME") else { return false }
    return access(String(cString: home) + "/.XCompose", R_OK) == 0
  }

  /// `XCreateIC`
  func makeContext(for window: XWindow) -> XIC? {
    method.flatMap { outfield_create_ic($0, window.rawValue) }
  }

  /// Only the character type: another LC_NUMERIC would turn decimal points into commas.
  static func useUTF8() {
    setlocale(LC_CTYPE, "")
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
    if codeset != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
