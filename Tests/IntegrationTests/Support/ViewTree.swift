/// Every view of every window of the demo, in drawing order.
struct ViewTree {
  let views: [DemoView]
  /// The views that a press can meet: a place is looked for among many, and a debug build copies views slowly.
  private let usable: [(index: Int, box: Box)]

  init(_ event: DemoEvent) throws {
    guard let views = event.body["views"]?.array else { throw Failure("no views: \(event)") }
    self.views = try views.map(DemoView.init)
    usable = self.views.enumerated().filter { $0.element.isUsable }.map { ($0.offset, $0.element.box) }
  }

  subscript(id: String) -> DemoView? {
    views.first { $0.id == id }
  }

  var fields: [DemoView] { views.filter { $0.isField && $0.isUsable } }
  var buttons: [DemoView] { views.filter { $0.isButton && $0.isUsable && $0.key == nil } }
  var keys: [DemoView] { views.filter { $0.key != nil && $0.isUsable } }
  var firstResponder: DemoView? { views.first(where: \.isFirstResponder) }

  /// The view that a press there meets: the last one drawn.
  func view(at place: Point) -> DemoView? { index(at: place).map { views[$0] } }

  private func index(at place: Point) -> Int? {
    var number = usable.count
    while number > 0 {
      number -= 1
      if usable[number].box.contains(place) { return usable[number].index }
    }
    return nil
  }

  /// A place of this view that no other covers, as far as can be from its edges.
  func freePlace(of view: DemoView) -> Point? {
    guard let own = views.firstIndex(where: { $0.id == view.id }) else { return nil }
    let places = [view.box.center] + view.box.places(every: 6)
    return places.first { place in
      let around = [(0, 0), (-5, -5), (5, -5), (-5, 5), (5, 5)].map { place + Point(x: $0.0, y: $0.1) }
      return around.allSatisfy { index(at: $0) == own }
    }
  }
}
