import Testing
import UICore
import UITestHost

@testable import Controls

@MainActor @Suite struct SegmentedControlTests {
  private func stage(_ titles: [String] = ["Nested", "Split", "Global"]) -> Stage<SegmentedControl> {
    Stage(SegmentedControl(titles), frame: Rect(x: 100, y: 100, width: 300, height: 34))
  }

  private func thumb(_ stage: Stage<SegmentedControl>) -> Rect? {
    stage.drawing().compactMap { command -> Rect? in
      if case .fillRounded(let shape, Theme.light.panelColor(depth: 0)) = command { shape.rect } else { nil }
    }.first
  }

  private func place(_ stage: Stage<SegmentedControl>, _ index: Int) -> Rect {
    let button = stage.control.buttons[index]
    return button.convertToWindow(button.bounds)
  }

  @Test func aClickChoosesAndTellsOnce() {
    var told: [Int] = []
    let stage = stage()
    stage.control.onSelect = { told.append($0) }
    stage.user.click(stage.control.buttons[1])
    stage.user.click(stage.control.buttons[1])
    #expect(stage.control.selectedIndex == 1)
    #expect(told == [1])
    #expect(stage.takeActions() == ["Split", "Split"])
  }

  @Test func aChoiceByTheProgramIsNotTold() {
    let stage = stage()
    stage.control.onSelect = { _ in Issue.record("told") }
    stage.control.selectedIndex = 2
    #expect(stage.control.buttons.map(\.isSelected) == [false, false, true])
  }

  @Test func segmentsAreNamedForTheirTitles() {
    #expect(stage().control.buttons.map(\.identifier) == ["nested", "split", "global"])
  }

  @Test func theThumbSlidesToTheChoice() {
    let stage = stage()
    #expect(thumb(stage) == place(stage, 0))
    stage.user.click(stage.control.buttons[2])
    stage.user.wait(.milliseconds(60))
    let middle = thumb(stage)!
    #expect(middle.minX > place(stage, 0).minX && middle.minX < place(stage, 2).minX)
    stage.user.wait(.milliseconds(200))
    #expect(thumb(stage) == place(stage, 2))
    #expect(stage.user.application.nextWake == nil)
  }

  @Test func withReducedMotionItIsThereAtOnce() {
    let stage = stage()
    stage.user.host.settings.reducesMotion = true
    stage.user.click(stage.control.buttons[2])
    #expect(thumb(stage) == place(stage, 2))
  }

  @Test func aSecondChoiceOnTheWayGoesOnFromThere() {
    let stage = stage()
    stage.control.selectedIndex = 2
    stage.user.wait(.milliseconds(60))
    let middle = thumb(stage)
    stage.control.selectedIndex = 0
    #expect(thumb(stage) == middle)
    stage.user.wait(.milliseconds(300))
    #expect(thumb(stage) == place(stage, 0))
  }

  @Test func theArrowsChooseWhileItHasTheKeyboard() {
    let stage = stage()
    stage.user.key(.tab)
    #expect(stage.control.isFirstResponder)
    var chosen: [Int] = []
    for key in [KeySym.right, .right, .right, .left, .home, .left, .end] {
      stage.user.key(key)
      chosen.append(stage.control.selectedIndex)
    }
    #expect(chosen == [1, 2, 2, 1, 0, 0, 2])
    #expect(stage.takeActions().count == 5)
  }

  @Test func aPressTakesNoFocus() {
    let stage = stage()
    stage.user.click(stage.control.buttons[1])
    #expect(stage.window.firstResponder == nil)
  }

  @Test func tabStopsAtTheControlOnce() {
    let stage = stage()
    stage.user.key(.tab)
    stage.user.key(.tab)
    #expect(stage.control.isFirstResponder)
  }

  @Test func segmentsShareTheWidthWithoutGaps() {
    let stage = stage()
    let frames = stage.control.buttons.map(\.frame)
    #expect(frames.first?.minX == 3 && frames.last?.maxX == 297)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX == b.minX) }
  }

  @Test func itWantsRoomForItsTitles() {
    let stage = stage(["Ab", "Abcd"])
    #expect(stage.control.preferredSize(width: 900) == Size(width: 6 * 8 + 4 * 16 + 6, height: 34))
  }
}
