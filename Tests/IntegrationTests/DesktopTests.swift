import CXTest
import Glibc
import Testing

extension Integration {
  /// The program among others, as a desktop has them.
  @Suite
  @HarnessActor
  struct DesktopTests {
    private static let foreignPlace = Box(x: 1120, y: 690, width: 140, height: 90)

    @Test(.enabled(if: WindowManager.i3.isInstalled, "i3 is not installed: apt-get install i3-wm"))
    func underATilingManagerAClickBesideEndsEditingAndReachesItsWindowOnce() throws {
      try Stage.run(.i3) { stage in
        let client = try ForeignClient(stage.display, at: Self.foreignPlace)
        defer { client.close() }
        // The demo has had half of its place taken and has been told so.
        try stage.waitUntilBeside(client)
        try stage.edit(try stage.fields()[0])
        let press = try stage.click(try client.center())
        #expect(press.decision == "dismiss")
        #expect(stage.demo.recent("end").map(\.cause) == ["outsideApplication"])
        let received = try client.received(untilRelease: 1)
        #expect(received == ForeignClient.Received(presses: 1, releases: 1))
      }
    }

    @Test(.enabled(if: WindowManager.i3.isInstalled, "i3 is not installed: apt-get install i3-wm"))
    func underATilingManagerTheClickThatFocusesTheWindowAlsoBeginsEditing() throws {
      try Stage.run(.i3) { stage in
        let client = try ForeignClient(stage.display, at: Self.foreignPlace)
        defer { client.close() }
        try stage.waitUntilBeside(client)
        let field = try stage.fields()[0]
        try stage.edit(field)
        #expect(stage.demo.all.filter { $0.name == "begin" }.map(\.view) == [field.id])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func aStoppedProgramHoldsNobodysPointer(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let client = try ForeignClient(stage.display, at: Self.foreignPlace)
        defer { client.close() }
        try stage.edit(try stage.fields()[0])
        stage.demo.process.send(SIGSTOP)
        stage.pointer.click(try client.center())
        let received = try client.received(untilRelease: 1)
        stage.demo.process.send(SIGCONT)
        #expect(received == ForeignClient.Received(presses: 1, releases: 1))
        let end = try stage.demo.waitFor("end")
        #expect(end.cause == "outsideApplication")
      }
    }

    @Test func switchingToAnotherWindowHidesThePanelAndKeepsEditing() throws {
      try Stage.run(.openbox) { stage in
        let client = try ForeignClient(stage.display, at: Self.foreignPlace)
        defer { client.close() }
        let field = try stage.fields()[0]
        try stage.edit(field)
        stage.connection.activate(client.window)
        try stage.demo.waitFor("keyboardDidHide")
        #expect(try stage.demo.tree().firstResponder?.id == field.id)
        try stage.demo.nextStep()
        stage.connection.activate(stage.window)
        try stage.demo.waitFor("keyboardDidShow")
        #expect(stage.demo.all.allSatisfy { $0.name != "end" })
        try stage.keyboard.type("x")
        try stage.demo.waitFor("text") { $0.view == field.id }
      }
    }
  }
}
