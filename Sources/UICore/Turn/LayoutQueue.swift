/// The views whose subviews must be placed before the next paint.
@MainActor final class LayoutQueue {
  private var views: [View] = []
  private var enqueued: Set<ObjectIdentifier> = []

  func enqueue(_ view: View) {
    if enqueued.insert(ObjectIdentifier(view)).inserted { views.append(view) }
  }

  /// Lays out, parents first, until nothing asks for more.
  func run() {
    var rounds = 0
    while !views.isEmpty, rounds < 16 {
      rounds += 1
      if views.count == 1 {
        layOut(takeViews()[0])
      } else {
        let batch = takeViews().map { (view: $0, depth: $0.depth) }.sorted { $0.depth < $1.depth }
        for (view, _) in batch { layOut(view) }
      }
    }
  }

  private func takeViews() -> [View] {
    let taken = views
    views.removeAll(keepingCapacity: true)
    enqueued.removeAll(keepingCapacity: true)
    return taken
  }

  private func layOut(_ view: View) {
    guard view.needsLayout, view.window != nil else { return }
    view.needsLayout = false
    view.layoutSubviews()
  }
}

extension View {
  fileprivate var depth: Int { sequence(first: self) { $0.superview }.reduce(0) { depth, _ in depth + 1 } }
}
