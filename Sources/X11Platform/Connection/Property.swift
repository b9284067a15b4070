import CX11
import X11Model

/// Window properties, read and written.
@MainActor enum Property {
  /// The 32-bit items of a property; empty when it is absent. One round trip. `XGetWindowProperty`
  static func read(_ name: Atom, of window: XWindow, on connection: Connection) -> [UInt] {
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = connection.trapping {
      XGetWindowProperty(
        connection.display, window.rawValue, name.rawValue, 0, 1024, 0, UInt(AnyPropertyType), &type, &format,
        &count, &rest, &data)
    }
    guard status == Success, let data else { return [] }
    defer { XFree(data) }
    guard format == 32 else { return [] }
    // Format 32 arrives as C longs, whatever their size.
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  /// A text of format 8, however long; nil when it is absent. One round trip. `XGetWindowProperty`
  static func readText(_ name: Atom, of window: XWindow, on connection: Connection) -> String? {
    var (type, format): (UInt, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = connection.trapping {
      XGetWindowProperty(
        connection.display, window.rawValue, name.rawValue, 0, 0x1FFF_FFFF, 0, UInt(AnyPropertyType), &type,
        &format, &count, &rest, &data)
    }
    guard status == Success, let data else { return nil }
    defer { XFree(data) }
    return format == 8
      ? String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self) : nil
  }

  /// `XChangeProperty`
  static func write(_ property: WindowProperty, of window: XWindow, on connection: Connection) {
    func change(_ format: Int32, _ data: UnsafePointer<UInt8>?, count: Int) {
      XChangeProperty(
        connection.display, window.rawValue, property.name.rawValue, property.type.rawValue, format,
        PropModeReplace, data, Int32(count))
    }
    switch property.value {
    case .bytes(let bytes): bytes.withUnsafeBufferPointer { change(8, $0.baseAddress, count: $0.count) }
    // Items of format 32 are C longs.
    case .items(let items):
      items.withUnsafeBytes { change(32, $0.bindMemory(to: UInt8.self).baseAddress, count: items.count) }
    }
  }
}
