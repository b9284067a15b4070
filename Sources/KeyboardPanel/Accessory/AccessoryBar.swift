import UICore

/// The bar above the keys: to the field before and to the one after where reading begins, and Done where it ends. The panel
/// can be pulled down by it.
@MainActor final class AccessoryBar: View, Measured {
  private let style: KeyStyle
  let toPrevious: AccessoryKey
  let toNext: AccessoryKey
  let done: AccessoryKey

  init(
    style: KeyStyle, act: @escaping @MainActor (AccessoryKey.Role) -> Void,
    pull: @escaping @MainActor (PanGestureRecognizer) -> Void
  ) {
    toPrevious = AccessoryKey(.previous, style: style) { act(.previous) }
    toNext = AccessoryKey(.next, style: style) { act(.next) }
    done = AccessoryKey(.done, style: style) { act(.done) }
    self.style = style
    super.init(frame: .zero)
    for key in [toPrevious, toNext, done] { addSubview(key) }
    addGestureRecognizer(makePullRecognizer(pull))
  }

  private func makePullRecognizer(
    _ pull: @escaping @MainActor (PanGestureRecognizer) -> Void
  ) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer { if let pan = $0 as? PanGestureRecognizer { pull(pan) } }
    pan.shouldBegin = { [weak pan] in
      let way = pan?.translation ?? .zero
      return way.y > abs(way.x)
    }
    return pan
  }

  /// A little wider than high: for a finger, and apart from its neighbour.
  private static let keyWidth = 48.0
  private static let margin = 6.0

  func preferredSize(width: Double) -> Size {
    Size(width: width, height: style.theme.metrics.accessoryBarHeight)
  }

  override func layoutSubviews() {
    let width = min(Self.keyWidth, bounds.width / 3)
    let margin = min(Self.margin, max(0, bounds.width - 3 * width))
    for (index, key) in [toPrevious, toNext].enumerated() {
      key.leadingFrame = Rect(x: margin + Double(index) * width, y: 0, width: width, height: bounds.height)
    }
    done.leadingFrame = Rect(x: bounds.width - margin - width, y: 0, width: width, height: bounds.height)
  }
}
