import UICore

/// A finger that scrolls the text of an input, and what goes on when it has thrown it.
@MainActor final class TextGlide {
  private unowned let input: TextInputView
  private let momentum = Momentum()
  /// How far the finger, or what it has thrown, had come.
  private var last = 0.0

  init(_ input: TextInputView) { self.input = input }

  func makeRecognizer() -> PanGestureRecognizer {
    let pan = PanGestureRecognizer { [weak self] in
      if let pan = $0 as? PanGestureRecognizer { self?.follow(pan) }
    }
    // The second tap of two may select by words.
    pan.shouldReceive = { [weak self] in $0.isTouch && $0.clickCount == 1 && $0.target === self?.input }
    pan.shouldBegin = { [weak self, weak pan] in pan.flatMap { self?.canFollow($0.translation) } ?? false }
    return pan
  }

  func stop() -> Bool { momentum.stop() }

  /// Where the text has come to its end, or goes the other way, the drag is for what lies around: tried with a point.
  private func canFollow(_ way: Point) -> Bool {
    let (along, across) = (along(way), along(Point(x: way.y, y: way.x)))
    return abs(along) > abs(across) && input.display.scroll(by: along < 0 ? 1 : -1)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: last = along(pan.translation)
    case .changed: scroll(to: along(pan.translation))
    case .ended:
      last = 0
      momentum.start(pan.velocity, in: input.window?.application) { [weak self] way in
        guard let self else { return false }
        return scroll(to: along(way))
      }
    case .possible, .failed, .cancelled: break
    }
  }

  @discardableResult private func scroll(to place: Double) -> Bool {
    defer { last = place }
    return place == last || input.display.scroll(by: last - place)
  }

  private func along(_ way: Point) -> Double { input.display.scrollAxis == .vertical ? way.y : way.x }
}
