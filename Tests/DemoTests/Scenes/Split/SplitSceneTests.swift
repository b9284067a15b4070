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
    #expect(watch.text == "Click handler: on")
    user.click(try stage.view("split/form/remark", as: TextField.self))
    #expect(stage.window.gestureRecognizers.count == 1)
    user.key(.escape)
    #expect(stage.window.gestureRecognizers.isEmpty)
    #expect(watch.text == "Click handler: off")
  }

  @Test func movingTheMapDrawsOnlyTheLinesThatThereAre() throws {
    let map = try map()
    let canvas = RecordingCanvas(clip: map.bounds)
    map.draw(on: canvas, damage: map.bounds)
    let lines = canvas.commands.count { if case .line = $0 { true } else { false } }
    #expect(lines == MapFeature.all.count)
  }

  // MARK: The search by keys

  private var keyStage: DemoStage { DemoStage(scene: .split) }

  @Test(.bug(id: "The-Panacea-Projects/Gnomenu#60"), arguments: ["osl", "OSLO", "be", "w"])
  func returnTakesTheFirstHit(search: String) throws {
    _ = try stage.edit("split/search")
    user.type(search)
    let first = try list().items[0].title
    user.key(.return)
    #expect(try stage.view("split/form/name", as: TextField.self).text == first)
    #expect(try list().selectedIndex == 0)
    #expect(stage.endCauses == [.returnKey])
  }

  @Test func returnWithoutAHitOrASearchTakesNothing() throws {
    let search = try stage.edit("split/search")
    user.type("xyz")
    user.key(.return)
    #expect(search.isFirstResponder)
    user.key(KeySym("a"), modifiers: .control)
    user.key(.backspace)
    user.key(.return)
    #expect(!search.isFirstResponder)
    #expect(try stage.view("split/form/name", as: TextField.self).text == "Berlin")
  }

  @Test(.bug(id: "hluk/CopyQ#1513"), .bug(id: "buxjr311/melia-app#54"))
  func downGoesIntoTheResultsAndUpComesBackToTheCaretWithThePanel() throws {
    let stage = keyStage
    let user = stage.user
    try stage.edit("split/search")
    user.type("ber")
    user.key(.left)
    user.key(.down)
    let list: ListView = try stage.view("split/list")
    #expect(list.isFirstResponder && list.selectedIndex == 0)
    #expect(try stage.view("split/form/name", as: TextField.self).text == "Bergen")
    user.wait(.seconds(1))
    #expect(!stage.isPanelUp)
    user.key(.down)
    user.key(.up)
    #expect(list.isFirstResponder)
    user.key(.up)
    let search: TextField = try stage.view("split/search")
    #expect(search.isFirstResponder && search.selectedRange == 2..<2)
    user.wait(.seconds(1))
    #expect(stage.isPanelUp)
  }

  @Test func downWithoutASearchGoesToTheSelectedRow() throws {
    _ = try stage.edit("split/search")
    user.key(.down)
    #expect(try list().isFirstResponder)
    #expect(try list().selectedIndex == 2)
  }

  /// The arrows are the input method's while it composes.
  @Test(.bug(id: "vuejs/vitepress#3450"), .bug(id: "fuma-nama/fumadocs#2100"))
  func downWhileComposingStaysInTheField() throws {
    let search = try stage.edit("split/search")
    user.mark("os")
    user.key(.down)
    #expect(search.isFirstResponder)
  }

  // MARK: Limits

  @Test(
    .bug(id: "openlayers/openlayers#16844"), .bug(id: "organicmaps/organicmaps#7811"),
    arguments: [true, false],
    [true, false])
  func theZoomButtonIsOffAtItsLimit(isIn: Bool, byWheel: Bool) throws {
    let (own, other) = isIn ? ("in", "out") : ("out", "in")
    let button: Button = try stage.view("split/tools/\(own)")
    for _ in 0..<12 {
      if byWheel {
        user.turnWheel(isIn ? -1 : 1, at: try place(), in: stage.window)
      } else {
        user.click(button)
      }
    }
    let limits = MapCamera.zooms
    #expect(try map().camera.zoom == (isIn ? limits.upperBound : limits.lowerBound))
    #expect(!button.isEnabled)
    #expect(try stage.view("split/tools/\(other)", as: Button.self).isEnabled)
    user.click(try stage.view("split/tools/\(other)", as: Button.self))
    #expect(button.isEnabled)
  }

  /// Else a key more would be lost.
  @Test(.bug(id: "WordPress/gutenberg#56547")) func theKeysGoToTheOtherButtonAtTheLimit() throws {
    let zoomIn: Button = try stage.view("split/tools/in")
    let zoomOut: Button = try stage.view("split/tools/out")
    zoomIn.becomeFirstResponder()
    for _ in 0..<12 where zoomIn.isFirstResponder { user.key(.space) }
    #expect(zoomOut.isFirstResponder)
  }

  // MARK: The card over the map

  @Test func theCardSpeaksOfTheKeyboardOnlyWhileItIsUp() throws {
    let stage = keyStage
    let callout: MapCallout = try stage.view("split/map/callout")
    func isAboutTheKeyboard() -> Bool {
      callout.subviews.contains { ($0 as? Label)?.text.contains("keyboard") == true }
    }
    #expect(!isAboutTheKeyboard())
    try stage.edit("split/search")
    #expect(stage.isPanelUp && isAboutTheKeyboard())
    stage.user.key(.escape)
    stage.user.wait(.seconds(1))
    #expect(!isAboutTheKeyboard())
  }

  @Test(.bug(id: "Leaflet/Leaflet#5320"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theCardCoversNoCityWhereverTheMapIs(direction: LayoutDirection) throws {
    stage.user.application.layoutDirection = direction
    stage.user.application.endTurn()
    let map = try map()
    let callout: MapCallout = try stage.view("split/map/callout")
    var shown = 0
    for step in 0..<120 {
      let angle = Double(step)
      let way = Point(
        x: (step % 7 < 4 ? 1 : -1) * 37 * (1 + angle.truncatingRemainder(dividingBy: 3)),
        y: step % 5 < 3 ? 29 : -41)
      user.drag(from: try place(), to: try place() + way, in: stage.window)
      if step % 9 == 0 { user.turnWheel(step % 2 == 0 ? 1 : -1, at: try place(), in: stage.window) }
      guard !callout.isHidden else { continue }
      shown += 1
      #expect(map.bounds.contains(callout.frame))
      #expect(!map.places.taken.contains { $0.intersects(callout.frame) })
    }
    #expect(shown > 60, "there is nearly always a free corner")
  }
}
