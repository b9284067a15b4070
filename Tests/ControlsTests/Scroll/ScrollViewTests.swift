import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct ScrollViewTests {
  static let viewport = Rect(x: 100, y: 100, width: 200, height: 300)

  static func stage(height: Double = 1000, width: Double = 200, axes: ScrollView.Axes = .vertical) -> Stage<
    ScrollView
  > {
    let content = View(frame: Rect(x: 0, y: 0, width: width, height: height))
    return Stage(ScrollView(content, axes: axes), frame: viewport)
  }

  @Test(arguments: [(-50.0, 0.0), (120, 120), (700, 700), (5000, 700)])
  func itScrollsNoFurtherThanTheContentReaches(target: Double, offset: Double) {
    let stage = Self.stage()
    stage.control.scroll(to: Point(x: 30, y: target))
    #expect(stage.control.boundsOrigin == Point(x: 0, y: offset))
  }

  @Test func contentThatFitsDoesNotScroll() {
    let stage = Self.stage(height: 300)
    #expect(!stage.control.scroll(to: Point(x: 0, y: 10)))
  }

  @Test func bothAxesScrollWhereBothAreAskedFor() {
    let stage = Self.stage(width: 500, axes: [.vertical, .horizontal])
    stage.control.scroll(to: Point(x: 999, y: 999))
    #expect(stage.control.boundsOrigin == Point(x: 300, y: 700))
  }

  @Test func contentIsAsWideAsTheViewportWhereItDoesNotScroll() {
    let stage = Self.stage(width: 500)
    #expect(stage.control.contentView?.frame == Rect(x: 0, y: 0, width: 200, height: 1000))
  }

  @Test func measuredContentIsAsHighAsItWants() {
    let stack = StackView(
      spacing: 10, (0..<20).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 40)) })
    let stage = Stage(ScrollView(stack), frame: Self.viewport)
    #expect(stage.control.contentSize == Size(width: 200, height: 20 * 40 + 19 * 10))
  }

  @Test func shorterContentBringsItBackIntoReach() {
    let stage = Self.stage()
    stage.control.scroll(to: Point(x: 0, y: 700))
    stage.control.contentView?.frame.size.height = 400
    stage.control.setNeedsLayout()
    stage.user.application.endTurn()
    #expect(stage.control.boundsOrigin.y == 100)
  }

  @Test func aLargerViewportBringsItBackIntoReach() {
    let stage = Self.stage()
    stage.control.scroll(to: Point(x: 0, y: 700))
    stage.control.frame.size.height = 500
    stage.user.application.endTurn()
    #expect(stage.control.boundsOrigin.y == 500)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 350, width: 10, height: 20), 100.0, 100.0),
    (Rect(x: 0, y: 390, width: 10, height: 20), 100, 110),
    (Rect(x: 0, y: 60, width: 10, height: 20), 100, 60),
    (Rect(x: 0, y: 500, width: 10, height: 400), 100, 500),
  ])
  func itScrollsNoFurtherThanIsNeededToSeeARectangle(rect: Rect, from: Double, to: Double) {
    let stage = Self.stage()
    stage.control.scroll(to: Point(x: 0, y: from))
    stage.control.scrollToVisible(rect)
    #expect(stage.control.boundsOrigin.y == to)
  }

  @Test func aTurnRepaintsTheViewportOnceHoweverManyStepsItHas() {
    let stage = Self.stage()
    _ = stage.user.host.takeEffects()
    for y in [100.0, 200, 300] { stage.control.scroll(to: Point(x: 0, y: y)) }
    stage.user.application.endTurn()
    #expect(
      stage.user.host.takeEffects() == [
        .damage(stage.control.surfaceID!, [Rect(x: 0, y: 0, width: 200, height: 300)])
      ])
  }

  @Test func panesInTheContentJustMove() {
    let stage = Self.stage()
    let pane = Pane(frame: Rect(x: 10, y: 50, width: 100, height: 40))
    stage.control.contentView?.addSubview(pane)
    stage.user.application.endTurn()
    _ = stage.user.host.takeEffects()
    stage.control.scroll(to: Point(x: 0, y: 30))
    stage.user.application.endTurn()
    let effects = stage.user.host.takeEffects()
    #expect(effects.count == 2)
    #expect(
      effects.contains(.moveSurface(pane.surfaceID!, frame: Rect(x: 10, y: 20, width: 100, height: 40))))
  }

  @Test func anotherContentTakesThePlaceOfTheFirst() {
    let stage = Self.stage()
    let old = stage.control.contentView
    stage.control.contentView = View(frame: Rect(x: 0, y: 0, width: 10, height: 800))
    stage.user.application.endTurn()
    #expect(old?.superview == nil)
    #expect(stage.control.contentSize.height == 800)
  }

  @Test func itIsPaintedInTheColourOfWhatItLiesOn() {
    let panel = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    panel.backgroundColor = Color(0x123456)
    let scroll = ScrollView(frame: Self.viewport)
    panel.addSubview(scroll)
    let stage = Stage(panel, frame: nil)
    #expect(
      stage.drawing(of: scroll).first == .fill(Rect(x: 0, y: 0, width: 200, height: 300), Color(0x123456)))
  }

  @Test func offsetsAreWholePixels() {
    let stage = Self.stage()
    stage.control.scroll(to: Point(x: 0, y: 10.3))
    #expect(stage.control.boundsOrigin.y == 10)
    stage.user.host.scale = 2
    stage.control.scroll(to: Point(x: 0, y: 10.3))
    #expect(stage.control.boundsOrigin.y == 10.5)
  }
}
