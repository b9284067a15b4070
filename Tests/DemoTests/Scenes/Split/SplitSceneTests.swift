import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct SplitSceneTests {
  private let stage = SceneStage(.split)
  private var user: TestUser { stage.user }

  private func map() throws -> MapView { try stage.view("split/map") }
  private func list() throws -> ListView { try stage.view("split/list") }
  /// A free place of the map.
  private func place() throws -> Point { try map().place(400, 300) }

  @Test func searchFiltersTheList() throws {
    _ = try stage.edit("split/search")
    user.type("ber")
    #expect(try list().items.map(\.title) == ["Bergen", "Berlin", "Bermuda", "Bern"])
    user.type("xx")
    #expect(try list().items.isEmpty)
    #expect(try !stage.view("split/nothing", as: Label.self).isHidden)
  }

  @Test func oneClickOnARowSelectsItAndEndsEditing() throws {
    _ = try stage.edit("split/search")
    user.type("ber")
    user.click(try stage.view("split/list/Bern", as: ListRow.self))
    #expect(try list().selectedIndex == 3)
    #expect(try stage.view("split/form/name", as: TextField.self).text == "Bern")
    #expect(stage.window.firstResponder == nil)
    #expect(stage.endCauses == [.tapOutside])
  }

  @Test func clearButtonAndTheBarAroundTheFieldGoOnEditing() throws {
    let search = try stage.edit("split/search")
    user.type("ber")
    user.click(try stage.view("split/search/clear", as: IconButton.self))
    user.click(search.place(40, -6), in: stage.window)
    #expect(search.isFirstResponder)
    #expect(search.length == 0)
    #expect(stage.decisions == [.inside, .inside])
    #expect(try list().items.count == City.all.count)
  }

  @Test func dragOfTheMapMovesItAndEndsEditingOnce() throws {
    _ = try stage.edit("split/search")
    let (start, before) = (try place(), try map().camera.center)
    user.press(start, in: stage.window)
    for step in 1...6 { user.move(to: start + Point(x: 20 * Double(step), y: 0)) }
    user.release()
    #expect(stage.endCauses == [.pan])
    #expect(try map().camera.center == before - Point(x: 120, y: 0))
  }

  @Test func wheelEnlargesAroundThePointerAndKeepsEditing() throws {
    let search = try stage.edit("split/search")
    let point = Point(x: 400, y: 300)
    let before = try map().camera
    user.turnWheel(-1, at: try place(), in: stage.window)
    let after = try map().camera
    #expect(after.zoom == before.zoom * 1.2)
    #expect(after.toMap(point).distance(to: before.toMap(point)) < 0.001)
    #expect(search.isFirstResponder)
  }

  @Test func toolBarZoomsAndKeepsEditing() throws {
    let search = try stage.edit("split/search")
    let before = try map().camera.zoom
    user.click(try stage.view("split/tools/in", as: Button.self))
    #expect(try map().camera.zoom > before)
    #expect(search.isFirstResponder)
    #expect(stage.decisions == [.excluded])
  }

  @Test func clickOnACityOfTheMapSelectsIt() throws {
    let map = try map()
    let dresden = try #require(City.all.first { $0.id == "Dresden" })
    let point = map.camera.toView(dresden.place)
    user.click(map.place(point.x, point.y), in: stage.window)
    #expect(try stage.view("split/form/name", as: TextField.self).text == "Dresden")
    user.wait(.seconds(1))
    #expect(map.camera.center == dresden.place)
  }

  @Test func editedNameIsSeenInTheList() throws {
    _ = try stage.edit("split/form/name")
    user.type("!")
    #expect(try list().items.contains { $0.title.contains("!") && $0.id == "Berlin" })
    #expect(try list().selectedIndex == 2)
  }

  @Test func recognizersExistExactlyWhileEditing() throws {
    let watch: Label = try stage.view("split/tools/watch")
    #expect(stage.window.gestureRecognizers.isEmpty)
    _ = try stage.edit("split/search")
    #expect(stage.window.gestureRecognizers.count == 1)
    #expect(watch.text == "1 recognizer")
    user.click(try stage.view("split/form/remark", as: TextField.self))
    #expect(stage.window.gestureRecognizers.count == 1)
    user.key(.escape)
    #expect(stage.window.gestureRecognizers.isEmpty)
    #expect(watch.text == "No recognizer")
  }

  @Test func movingTheMapDrawsOnlyTheLinesThatThereAre() throws {
    let map = try map()
    let canvas = RecordingCanvas(clip: map.bounds)
    map.draw(on: canvas, damage: map.bounds)
    let lines = canvas.commands.count { if case .line = $0 { true } else { false } }
    #expect(lines == MapFeature.all.count)
  }
}
