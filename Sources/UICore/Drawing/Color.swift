/// A colour in sRGB with straight alpha, 8 bits a channel.
public struct Color: Sendable, Hashable {
  /// From 0 to 255.
  public var red: UInt8
  /// From 0 to 255.
  public var green: UInt8
  /// From 0 to 255.
  public var blue: UInt8
  /// From 0, nothing is seen of it, to 255.
  public var alpha: UInt8

  /// A colour of the screen (sRGB).
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `Color(0x2563eb)`; `opacity` from 0 to 1.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255),
      alpha: UInt8((min(1, max(0, opacity)) * 255).rounded()))
  }

  /// None.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by `opacity`.
  public func withOpacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(1, max(0, opacity))).rounded())
    return color
  }

  /// This colour mixed with `other`: all of it at 0, all of the other at 1.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * min(1, max(0, amount))).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
