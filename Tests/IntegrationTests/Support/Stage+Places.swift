/// Where the tests click: found in the tree of views, so that no test knows the demo's layout.
extension Stage {
  /// The fields of the scene that take any text and have an empty place beside them in what contains them.
  func fields() throws -> [DemoView] {
    let tree = try demo.tree()
    let fields = tree.fields.filter { field in
      !Self.ofNumbers.contains { field.id.hasSuffix($0) } && background(beside: field, in: tree) != nil
    }
    guard fields.count >= 2 else { throw Failure("fewer than two fields: \(tree.views.map(\.id))") }
    return fields
  }

  private static let ofNumbers = ["/quantity", "/limit", "/pin", "/phone"]

  /// An empty place in the nearest container of the field that has one.
  func background(beside field: DemoView) throws -> Point {
    let tree = try demo.tree()
    guard let place = background(beside: field, in: tree) else {
      throw Failure("no empty place beside \(field.id): \(tree.views)")
    }
    return place
  }

  /// A button that takes no part in editing.
  func button() throws -> (view: DemoView, place: Point) {
    let tree = try demo.tree()
    let groups = Set(tree.fields.map(\.id))
    for button in tree.buttons where !groups.contains(button.parent ?? "") {
      if let place = tree.freePlace(of: button) { return (button, place) }
    }
    throw Failure("no button: \(tree.views.map(\.id))")
  }

  private func background(beside field: DemoView, in tree: ViewTree) -> Point? {
    guard let container = field.parent.flatMap({ tree[$0] }) else { return nil }
    return tree.freePlace(of: container) ?? background(beside: container, in: tree)
  }
}

extension Stage {
  /// Waits until the demo's window and another program's lie side by side, as a manager that tiles lays them.
  func waitUntilBeside(_ client: ForeignClient) throws {
    let deadline = Deadline()
    while true {
      let tree = try demo.tree()
      let (ours, other) = (connection.box(of: window), connection.box(of: client.window))
      if let ours, let other, ours.x + ours.width <= other.x, tree.views[0].box.width == ours.width { return }
      guard !deadline.isOver else { throw Failure("the windows are not side by side") }
    }
  }
}
