import UICore

/// Keeps the caret above the panel: the nearest scroll view scrolls, else the window's content is lifted.
@MainActor final class CaretAvoidance {
  /// What stays free above and below the caret, in points: about the rest of a field and a little air.
  static let margin = 12.0

  private weak var window: Window?
  private weak var scroller: (any KeyboardAvoiding)?
  private var limit = 0.0
  /// Where the caret is in the scroller's content, which scrolling does not change.
  private var caretInContent: Point?

  /// Brings the caret above `limit`, the panel's upper edge in the window.
  func keepVisible(_ input: any TextInputClient, in window: Window, above limit: Double) {
    // A pop-up lies above the panel.
    guard input.textInputView.window === window else { return end() }
    // Lifting what is under a held button would turn a click into a drag.
    guard window.application?.hasPressOnContent == false else { return }
    adopt(window, Self.nearestScroller(around: input.textInputView))
    scroller?.avoidKeyboard(below: limit, caret: Self.caret(of: input))
    let isNews = limit != self.limit
    // What the user scrolls away under the panel stays there: lifting the window after it would undo that.
    if hasOnlyScrolled(input, isNews) { return }
    self.limit = limit
    window.contentLift = Self.lift(
      for: Self.caret(of: input).offset(by: Point(x: 0, y: window.contentLift)), above: limit,
      from: isNews ? 0 : window.contentLift)
  }

  /// The panel goes: everything returns to where it was.
  func end() { adopt(nil, nil) }

  /// How far to lift a window for a caret that would be at `caret` without: as far as now if that will do.
  static func lift(for caret: Rect, above limit: Double, from current: Double) -> Double {
    let least = max(0, caret.maxY + margin - limit)
    let most = max(least, caret.minY - margin)
    return min(max(current, least), most)
  }

  private func hasOnlyScrolled(_ input: any TextInputClient, _ isNews: Bool) -> Bool {
    let place = scroller?.convertFromWindow(Self.caret(of: input).origin)
    defer { caretInContent = place }
    return place != nil && place == caretInContent && !isNews
  }

  private func adopt(_ window: Window?, _ scroller: (any KeyboardAvoiding)?) {
    if self.scroller !== scroller {
      self.scroller?.stopAvoidingKeyboard()
      self.scroller = scroller
      caretInContent = nil
    }
    if self.window !== window {
      self.window?.contentLift = 0
      self.window = window
    }
  }

  private static func caret(of input: any TextInputClient) -> Rect {
    input.textInputView.convertToWindow(input.caretRect)
  }

  private static func nearestScroller(around view: View) -> (any KeyboardAvoiding)? {
    sequence(first: view) { $0.superview }.lazy.compactMap { $0 as? any KeyboardAvoiding }.first
  }
}
