import Testing

extension Integration {
  /// The keyboard panel on the screen.
  @Suite
  @HarnessActor
  struct PanelTests {
    private static let causesOfOutside = ["tapOutside", "pan", "outsideApplication"]
    private static let keysThatLeave = ["hide", "return", "previous", "next", "done", "globe"]

    @Test(arguments: WindowManager.allCases)
    func noPlaceOnThePanelIsOutside(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.edit(try stage.fields()[0])
        let panel = try stage.panel().box
        let tree = try stage.demo.tree()
        let stayingKeys = tree.keys.filter { !Self.keysThatLeave.contains($0.key ?? "") }
        let leavingKeys = tree.keys.filter { Self.keysThatLeave.contains($0.key ?? "") }
        let places = stayingKeys.flatMap(\.box.places) + Self.border(of: panel)
        for place in places where !leavingKeys.contains(where: { $0.box.contains(place) }) {
          let press = try stage.click(place)
          #expect(press.decision == "inside", "\(place)")
          #expect(stage.demo.recent("end").isEmpty, "\(place)")
        }
      }
    }

    @Test(arguments: WindowManager.allCases)
    func keysThatEndEditingSayTheirOwnCause(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        for name in Self.keysThatLeave {
          guard let key = try stage.demo.tree().keys.first(where: { $0.key == name }) else { continue }
          try stage.click(key.box.center)
          let causes = stage.demo.recent("end").compactMap(\.cause)
          #expect(causes.allSatisfy { !Self.causesOfOutside.contains($0) }, "\(name)")
          try Self.editAgain(field, on: stage, after: name)
        }
      }
    }

    /// Whether a key has hidden the panel is seen when it is gone, not while it slides.
    private static func editAgain(_ field: DemoView, on stage: Stage, after key: String) throws {
      let tree = try stage.demo.tree()
      let isHiding = key == "hide" || tree.firstResponder == nil
      if isHiding { try stage.demo.waitFor("keyboardDidHide") }
      if !isHiding && tree.firstResponder?.id == field.id { return }
      try stage.click(try #require(try stage.demo.tree()[field.id]).box.center)
      if isHiding { try stage.demo.waitFor("keyboardDidShow") }
    }

    @Test(arguments: WindowManager.allCases)
    func panelAndKeyboardTypeIntoTheSameFieldInOrder(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        let keys = try stage.demo.tree().keys
        // A panel may begin with a capital.
        for (panelKey, character) in [("f", "1"), ("j", "2"), ("d", "3")] {
          try stage.click(try Self.key(panelKey, in: keys).box.center)
          try stage.keyboard.type(character)
          try stage.demo.waitFor("text") { $0.text?.last == character.last }
        }
        #expect(try stage.demo.tree()[field.id]?.text?.lowercased() == "f1j2d3")
      }
    }

    /// Only without a window manager: one that gives the focus by a click holds the pointer at each press, and
    /// the X server lets keys overtake it.
    @Test func panelAndKeyboardKeepTheirOrderInABurst() throws {
      try Stage.run(.none) { stage in
        let field = try stage.fields()[0]
        try stage.edit(field)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        let keys = try stage.demo.tree().keys
        for (panelKey, character) in [("f", "1"), ("j", "2"), ("d", "3")] {
          stage.pointer.click(try Self.key(panelKey, in: keys).box.center)
          try stage.keyboard.type(character)
        }
        let text = try stage.demo.waitFor("text") { $0.text?.last == "3" }
        #expect(text.view == field.id)
        #expect(text.text?.lowercased() == "f1j2d3")
      }
    }

    @Test func panelIsPaintedWhenItIsShown() throws {
      try Stage.run(.none) { stage in
        try stage.edit(try stage.fields()[0])
        let panel = try stage.panel().box
        let picture = try Picture(of: panel, on: stage.connection)
        #expect(Set(picture.pixels).count > 10)
        let key = try Self.key("f", in: try stage.demo.tree().keys)
        stage.pointer.move(to: key.box.center)
        stage.pointer.press()
        _ = try stage.demo.tree()
        #expect(try Picture(of: panel, on: stage.connection).differences(from: picture) > 0)
      }
    }

    private static func key(_ name: String, in keys: [DemoView]) throws -> DemoView {
      try #require(keys.first { $0.key?.lowercased() == name })
    }

    /// Along the outermost pixels and a little inside, corners included.
    private static func border(of box: Box) -> [Point] {
      [0, 3].flatMap { inset -> [Point] in
        let (left, right) = (box.x + inset, box.maxX - 1 - inset)
        let (top, bottom) = (box.y + inset, box.maxY - 1 - inset)
        let across = stride(from: left, to: right, by: 61).flatMap {
          [Point(x: $0, y: top), Point(x: $0, y: bottom)]
        }
        let down = stride(from: top, to: bottom, by: 41).flatMap {
          [Point(x: left, y: $0), Point(x: right, y: $0)]
        }
        return across + down + [Point(x: right, y: bottom)]
      }
    }
  }
}

extension Box {
  /// The middle, the middles of the four edges, and the gaps right and below.
  fileprivate var places: [Point] {
    [
      center, Point(x: x, y: center.y), Point(x: maxX - 1, y: center.y), Point(x: center.x, y: y),
      Point(x: center.x, y: maxY - 1), Point(x: maxX + 2, y: center.y), Point(x: center.x, y: maxY + 2),
    ]
  }
}
