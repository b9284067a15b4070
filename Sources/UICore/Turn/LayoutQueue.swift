/// The views whose subviews must be placed before the next paint.
@MainActor final class LayoutQueue {
  private var views: [View] = []

  func enqueue(_ view: View) {
    if view.isInLayoutQueue { return }
    view.isInLayoutQueue = true
    views.append(view)
  }

  static let mostRounds = 16

  /// Lays out, parents first, until nothing asks for more. Returns a view that still does after many rounds, as one
  /// whose layout asks for another: what is left waits for the next turn.
  func run() -> View? {
    var rounds = 0
    while !views.isEmpty {
      if rounds == Self.mostRounds { return views[0] }
      rounds += 1
      if views.count == 1 { layOutOne() } else { layOutAll() }
    }
    return nil
  }

  private func layOutOne() {
    let view = views.removeLast()
    view.isInLayoutQueue = false
    layOut(view)
  }

  private func layOutAll() {
    let batch = views.map { (view: $0, depth: $0.depth) }.sorted { $0.depth < $1.depth }
    views.removeAll(keepingCapacity: true)
    for (view, _) in batch { view.isInLayoutQueue = false }
    for (view, _) in batch { layOut(view) }
  }

  private func layOut(_ view: View) {
    guard view.needsLayout, view.window != nil else { return }
    view.needsLayout = false
    view.isLayingOut = true
    view.layoutSubviews()
    view.isLayingOut = false
  }
}

extension View {
  fileprivate var depth: Int { sequence(first: self) { $0.superview }.reduce(0) { depth, _ in depth + 1 } }
}
