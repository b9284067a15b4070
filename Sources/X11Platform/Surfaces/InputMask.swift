import CX11

/// Sets of XInput 2 event types.
@MainActor enum InputMask {
  /// Replaces what is selected on `window` for these devices; nothing deselects. `XISelectEvents`
  static func select(_ types: [Int32], devices: Int32, on window: XWindow, _ connection: Connection) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) >> 3 + 1)
    for type in types { bits[Int(type) >> 3] |= 1 << UInt8(type & 7) }
    bits.withUnsafeMutableBufferPointer {
      var mask = XIEventMask(deviceid: devices, mask_len: Int32($0.count), mask: $0.baseAddress)
      XISelectEvents(connection.display, window.rawValue, &mask, 1)
    }
  }
}
