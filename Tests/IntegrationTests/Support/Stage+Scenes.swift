/// Views by their ids, for the tests of one scene.
extension Stage {
  func view(_ id: String) throws -> DemoView {
    let tree = try demo.tree()
    guard let view = tree[id] else { throw Failure("no \(id): \(tree.views.map(\.id))") }
    return view
  }

  /// Begins to edit the field of that id, and waits until the keyboard panel is up.
  func edit(_ id: String) throws { try edit(view(id)) }

  /// Clicks in the middle of the view of that id.
  @discardableResult
  func click(_ id: String) throws -> DemoEvent { try click(view(id).box.center) }

  /// Looks at a view again and again until it is as wanted: for what no event tells of.
  func waitForView(_ id: String, before deadline: Deadline = Deadline(), where fits: (DemoView) -> Bool)
    throws
    -> DemoView
  {
    while true {
      let view = try view(id)
      if fits(view) { return view }
      if deadline.isOver { throw Failure("\(id) did not become what was waited for: \(view)") }
    }
  }
}
