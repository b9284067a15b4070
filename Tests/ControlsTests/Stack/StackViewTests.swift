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

  /// X shows panes above light views, which is no reason for them to be read last.
  @Test(arguments: [[0], [1], [2], [0, 2], [0, 1, 2]]) func panesStandWhereTheyWereAdded(_ panes: [Int]) {
    func box(_ index: Int) -> View {
      let frame = Rect(x: 0, y: 0, width: 30, height: 20)
      return panes.contains(index) ? Pane(frame: frame) : View(frame: frame)
    }
    let views = (0..<3).map { box($0) }
    let stack = StackView(spacing: 0, views)
    let stage = Stage(stack, frame: Rect(x: 0, y: 0, width: 100, height: 300))
    #expect(views.map(\.frame.minY) == [0, 20, 40])
    let between = box(1)
    stack.insertSubview(between, at: 1)
    stage.user.application.endTurn()
    let all: [View] = [views[0], between, views[1], views[2]]
    #expect(all.map(\.frame.minY) == [0, 20, 40, 60])
    views[1].removeFromSuperview()
    stage.user.application.endTurn()
    #expect([views[0], between, views[2]].map(\.frame.minY) == [0, 20, 40])
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test func tabFollowsTheArrangedOrder() {
    let (first, list, last) = (TextField(), ListView([ListItem("a")]), TextField())
    list.frame.size.height = 80
    let stage = Stage(
      StackView(.vertical, [first, list, last]), frame: Rect(x: 0, y: 0, width: 200, height: 300))
    stage.user.click(first)
    stage.user.key(.tab)
    #expect(list.isFirstResponder)
    stage.user.key(.tab)
    #expect(last.isFirstResponder)
  }

  @Test func aScrollViewAroundItHasItsNewHeightToScroll() {
    let views = boxes(20, 40)
    let stack = StackView(spacing: 10, views)
    let scroller = ScrollView(stack)
    let stage = Stage(scroller, frame: Rect(x: 0, y: 0, width: 200, height: 100))
    views[0].frame.size.height = 500
    stage.user.application.endTurn()
    #expect(stack.frame.height == 550)
    #expect(scroller.contentSize.height == 550)
  }
}
