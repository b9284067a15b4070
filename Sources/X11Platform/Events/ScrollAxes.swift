import CX11
import UICore

/// The scroll valuators of all devices: positions that only mean something by their differences.
struct ScrollAxes: Sendable {
  struct Axis: Sendable, Hashable {
    var isVertical: Bool
    /// What one notch adds.
    var increment: Double
    /// Nil until it is known: the first value after that scrolls nothing.
    var last: Double?
  }

  private struct Key: Hashable, Sendable {
    var device: Int32
    var valuator: Int32
  }

  private var axes: [Key: Axis] = [:]

  var isEmpty: Bool { axes.isEmpty }

  mutating func set(_ axis: Axis, device: Int32, valuator: Int32) {
    axes[Key(device: device, valuator: valuator)] = axis
  }

  /// The notches that a valuator's new value stands for, or nil when it is no scroll axis.
  mutating func notches(device: Int32, valuator: Int32, value: Double) -> Point? {
    let key = Key(device: device, valuator: valuator)
    guard let axis = axes[key] else { return nil }
    axes[key]?.last = value
    guard let last = axis.last, axis.increment != 0 else { return .zero }
    let notches = (value - last) / axis.increment
    return axis.isVertical ? Point(x: 0, y: notches) : Point(x: notches, y: 0)
  }
}

extension ScrollAxes {
  /// Asks the server for all devices, and where their valuators are now: one round trip. `XIQueryDevice`
  @MainActor init(asking connection: Connection) {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(connection.display, XIAllDevices, &count) else { return }
    defer { XIFreeDeviceInfo(devices) }
    for device in UnsafeBufferPointer(start: devices, count: Int(count)) { add(device) }
  }

  @MainActor private mutating func add(_ device: XIDeviceInfo) {
    var values: [Int32: Double] = [:]
    var scrolls: [XIScrollClassInfo] = []
    for index in 0..<Int(device.num_classes) {
      guard let info = device.classes[index] else { continue }
      let raw = UnsafeRawPointer(info)
      if info.pointee.type == XIValuatorClass {
        let valuator = raw.load(as: XIValuatorClassInfo.self)
        values[valuator.number] = valuator.value
      } else if info.pointee.type == XIScrollClass {
        scrolls.append(raw.load(as: XIScrollClassInfo.self))
      }
    }
    for scroll in scrolls {
      set(
        Axis(
          isVertical: scroll.scroll_type == XIScrollTypeVertical, increment: scroll.increment,
          last: values[scroll.number]),
        device: device.deviceid, valuator: scroll.number)
    }
  }
}
