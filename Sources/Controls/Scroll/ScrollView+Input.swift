import UICore

/// Wheel, drag and keys.
extension ScrollView {
  /// For each notch of a wheel, in points: three lines.
  static let wheelStep = 60.0
  /// What stays in sight when a page is turned, in points: two lines.
  static let pageOverlap = 40.0

  // MARK: Wheel

  /// Returns whether it moved anything: at its end the wheel is for what lies around it.
  func turnWheel(_ event: ScrollEvent) -> Bool {
    var notches = event.notches
    if event.modifiers.contains(.shift), notches.x == 0 {
      notches = Point(x: notches.y * layoutDirection.forward, y: 0)
    }
    let delta = Point(x: notches.x * Self.wheelStep, y: notches.y * Self.wheelStep)
    return scroll(to: boundsOrigin + delta, cause: .wheel)
  }

  // MARK: Drag

  func makePanRecognizer() -> PanGestureRecognizer {
    let pan = PanGestureRecognizer { [weak self] recognizer in
      self?.drag(recognizer.state, by: (recognizer as? PanGestureRecognizer)?.translation ?? .zero)
    }
    pan.shouldReceive = { [weak self] press in self?.isDragged(by: press) ?? false }
    pan.shouldBegin = { [weak self] in self?.canFollowDrag ?? false }
    return pan
  }

  /// A mouse selects in a text, as the second tap of two does, and pulls an indicator.
  private func isDragged(by press: Press) -> Bool {
    if press.target is ScrollIndicator { return false }
    let isOnText = press.target.textInput != nil
    return press.isTouch ? !isOnText || press.clickCount == 1 : scrollsByMouseDrag && !isOnText
  }

  /// A drag across is for what lies around, and so is one where nothing can move.
  private var canFollowDrag: Bool {
    let (distance, limit) = (pan.translation, maximumOffset)
    return abs(distance.x) > abs(distance.y) ? limit.x > 0 : limit.y > 0
  }

  private func drag(_ state: GestureRecognizer.State, by translation: Point) {
    // From where the drag was recognized, so that the content does not jump by the slop.
    if state == .began { dragOrigin = boundsOrigin + translation }
    if state == .changed { scroll(to: dragOrigin - translation, cause: .drag) }
    if state == .ended { glide(Point.zero - pan.velocity) }
  }

  /// The content was thrown: it goes on, and stops at its edge.
  private func glide(_ velocity: Point) {
    let (start, limit) = (boundsOrigin, maximumOffset)
    let velocity = Point(x: limit.x > 0 ? velocity.x : 0, y: limit.y > 0 ? velocity.y : 0)
    momentum.start(velocity, in: window?.application) { [weak self] way in
      guard let self else { return false }
      scroll(to: start + way, cause: .drag)
      let limit = maximumOffset
      return velocity.x != 0 && (0...limit.x).contains(start.x + way.x)
        || velocity.y != 0 && (0...limit.y).contains(start.y + way.y)
    }
  }

  // MARK: Keys

  func usePageKey(_ event: KeyEvent) -> Bool {
    guard let offset = offset(after: ControlCommand.ofScrollViews[KeyStroke(event)]) else { return false }
    return scroll(to: offset, cause: .pageKey)
  }

  private func offset(after command: ControlCommand?) -> Point? {
    let page = max(frame.height / 2, visibleRect.height - Self.pageOverlap)
    switch command {
    case .previousPage: return boundsOrigin - Point(x: 0, y: page)
    case .nextPage: return boundsOrigin + Point(x: 0, y: page)
    case .first: return Point(x: edge(isLeading: true), y: 0)
    case .last:
      let isVertical = axes.contains(.vertical)
      return Point(x: edge(isLeading: isVertical), y: isVertical ? .infinity : 0)
    default: return nil
    }
  }
}
