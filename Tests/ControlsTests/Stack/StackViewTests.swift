import Controls
import Testing
import UICore
import UITestHost

@MainActor @Suite struct StackViewTests {
  private func boxes(_ heights: Double...) -> [View] {
    heights.map { View(frame: Rect(x: 0, y: 0, width: 30, height: $0)) }
  }

  @Test func viewsStandUnderEachOtherAcrossTheWidth() {
    let views = boxes(20, 40)
    let stack = StackView(spacing: 10, insets: DirectionalInsets(12), views)
    let stage = Stage(stack, frame: Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(
      views.map(\.frame) == [
        Rect(x: 12, y: 12, width: 176, height: 20), Rect(x: 12, y: 42, width: 176, height: 40),
      ])
    let height: Double = 12 + 20 + 10 + 40 + 12
    #expect(stage.control.preferredSize(width: 200).height == height)
  }

  @Test func viewsStandSideBySideInTheMiddle() {
    let views = boxes(20, 40)
    let stack = StackView(.horizontal, spacing: 8, views)
    _ = Stage(stack, frame: Rect(x: 0, y: 0, width: 200, height: 60))
    #expect(
      views.map(\.frame) == [
        Rect(x: 0, y: 20, width: 30, height: 20), Rect(x: 38, y: 10, width: 30, height: 40),
      ])
    #expect(stack.preferredSize(width: 200) == Size(width: 68, height: 40))
  }

  @Test func theWidthCanBeShared() {
    let views = boxes(20, 20)
    let stack = StackView(.horizontal, spacing: 8, views)
    stack.sharesWidth = true
    _ = Stage(stack, frame: Rect(x: 0, y: 0, width: 208, height: 20))
    #expect(views.map(\.frame.width) == [100, 100])
  }

  @Test func measuredViewsGetTheHeightTheyWantForTheWidth() {
    let label = Label(String(repeating: "ab ", count: 20))
    label.maxLines = 0
    _ = Stage(StackView(.vertical, [label]), frame: Rect(x: 0, y: 0, width: 80, height: 400))
    #expect(label.frame.height == 7 * 20)
  }

  @Test func hiddenViewsTakeNoRoom() {
    let views = boxes(20, 30, 40)
    views[1].isHidden = true
    let stack = StackView(spacing: 10, views)
    _ = Stage(stack, frame: Rect(x: 0, y: 0, width: 100, height: 300))
    #expect(views[2].frame.minY == 30)
    #expect(stack.preferredSize(width: 100).height == 70)
  }

  @Test func oneDistanceCanDiffer() {
    let views = boxes(20, 30, 40)
    let stack = StackView(spacing: 10, views)
    stack.setSpacing(2, after: views[0])
    _ = Stage(stack, frame: Rect(x: 0, y: 0, width: 100, height: 300))
    #expect(views.map(\.frame.minY) == [0, 22, 62])
  }

  @Test func aScrollViewAroundItHasItsNewHeightToScroll() {
    let views = boxes(20, 40)
    let stack = StackView(spacing: 10, views)
    let scroller = ScrollView(stack)
    let stage = Stage(scroller, frame: Rect(x: 0, y: 0, width: 200, height: 100))
    views[0].frame.size.height = 500
    stack.setNeedsLayout()
    stage.user.application.endTurn()
    #expect(stack.frame.height == 550)
    #expect(scroller.contentSize.height == 550)
  }
}
