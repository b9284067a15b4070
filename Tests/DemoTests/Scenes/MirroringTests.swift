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

  /// Of all views that have a name and a size, but for what follows the cities: the map is what it is.
  private func places(_ stage: SceneStage) -> [String: Rect] {
    let all = ViewNames(windows: [stage.window]).views
    let views = all.filter { $0.view.isVisibleInTree && !isOnTheMap($0.view) && !$0.view.bounds.isEmpty }
    return Dictionary(views.map { ($0.name, $0.view.frameInWindow) }) { first, _ in first }
  }

  private func isOnTheMap(_ view: View) -> Bool {
    sequence(first: view) { $0.superview }.contains { $0 is MapPin || $0 is MapCallout }
  }

  /// A path after its caption, a class before it: what is one text is read in its own direction.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func wordsInTwoLooksStayInTheirOrder(direction: LayoutDirection) throws {
    let stage = SceneStage(.nested)
    stage.user.application.layoutDirection = direction
    stage.user.application.endTurn()
    let label: TwoToneLabel = try stage.view("nested/order/responder")
    let canvas = RecordingCanvas(clip: label.bounds)
    label.draw(on: canvas, damage: label.bounds)
    let places = canvas.commands.compactMap {
      if case .text(let text, let place, _) = $0 { (text, place.x) } else { nil }
    }
    #expect(places.map(\.0) == ["Order · first responder:", "nobody"])
    #expect(places[0].1 < places[1].1)
    let end = places[1].1 + 6 * FixedTextSystem.advance
    #expect(direction == .leftToRight ? places[0].1 == 0 : end == label.bounds.width)
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
