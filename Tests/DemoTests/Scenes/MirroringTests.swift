import Outfield
import Testing
import UITestHost

@testable import Demo

/// The demo where reading goes from right to left.
@MainActor struct MirroringTests {
  @Test(arguments: SceneName.allCases)
  func everyViewIsWhereAMirrorShowsIt(scene: SceneName) {
    let stage = SceneStage(scene)
    stage.demo.inspector.toggle()
    stage.demo.settings.drawer.open()
    stage.user.wait(.seconds(1))
    let before = places(stage)
    stage.user.application.layoutDirection = .rightToLeft
    stage.user.application.endTurn()
    let after = places(stage)
    #expect(before.count > 20)
    for (name, place) in before { #expect(after[name] == place.mirrored(in: stage.window.bounds), "\(name)") }
  }

  /// Of all views that have a name and a size, but for the pin: the map is what it is.
  private func places(_ stage: SceneStage) -> [String: Rect] {
    let all = ViewNames(windows: [stage.window]).views
    let views = all.filter { !($0.view is MapPin) && !$0.view.bounds.isEmpty }
    return Dictionary(views.map { ($0.name, $0.view.frameInWindow) }) { first, _ in first }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aListOfCompletionsBeginsWhereItsFieldDoes(direction: LayoutDirection) throws {
    let stage = SceneStage(.nested)
    stage.user.application.layoutDirection = direction
    // The field is narrower than a list can be.
    stage.window.frame.size.width = 800
    stage.user.application.endTurn()
    let field = try stage.edit("nested/order/person/address/city").frameInWindow
    stage.user.type("ber")
    let popUp = try #require(stage.window.popUps.first)
    #expect(popUp.frame.width > field.width)
    let isAtRight = direction == .rightToLeft
    #expect(popUp.origin.x == (isAtRight ? field.maxX - popUp.frame.width : field.minX))
  }

  @Test func aBlocksFirstLetterIsWhereTheClickWas() throws {
    let stage = SceneStage(.runtime)
    stage.user.application.layoutDirection = .rightToLeft
    stage.user.application.endTurn()
    let canvas: View = try stage.view("runtime/canvas")
    let point = canvas.place(400, 200)
    stage.user.multiClick(point, in: stage.window, count: 2)
    let text: BlockText = try stage.view("runtime/canvas/block-1/text")
    #expect(text.convertToWindow(text.caretRect).maxX == point.x)
  }
}
