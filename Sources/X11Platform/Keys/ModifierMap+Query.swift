import CX11
import UICore
import X11Model

extension ModifierMap {
  /// One round trip where Xlib has not fetched the keyboard yet. `XkbKeysymToModifiers`
  @MainActor init(asking connection: Connection) {
    self.init { XkbKeysymToModifiers(connection.display, XKeySym($0.rawValue)) }
  }
}
