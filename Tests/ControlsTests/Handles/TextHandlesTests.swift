import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What a finger finds to hold in a text.
@MainActor @Suite struct TextHandlesTests {
  private let stage = Stage(TextField("one two three"))

  @Test func aTapShowsAHandleBelowTheCaret() throws {
    stage.user.tap(stage.at(2), in: stage.window)
    #expect(stage.handles == ["handle-caret"])
    let frame = try #require(stage.handle("handle-caret")).frame
    let caret = stage.control.convertToWindow(stage.control.caretRect)
    #expect(abs(frame.midX - caret.midX) <= 0.5)
    #expect(abs(frame.minY - caret.maxY) <= 2)
  }

  @Test func aMouseShowsNone() {
    stage.user.click(stage.at(2), in: stage.window)
    stage.user.multiClick(stage.at(2), in: stage.window, count: 2)
    #expect(stage.handles == [])
  }

  @Test func anEmptyFieldHasNothingToHold() {
    stage.control.text = ""
    stage.user.tap(stage.control)
    #expect(stage.handles == [])
  }

  @Test func aFingerThatRestsShowsOneAtEachEndOfTheWord() throws {
    stage.longPress(at: 5)
    #expect(stage.handles == ["handle-lower", "handle-upper"])
    let lower = try #require(stage.handle("handle-lower")).frame
    let upper = try #require(stage.handle("handle-upper")).frame
    #expect(upper.midX - lower.midX == 3 * FixedTextSystem.advance)
  }

  @Test func draggingTheCaretsHandleMovesTheCaretByClusters() throws {
    stage.control.text = "ae👨‍👩‍👧z"
    stage.user.tap(stage.at(1), in: stage.window)
    stage.drag("handle-caret", by: 2 * 8 + 1)
    #expect(stage.control.selectedRange == 3..<3)
  }

  @Test func draggingAnEndMovesItAndTheCaretFollows() {
    stage.longPress(at: 5)
    stage.user.key(.escape)
    stage.longPress(at: 5)
    stage.closeMenu()
    stage.drag("handle-upper", by: 4 * 8)
    #expect(stage.control.selectionAnchor == 4 && stage.control.selectionHead == 11)
    stage.drag("handle-lower", by: -3 * 8)
    #expect(stage.control.selectionAnchor == 11 && stage.control.selectionHead == 1)
  }

  @Test(arguments: [("handle-lower", 300.0, 6..<7), ("handle-upper", -300.0, 4..<5)])
  func anEndStopsAClusterBeforeTheOther(_ name: String, _ distance: Double, _ rest: Range<Int>) {
    stage.longPress(at: 5)
    stage.closeMenu()
    stage.drag(name, by: distance)
    #expect(stage.control.selectedRange == rest)
    #expect(stage.handles.count == 2)
  }

  @Test func aHandleCanBeTakenWhileTheMenuIsOpen() {
    stage.longPress(at: 5)
    #expect(stage.window.popUps.count == 1)
    stage.drag("handle-upper", by: 8)
    #expect(stage.window.popUps.isEmpty)
    #expect(stage.control.selectedRange == 4..<8)
  }

  @Test func aTapOnAHandleOpensTheMenu() throws {
    stage.user.tap(stage.at(2), in: stage.window)
    stage.user.tap(try #require(stage.handle("handle-caret")))
    #expect(stage.window.popUps.count == 1)
    #expect(stage.control.isFirstResponder)
  }

  @Test func selectAllOfTheMenuShowsBothEnds() {
    stage.user.tap(stage.at(2), in: stage.window)
    stage.control.selectAll()
    stage.user.application.endTurn()
    #expect(stage.handles == ["handle-lower", "handle-upper"])
  }

  @Test func typingAMouseAndLeavingTakeThemAway() {
    let ways: [(TestUser) -> Void] = [
      { $0.type("x") }, { $0.key(.left) }, { [stage] in $0.click(stage.at(1), in: stage.window) },
      { [stage] in $0.click(Point(x: 700, y: 500), in: stage.window) },
      { [stage] in $0.unfocus(stage.window) },
    ]
    for way in ways {
      stage.user.focus(stage.window)
      stage.user.tap(stage.at(2), in: stage.window)
      #expect(stage.handles == ["handle-caret"])
      way(stage.user)
      #expect(stage.handles == [])
    }
  }

  @Test func theyKeepToAFieldThatMovesAndGoWithWhatIsScrolledAway() throws {
    stage.user.tap(stage.at(2), in: stage.window)
    let before = try #require(stage.handle("handle-caret")).frame
    stage.control.frame.origin.y += 50
    stage.user.application.endTurn()
    #expect(stage.handle("handle-caret")?.frame == before.offset(by: Point(x: 0, y: 50)))
    stage.control.text = String(repeating: "word ", count: 40)
    stage.user.tap(stage.at(2), in: stage.window)
    stage.control.selectAll()
    stage.user.application.endTurn()
    #expect(stage.handles == ["handle-upper"])
  }

  @Test func theyReachBeyondTheFieldAndAreRound() throws {
    stage.user.tap(stage.at(2), in: stage.window)
    let handle = try #require(stage.handle("handle-caret"))
    #expect(handle.frame.maxY > stage.control.frame.maxY)
    #expect(handle.superview === stage.window)
    let surface = try #require((handle as? Pane)?.surfaceID.flatMap { stage.user.host.surfaces[$0] })
    #expect(surface.shape?.radius == handle.frame.width / 2)
  }

  @Test func theyWorkInATextOfManyLines() {
    let view = Stage(TextView("one two\nthree four"), frame: Rect(x: 100, y: 100, width: 200, height: 100))
    view.longPress(at: 1)
    view.closeMenu()
    let frame = view.handle("handle-upper")?.frame
    view.drag("handle-upper", by: 0, down: 20)
    #expect(view.control.selectedRange == 0..<11)
    #expect(view.handle("handle-upper").map { $0.frame.minY } == frame.map { $0.minY + 20 })
  }
}

extension Stage {
  @MainActor fileprivate var handles: [String] {
    window.subviews.compactMap(\.identifier).filter { $0.hasPrefix("handle-") }.sorted()
  }

  @MainActor fileprivate func handle(_ name: String) -> View? {
    window.subviews.first { $0.identifier == name }
  }

  @MainActor fileprivate func longPress(at cluster: Int) {
    user.putFinger(at: point(11 + Double(cluster) * 8 + 1), in: window)
    user.wait(.milliseconds(600))
    user.liftFinger()
  }

  @MainActor fileprivate func closeMenu() { user.click(Point(x: 700, y: 500), in: window) }

  @MainActor fileprivate func drag(_ name: String, by distance: Double, down: Double = 0) {
    guard let handle = handle(name) else { return }
    let start = handle.spot()
    user.slideFinger(from: start, to: start + Point(x: distance, y: down), in: window)
  }
}
