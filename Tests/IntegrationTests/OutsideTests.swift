import CXTest
import Testing

extension Integration {
  /// Presses outside the program.
  @Suite
  @HarnessActor
  struct OutsideTests {
    @Test(arguments: WindowManager.allCases)
    func clickOnBareRootEndsEditing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        try stage.edit(try stage.fields()[0])
        let place = try stage.connection.bareRootPlace()
        let press = try stage.click(place)
        #expect(press.view == nil)
        #expect(press.decision == "dismiss")
        #expect(press.body["at"]?.numbers == [Double(place.x), Double(place.y)])
        try stage.demo.waitFor("keyboardDidHide")
        #expect(stage.demo.recent("end").map(\.cause) == ["outsideApplication"])
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickOnForeignWindowEndsEditingAndReachesItOnce(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let client = try ForeignClient(stage.display, at: Box(x: 1120, y: 690, width: 140, height: 90))
        defer { client.close() }
        try stage.edit(try stage.fields()[0])
        let press = try stage.click(try client.center())
        #expect(press.view == nil)
        #expect(press.decision == "dismiss")
        try stage.demo.waitFor("keyboardDidHide")
        #expect(stage.demo.recent("end").map(\.cause) == ["outsideApplication"])
        let received = try client.received(untilRelease: 1)
        #expect(received == ForeignClient.Received(presses: 1, releases: 1))
      }
    }

    @Test(arguments: WindowManager.allCases)
    func clickOutsideWhileNothingIsEditedDoesNothing(manager: WindowManager) throws {
      try Stage.run(manager) { stage in
        let client = try ForeignClient(stage.display, at: Box(x: 1120, y: 690, width: 140, height: 90))
        defer { client.close() }
        try stage.demo.nextStep()
        stage.pointer.click(try client.center())
        let received = try client.received(untilRelease: 1)
        #expect(received == ForeignClient.Received(presses: 1, releases: 1))
        _ = try stage.demo.tree()
        #expect(stage.demo.recent.allSatisfy { $0.name == "tree" })
      }
    }
  }
}
