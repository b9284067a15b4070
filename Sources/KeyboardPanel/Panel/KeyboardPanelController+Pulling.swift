import UICore

/// The panel is pulled down by the bar at its upper edge.
extension KeyboardPanelController {
  /// It follows, and can be taken back; let go far down, or thrown, it is hidden as by the hide key.
  func pull(_ pan: PanGestureRecognizer) {
    guard isVisible, mover.slide.isSliding else { return }
    switch pan.state {
    case .began, .changed: mover.slide.pull(by: pan.translation.y)
    case .ended where isPulledAway(pan): hide()
    case .ended, .cancelled: mover.slide.letGo()
    case .possible, .failed: break
    }
  }

  private func isPulledAway(_ pan: PanGestureRecognizer) -> Bool {
    let isFar = pan.translation.y > mover.slide.upFrame.height / 2
    return pan.velocity.y > Self.throwing || isFar && pan.velocity.y > -Self.throwing
  }

  /// In points a second.
  private static let throwing = 500.0
}
