import CX11
import UICore

/// Learns of presses outside of the program by raw events on the root window.
@MainActor final class OutsidePressWatcher {
  func ownPress(touch: Int32?, button: Int32, time: UInt) {}
  func frameChanged(_ window: X11Window) {}
  func devicesChanged() {}
  func observe(_ type: Int32, _ data: UnsafeRawPointer) {}
}
