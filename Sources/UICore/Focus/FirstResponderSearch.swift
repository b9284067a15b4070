extension View {
  /// The first responder at or below this view, found through the window's reference: O(depth), and O(1) for
  /// a window. Change it with `becomeFirstResponder()` and `resignFirstResponder()`.
  public var firstResponder: Responder? {
    guard let window, let responder = window.storedFirstResponder else { return nil }
    return self === window || responder.chain.contains { $0 === self } ? responder : nil
  }

  /// The same, found by looking at every view below: the plain definition that ``firstResponder`` agrees with.
  /// O(views).
  public func searchFirstResponder() -> Responder? {
    if isFirstResponder { return self }
    if let viewController, viewController.isFirstResponder { return viewController }
    for child in subviews {
      if let found = child.searchFirstResponder() { return found }
    }
    return nil
  }
}
