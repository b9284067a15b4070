/// Names a rectangle of the host's screen that is painted as one: an X window of ours.
public struct SurfaceID: Sendable, Hashable, RawRepresentable {
  /// A number that no other surface of the program has or had.
  public var rawValue: Int
  /// The name with that number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Names a top-level window or a pop-up. Its own surface carries the same number.
public struct WindowID: Sendable, Hashable, RawRepresentable {
  /// The number of its surface.
  public var rawValue: Int
  /// The name with that number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The surface of the window itself.
  public var surface: SurfaceID { SurfaceID(rawValue: rawValue) }
}

/// Names a mouse or a finger: X's device, and the touch sequence where there is one.
public struct PointerID: Sendable, Hashable {
  /// X's number of the device.
  public var device: Int
  /// The touch's number, or nil for a mouse.
  public var touch: Int?

  /// A mouse, or a finger with the number of its touch.
  public init(device: Int, touch: Int? = nil) {
    self.device = device
    self.touch = touch
  }

  /// The core pointer, where the host knows no devices.
  public static let mouse = PointerID(device: 0)
}
