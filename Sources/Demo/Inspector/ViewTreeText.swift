import Outfield

/// Puts the view tree of a window into lines: what is seen, in drawing order.
@MainActor struct ViewTreeText {
  /// Deeper views are not indented any further.
  private static let deepest = 10

  private(set) var lines: [InspectorLine] = []
  private let isSkipped: (View) -> Bool

  init(_ window: Window, skipping isSkipped: @escaping (View) -> Bool) {
    self.isSkipped = isSkipped
    visit(window, depth: 0)
  }

  private mutating func visit(_ view: View, depth: Int) {
    guard !view.isHidden, !isSkipped(view) else { return }
    var detail = view.identifier ?? ""
    if view is Pane { detail += detail.isEmpty ? "▢" : " ▢" }
    // The keys would be most of what there is to see.
    let children = view is KeyboardPanelView ? [] : view.subviews
    lines.append(
      InspectorLine(
        look: .branch(depth: min(depth, Self.deepest), isFirst: view.isFirstResponder),
        lead: ViewNames.className(of: view), detail: InspectorLine.Detail(before: detail)))
    for child in children { visit(child, depth: depth + 1) }
  }
}
