/// Every view of every window of the demo, in drawing order.
struct ViewTree {
  let views: [DemoView]

  init(_ event: DemoEvent) throws {
    guard let views = event.body["views"]?.array else { throw Failure("no views: \(event)") }
    self.views = try views.map(DemoView.init)
  }

  subscript(id: String) -> DemoView? {
    views.first { $0.id == id }
  }

  var fields: [DemoView] { views.filter { $0.isField && $0.isUsable } }
  var buttons: [DemoView] { views.filter { $0.isButton && $0.isUsable && $0.key == nil } }
  var keys: [DemoView] { views.filter { $0.key != nil && $0.isUsable } }
  var firstResponder: DemoView? { views.first(where: \.isFirstResponder) }

  /// The view that a press there meets: the last one drawn.
  func view(at place: Point) -> DemoView? {
    views.last { $0.isUsable && $0.box.contains(place) }
  }

  /// A place of this view that no other covers, as far as can be from its edges.
  func freePlace(of view: DemoView) -> Point? {
    let places = [view.box.center] + view.box.places(every: 6)
    return places.first { place in
      let around = [(0, 0), (-5, -5), (5, -5), (-5, 5), (5, 5)].map { place + Point(x: $0.0, y: $0.1) }
      return around.allSatisfy { self.view(at: $0)?.id == view.id }
    }
  }
}
