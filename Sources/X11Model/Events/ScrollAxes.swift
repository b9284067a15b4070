import UICore

/// The scroll valuators of all devices: positions that only mean something by their differences.
package struct ScrollAxes: Sendable {
  package struct Axis: Sendable, Hashable {
    package var isVertical: Bool
    /// What one notch adds.
    package var increment: Double
    /// Nil until it is known: the first value after that scrolls nothing.
    package var last: Double?

    package init(isVertical: Bool, increment: Double, last: Double?) {
      (self.isVertical, self.increment, self.last) = (isVertical, increment, last)
    }
  }

  private struct Key: Hashable, Sendable {
    var device: Int32
    var valuator: Int32
  }

  private var axes: [Key: Axis] = [:]

  package init() {}

  package var isEmpty: Bool { axes.isEmpty }

  package mutating func set(_ axis: Axis, device: Int32, valuator: Int32) {
    axes[Key(device: device, valuator: valuator)] = axis
  }

  /// The notches that a valuator's new value stands for, or nil when it is no scroll axis.
  package mutating func notches(device: Int32, valuator: Int32, value: Double) -> Point? {
    let key = Key(device: device, valuator: valuator)
    guard let axis = axes[key] else { return nil }
    axes[key]?.last = value
    guard let last = axis.last, axis.increment != 0 else { return .zero }
    let notches = (value - last) / axis.increment
    return axis.isVertical ? Point(x: 0, y: notches) : Point(x: notches, y: 0)
  }
}
