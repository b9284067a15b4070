import CXTest
import Testing

extension Integration {
  /// Drags between two programs that know nothing of each other.
  @Suite
  @HarnessActor
  struct DragProgramsTests {
    @Test(arguments: [WindowManager.none, .openbox])
    func twoDemosGiveEachOtherText(manager: WindowManager) throws {
      try Stage.runBesideRoom(manager) { stage in
        let other = try DemoProcess(DemoSetup(arguments: ["--size", "600x700"]), on: stage.display.name)
        defer { other.process.end() }
        let window = XID(try #require(try other.waitFor("ready").body["window"]?.integer))
        try stage.place(window, of: other, at: Point(x: 650, y: 20))
        let field = try stage.fields()[0]
        let target = try #require(try other.tree()[field.id])
        try stage.selectedText("abc", in: field)
        stage.drag(from: field, to: target.box.center)
        try other.waitFor("text") { $0.view == field.id && $0.text == "abc" }
        try other.waitFor("begin") { $0.view == field.id }
        #expect(try stage.demo.tree()[field.id]?.text == "abc")
        try stage.waitForFocus(of: window)
        try stage.keyboard.key(Keys.a, holding: Keys.control)
        try other.nextStep()
        stage.beginDrag(from: target, to: field.box.center)
        try stage.keyboard.holding(Keys.shift) {
          stage.pointer.move(to: field.box.center + Point(x: 1, y: 0))
          stage.pointer.release()
        }
        try stage.demo.waitFor("text") { $0.view == field.id && ($0.text ?? "").count == 6 }
        try other.waitFor("text") { $0.view == field.id && $0.text == "" }
      }
    }

    /// What is met first of the other program is its title bar, which takes nothing.
    @Test func theWayIntoAWindowMayLeadOverItsFrame() throws {
      try Stage.runBesideRoom(.openbox) { stage in
        let other = try DemoProcess(DemoSetup(arguments: ["--size", "600x700"]), on: stage.display.name)
        defer { other.process.end() }
        let window = XID(try #require(try other.waitFor("ready").body["window"]?.integer))
        try stage.place(window, of: other, at: Point(x: 650, y: 30))
        let field = try stage.fields()[0]
        let target = try #require(try other.tree()[field.id])
        let box = try #require(stage.connection.box(of: window))
        try stage.selectedText("abc", in: field)
        // Past the window first, so that nothing inside it is met.
        stage.beginDrag(from: field, to: Point(x: box.x - 12, y: 4))
        for step in 0..<3 {
          stage.pointer.move(to: Point(x: box.x + 61 + step, y: box.y - 6))
          _ = try stage.demo.tree()
        }
        stage.pointer.move(to: target.box.center)
        stage.pointer.release()
        try other.waitFor("text") { $0.view == field.id && $0.text == "abc" }
      }
    }

    @Test(GTKEntry.isNeeded, arguments: [WindowManager.none, .openbox])
    func gtkGetsOurText(manager: WindowManager) throws {
      try Stage.runBesideRoom(manager) { stage in
        let gtk = try GTKEntry(stage)
        defer { gtk.close() }
        let field = try stage.fields()[0]
        try stage.selectedText("two words", in: field)
        stage.drag(from: field, to: gtk.box.center)
        try gtk.waitForText("two words")
        #expect(try stage.demo.tree()[field.id]?.text == "two words")
      }
    }

    @Test(GTKEntry.isNeeded, arguments: [WindowManager.none, .openbox])
    func weGetTextFromGTK(manager: WindowManager) throws {
      try Stage.runBesideRoom(manager) { stage in
        let gtk = try GTKEntry(stage, text: "from GTK, Zoë")
        defer { gtk.close() }
        let field = try stage.fields()[0]
        let start = Point(x: gtk.box.x + 25, y: gtk.box.center.y)
        try stage.dragFromElsewhere(at: start, to: field, until: "from GTK, Zoë")
        try stage.demo.waitFor("begin") { $0.view == field.id }
      }
    }
  }
}
