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
      let batch = views.map { (view: $0, depth: $0.depth) }.sorted { $0.depth < $1.depth }
      views.removeAll(keepingCapacity: true)
      enqueued.removeAll(keepingCapacity: true)
      for (view, _) in batch where view.needsLayout && view.window != nil {
        view.needsLayout = false
        view.layoutSubviews()
      }
    }
  }
}

extension View {
  fileprivate var depth: Int { sequence(first: self) { $0.superview }.reduce(0) { depth, _ in depth + 1 } }
}
