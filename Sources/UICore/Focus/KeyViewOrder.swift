/// In which order Tab visits the views of a window: as they are read, top to bottom, and along a line from
/// the leading edge on.
@MainActor struct KeyViewOrder {
  let root: View

  /// The view after (or before) `current` that takes part in the walk, going round at the end.
  func view(after current: Responder?, backwards: Bool, where takesPart: (View) -> Bool) -> View? {
    let all = views(where: takesPart)
    guard !all.isEmpty else { return nil }
    guard let index = all.firstIndex(where: { $0 === current }) else {
      return backwards ? all.last : all.first
    }
    return all[(index + (backwards ? all.count - 1 : 1)) % all.count]
  }

  /// All views that take part in the walk, in their order.
  func views(where takesPart: (View) -> Bool) -> [View] {
    var views: [View] = []
    collect(root, into: &views)
    return views.filter(takesPart)
  }

  private func collect(_ view: View, into views: inout [View]) {
    guard !view.isHidden, !view.isTransparent, view.isEnabled, !view.toolTraits.contains(.isSkippedByTab)
    else { return }
    if view.canBecomeFirstResponder { views.append(view) }
    for child in view.subviews.sorted(by: { isReadBefore($0, $1) }) { collect(child, into: &views) }
  }

  /// Two views on one line are read in the layout's direction, else top to bottom.
  private func isReadBefore(_ a: View, _ b: View) -> Bool {
    let shareLine = a.frame.minY < b.frame.midY && b.frame.minY < a.frame.midY
    guard shareLine else { return a.frame.minY < b.frame.minY }
    return root.layoutDirection == .leftToRight ? a.frame.minX < b.frame.minX : a.frame.maxX > b.frame.maxX
  }
}

extension Window {
  /// The text fields that a Next key visits, in the order in which it does. O(views).
  public var textFields: [View] { KeyViewOrder(root: self).views { $0.textInput != nil } }

  /// Gives the focus to the view that is read after the first responder, or before it, going round at
  /// the ends. Tab visits every view that takes keys, a Next key only text fields. Returns whether the
  /// focus moved on.
  @discardableResult public func moveFocus(backwards: Bool = false, onlyTextFields: Bool = false) -> Bool {
    let next = KeyViewOrder(root: self).view(after: firstResponder, backwards: backwards) {
      !onlyTextFields || $0.textInput != nil
    }
    return next.map { makeFirstResponder($0, cause: .nextField) } ?? false
  }

  /// Gives the focus to the first field whose text is to be searched for, with all of it selected. Returns whether
  /// there is one and it has the focus.
  @discardableResult public func focusSearch() -> Bool {
    let field = textFields.first { $0.textInput?.keyboardTraits.contentType == .search }
    guard let field, makeFirstResponder(field, cause: .otherField) else { return false }
    field.textInput?.perform(.selectAll)
    return true
  }
}
