import CX11
import X11Model

/// Sets of XInput 2 event types.
@MainActor enum InputMask {
  private static let length = Int(XI_LASTEVENT) >> 3 + 1

  /// Replaces what is selected on `window` for each of these sets of devices; nothing deselects.
  /// `XISelectEvents`
  static func select(
    _ wishes: [(types: [Int32], devices: Int32)], on window: XWindow, _ connection: Connection
  ) {
    var bits = [UInt8](repeating: 0, count: length * wishes.count)
    for (index, wish) in wishes.enumerated() {
      for type in wish.types { bits[length * index + Int(type) >> 3] |= 1 << UInt8(type & 7) }
    }
    bits.withUnsafeMutableBufferPointer { bits in
      var masks = wishes.indices.map { index in
        XIEventMask(
          deviceid: wishes[index].devices, mask_len: Int32(length), mask: bits.baseAddress! + length * index)
      }
      XISelectEvents(connection.display, window.rawValue, &masks, Int32(masks.count))
    }
  }

  /// Gives us the pointer while it is over a pop-up. No window manager knows the pop-up: one whose focus follows the
  /// pointer would take the keys from its owner. Our windows get what they always get, and so does everybody else as
  /// soon as the pointer is elsewhere. One round trip. `XIGrabEnter`
  static func grabWhileInside(_ types: [Int32], of window: XWindow, _ connection: Connection) {
    var bits = [UInt8](repeating: 0, count: length)
    for type in types { bits[Int(type) >> 3] |= 1 << UInt8(type & 7) }
    var any = XIGrabModifiers(modifiers: Int32(bitPattern: UInt32(XIAnyModifier)), status: 0)
    bits.withUnsafeMutableBufferPointer {
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices, mask_len: Int32(length), mask: $0.baseAddress)
      XIGrabEnter(
        connection.display, XIAllMasterDevices, window.rawValue, UInt(None), XIGrabModeAsync, XIGrabModeAsync,
        1,
        &mask, 1, &any)
    }
  }
}
