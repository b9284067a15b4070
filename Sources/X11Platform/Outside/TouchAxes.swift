import CX11
import UICore
import X11Model

/// The ranges of touchscreens' axes, to find a touch on the screen from a raw event.
@MainActor final class TouchAxes {
  private let connection: Connection
  private var known: [Int32: [AxisRange]] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// When devices come, go or change.
  func forget() { known.removeAll() }

  /// Where a touch is, as its device counts.
  struct Place {
    let device: Int32
    /// To the right and downwards; nil where the event does not say.
    fileprivate var values: [Double?] = [nil, nil]

    /// `values` have the device's transformation applied, `raw_values` not.
    init(_ event: XIRawEvent) {
      device = event.sourceid
      var slot = 0
      for valuator in 0..<Int(event.valuators.mask_len) * 8
      where event.valuators.mask[valuator >> 3] & (1 << UInt8(valuator & 7)) != 0 {
        if valuator < 2 { values[valuator] = event.valuators.values[slot] }
        slot += 1
      }
    }
  }

  /// On the screen, in pixels. A round trip for the screen's size.
  func location(of place: Place) -> ScreenPoint {
    let (axes, size) = (ranges(of: place.device), connection.screenSize())
    return ScreenPoint(
      x: place.values[0].map { axes[0].pixel($0, of: size.width) } ?? 0,
      y: place.values[1].map { axes[1].pixel($0, of: size.height) } ?? 0)
  }

  /// One round trip for each device. `XIQueryDevice`
  private func ranges(of device: Int32) -> [AxisRange] {
    if let ranges = known[device] { return ranges }
    var ranges = [AxisRange(least: 0, most: 65535), AxisRange(least: 0, most: 65535)]
    var count: Int32 = 0
    if let info = connection.trapping({ XIQueryDevice(connection.display, device, &count) }) {
      for index in 0..<Int(info.pointee.num_classes) {
        guard let item = info.pointee.classes[index], item.pointee.type == XIValuatorClass else { continue }
        let valuator = UnsafeRawPointer(item).load(as: XIValuatorClassInfo.self)
        if valuator.number < 2 {
          ranges[Int(valuator.number)] = AxisRange(least: valuator.min, most: valuator.max)
        }
      }
      XIFreeDeviceInfo(info)
    }
    known[device] = ranges
    return ranges
  }
}
