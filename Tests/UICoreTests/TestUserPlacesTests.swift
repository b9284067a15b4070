import Testing
import UICore
import UITestHost

/// A test that clicks on a view clicks on that view or fails.
@MainActor @Suite struct TestUserPlacesTests {
  private let scene = Scene()

  @Test func whatIsInSightIsClicked() {
    #expect(scene.user.obstacle(to: scene.button) == nil)
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
  }

  @Test func aClickOnWhatIsScrolledAwayFailsAndDoesNothing() {
    scene.container.clipsToBounds = true
    scene.container.boundsOrigin.y = 300
    expectFailure(on: scene.button, .isOutOfSight)
    scene.container.boundsOrigin.y = 0
    scene.button.frame.origin.x = 900
    expectFailure(on: scene.button, .isOutOfSight)
  }

  @Test func ofWhatIsPartlyScrolledAwayTheRestIsClicked() {
    scene.container.clipsToBounds = true
    scene.container.boundsOrigin.y = 160
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
  }

  @Test(arguments: [false, true]) func aClickOnWhatIsCoveredFailsAndDoesNothing(_ isPane: Bool) {
    let frame = Rect(x: 50, y: 150, width: 200, height: 100)
    let cover = isPane ? Pane(frame: frame) : View(frame: frame)
    cover.identifier = "cover"
    scene.window.addSubview(cover)
    expectFailure(on: scene.button, .isCovered(by: "\(isPane ? "Pane" : "View") “cover”"))
  }

  @Test func aPopUpCovers() {
    let popUp = PopUpWindow(
      owner: scene.window, origin: Point(x: 60, y: 180), size: Size(width: 100, height: 60))
    scene.user.application.open(popUp)
    expectFailure(on: scene.button, .isCovered(by: "PopUpWindow"))
  }

  @Test func whatIsHiddenOrNotOpenCannotBeClicked() {
    scene.container.alpha = 0
    expectFailure(on: scene.button, .isHidden)
    scene.container.alpha = 1
    scene.button.frame.size = .zero
    expectFailure(on: scene.button, .isOutOfSight)
    expectFailure(on: StubButton(frame: Rect(x: 0, y: 0, width: 10, height: 10)), .isNotOpen)
  }

  @Test func whatLeavesPressesToOthersIsClickedThrough() {
    let label = View(frame: Rect(x: 0, y: 0, width: 80, height: 30))
    label.isUserInteractionEnabled = false
    scene.button.addSubview(label)
    scene.user.click(label)
    #expect(scene.button.presses == 1)
  }

  private func expectFailure(on view: View, _ obstacle: TestUser.Obstacle) {
    var reasons: [String] = []
    scene.user.fail = { reason, _, _ in reasons.append(reason) }
    #expect(scene.user.obstacle(to: view) == obstacle)
    scene.user.click(view)
    scene.user.tap(view)
    #expect(reasons.count == 2)
    #expect(reasons.allSatisfy { $0.contains("\(obstacle)") })
    #expect(scene.button.presses == 0)
    #expect(scene.decisions.isEmpty)
  }
}
