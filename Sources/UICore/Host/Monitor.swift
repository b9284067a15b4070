/// One of the screens that the X screen is put together from.
public struct Monitor: Sendable, Hashable {
  /// The upper left corner on the X screen, in pixels.
  public var origin: ScreenPoint
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// What the monitor says of its own size in millimetres, which need not be true; zero where it says nothing.
  public var millimetres: Size

  /// A monitor at a place of the X screen; lengths are in pixels, but for `millimetres`.
  public init(origin: ScreenPoint = .zero, width: Int, height: Int, millimetres: Size = .zero) {
    self.origin = origin
    self.width = width
    self.height = height
    self.millimetres = millimetres
  }

  /// Whether a place on the X screen is on it.
  public func contains(_ point: ScreenPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + width && point.y >= origin.y && point.y < origin.y + height
  }
}

extension Monitor {
  /// Pixels per millimetre, where what the monitor says of its size can be true.
  ///
  /// Projectors say nothing; some television sets say 160 × 90 or 1600 × 900, which is only their shape; and some
  /// drivers forget to turn the figures with the picture.
  public var density: Double? {
    guard width > 0, height > 0, !Self.shapes.contains(millimetres) else { return nil }
    let turned = Size(width: millimetres.height, height: millimetres.width)
    return density(of: millimetres) ?? density(of: turned)
  }

  private func density(of size: Size) -> Double? {
    let (across, down) = (Double(width) / size.width, Double(height) / size.height)
    guard Self.densities.contains(across), Self.densities.contains(down) else { return nil }
    // Pixels are square, and millimetres are rounded.
    return max(across, down) / min(across, down) < 1.2 ? (across + down) / 2 : nil
  }

  /// From a wall of lamps to the densest telephone, in pixels per millimetre.
  private static let densities = 0.8...35.0

  /// The X server and the desktops know the same ones by heart. Of other shapes the largest could be true: 400 × 300.
  private static let shapes: Set<Size> = {
    let wide = [1, 10, 100].flatMap {
      [Size(width: 16 * $0, height: 9 * $0), Size(width: 16 * $0, height: 10 * $0)]
    }
    let others = [1, 10].flatMap {
      [Size(width: 4 * $0, height: 3 * $0), Size(width: 5 * $0, height: 4 * $0)]
    }
    return Set((wide + others).flatMap { [$0, Size(width: $0.height, height: $0.width)] })
  }()
}
