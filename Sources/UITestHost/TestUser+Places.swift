import UICore

/// Where a user would point to mean a view.
extension TestUser {
  /// Why a view cannot be pressed.
  public enum Obstacle: Hashable, CustomStringConvertible {
    /// It is in no window, or in one that is not open.
    case isNotOpen
    /// It, or a view around it, is hidden or transparent.
    case isHidden
    /// Nothing of it is in sight: it has no size, is scrolled away, or lies outside of its window.
    case isOutOfSight
    /// Something else is in its place.
    case isCovered(by: String)

    /// The rest of a sentence that begins with the view.
    public var description: String {
      switch self {
      case .isNotOpen: "is in no open window"
      case .isHidden: "is hidden"
      case .isOutOfSight: "is out of sight: scrolled away, outside of its window, or without a size"
      case .isCovered(let cover): "is covered by \(cover)"
      }
    }
  }

  /// Why the middle of what is seen of `view` cannot be pressed, or nil if it can.
  public func obstacle(to view: View) -> Obstacle? {
    guard let window = view.window, window.windowID != nil else { return .isNotOpen }
    guard view.isVisibleInTree else { return .isHidden }
    guard let point = view.visibleMiddle else { return .isOutOfSight }
    let inTopLevel = point + window.originInTopLevel
    for popUp in window.popUps where popUp.contains(inTopLevel - popUp.origin) {
      return .isCovered(by: popUp.nameInTests)
    }
    guard let hit = window.hitTest(point), !view.isMeant(by: hit) else { return nil }
    return .isCovered(by: hit.nameInTests)
  }

  func place(of view: View, _ file: StaticString, _ line: UInt) -> (Point, Window)? {
    if let obstacle = obstacle(to: view) {
      fail("\(view.nameInTests) \(obstacle)", file, line)
      return nil
    }
    return view.window.flatMap { window in view.visibleMiddle.map { ($0, window) } }
  }
}

extension View {
  /// What a reader of a failed test knows it by.
  fileprivate var nameInTests: String {
    let name = String(describing: type(of: self))
    return identifier.map { "\(name) “\($0)”" } ?? name
  }

  /// The middle of what no view around it cuts off, in the window; nil where that is nothing.
  fileprivate var visibleMiddle: Point? {
    var visible = convertToWindow(bounds)
    for view in sequence(first: self as View, next: \.superview) where view.clipsToBounds {
      visible = visible.intersection(view.convertToWindow(view.bounds))
    }
    return visible.isEmpty ? nil : visible.center
  }

  /// Whether a press that hits `hit` is one on this view: on a part of it, or on what it lies on and leaves presses
  /// to, as a label does.
  fileprivate func isMeant(by hit: View) -> Bool {
    if hit.isDescendant(of: self) { return true }
    guard isDescendant(of: hit) else { return false }
    return sequence(first: self as View, next: \.superview).prefix { $0 !== hit }
      .contains { !$0.isUserInteractionEnabled }
  }
}
