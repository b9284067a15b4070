import CX11
import UICore
import X11Model

extension ScrollAxes {
  /// Asks the server for all devices, and where their valuators are now: one round trip. `XIQueryDevice`
  @MainActor init(asking connection: Connection) {
    self.init()
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
