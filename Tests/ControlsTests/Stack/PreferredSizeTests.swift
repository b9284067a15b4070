import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// What wants another size gets it in the same turn, however deep it is and whatever is around it.
@MainActor @Suite struct PreferredSizeTests {
  /// What is around the label, from the inside out.
  enum Nesting: CaseIterable {
    case stack, stackInStack, rowInStack, scrolled, scrolledInStack, deep
  }

  private func nested(_ view: View, _ nesting: Nesting) -> View {
    func below(_ view: View) -> StackView { StackView(spacing: 0, [view, Label("below")]) }
    switch nesting {
    case .stack: return below(view)
    case .stackInStack: return below(below(view))
    case .rowInStack: return below(StackView(.horizontal, [view, Label("beside")]))
    case .scrolled: return ScrollView(below(view))
    case .scrolledInStack: return ScrollView(below(below(view)))
    case .deep: return ScrollView(below(StackView(.horizontal, [below(below(view)), Label("beside")])))
    }
  }

  /// The frames of all the views below `root`, in the window's coordinates.
  private func frames(_ root: View) -> [Rect] {
    root.subviews.flatMap { [$0.convertToWindow($0.bounds)] + frames($0) }
  }

  /// What a layout from scratch would make of it.
  private func expectLaidOut(_ stage: Stage<View>, _ comment: Comment) {
    let now = frames(stage.control)
    func relayOut(_ view: View) {
      view.setNeedsLayout()
      for subview in view.subviews { relayOut(subview) }
    }
    for _ in 0..<6 {
      relayOut(stage.control)
      stage.user.application.endTurn()
    }
    #expect(now == frames(stage.control), comment)
  }

  private func stage(_ view: View, _ nesting: Nesting) -> Stage<View> {
    Stage(nested(view, nesting), frame: Rect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test(arguments: Nesting.allCases) func aLongerTextIsGivenRoom(_ nesting: Nesting) {
    let price = Label("€ 19.50")
    let stage = stage(price, nesting)
    price.text = "€ 102.50"
    stage.user.application.endTurn()
    #expect(price.frame.width >= 8 * FixedTextSystem.advance)
    expectLaidOut(stage, "\(nesting)")
  }

  @Test(arguments: Nesting.allCases) func aLabelOfSeveralLinesGrowsAndShrinks(_ nesting: Nesting) {
    let label = Label("one")
    label.maxLines = 0
    let stage = stage(label, nesting)
    let low = label.frame.height
    label.text = String(repeating: "many words ", count: 10)
    stage.user.application.endTurn()
    #expect(label.frame.height > low)
    expectLaidOut(stage, "\(nesting)")
    label.text = "one"
    stage.user.application.endTurn()
    #expect(label.frame.height == low)
    expectLaidOut(stage, "\(nesting)")
  }

  @Test(arguments: Nesting.allCases) func whatIsHiddenLeavesNoGap(_ nesting: Nesting) {
    let label = Label("gone")
    let stage = stage(label, nesting)
    label.isHidden = true
    stage.user.application.endTurn()
    expectLaidOut(stage, "\(nesting)")
    label.isHidden = false
    stage.user.application.endTurn()
    expectLaidOut(stage, "\(nesting)")
  }

  @Test(arguments: Nesting.allCases) func aViewWithoutWishesThatIsGivenAnotherSizeKeepsIt(_ nesting: Nesting)
  {
    let box = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    let stage = stage(box, nesting)
    box.frame.size.height = 90
    stage.user.application.endTurn()
    #expect(box.frame.height == 90)
    expectLaidOut(stage, "\(nesting)")
  }

  @Test(arguments: Nesting.allCases) func whatComesAndGoesInsideMovesWhatIsOutside(_ nesting: Nesting) {
    let list = StackView(.vertical, [Label("first")])
    let stage = stage(list, nesting)
    list.addSubview(Label("second"))
    stage.user.application.endTurn()
    #expect(list.frame.height == 48)
    expectLaidOut(stage, "\(nesting)")
    list.subviews[0].removeFromSuperview()
    stage.user.application.endTurn()
    #expect(list.frame.height == 20)
    expectLaidOut(stage, "\(nesting)")
    list.insets = DirectionalInsets(10)
    stage.user.application.endTurn()
    #expect(list.frame.height == 40)
    expectLaidOut(stage, "\(nesting)")
  }

  @Test(arguments: Nesting.allCases) func buttonsAndSwitchesTellOfTheirTitles(_ nesting: Nesting) {
    let (button, knob) = (Button("Go"), Switch("On"))
    let stage = stage(StackView(.horizontal, [button, knob]), nesting)
    button.title = "Go there"
    stage.user.application.endTurn()
    expectLaidOut(stage, "\(nesting)")
    knob.title = "On and off"
    button.icon = .plus
    stage.user.application.endTurn()
    expectLaidOut(stage, "\(nesting)")
  }

  @Test func aViewThatPlacesByHandIsToldToo() {
    let form = PlacingView()
    let stage = Stage(form, frame: Rect(x: 0, y: 0, width: 300, height: 60))
    form.label.text = "a longer one"
    stage.user.application.endTurn()
    #expect(form.label.frame.width == 12 * FixedTextSystem.advance)
  }

  @Test func aChangeCostsOneLayoutOfWhatItMovesAndNoneElsewhere() {
    let form = PlacingView()
    let other = PlacingView()
    let stage = Stage(View(), frame: Rect(x: 0, y: 0, width: 300, height: 100))
    stage.control.addSubview(form)
    stage.control.addSubview(other)
    stage.user.application.endTurn()
    let counts = (form.placings, other.placings)
    form.label.text = "a longer one"
    stage.user.application.endTurn()
    #expect(form.placings == counts.0 + 1)
    #expect(other.placings == counts.1)
  }
}

/// Asks its label how wide it would be.
@MainActor private final class PlacingView: View {
  let label = Label("short")
  var placings = 0

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 300, height: 20))
    addSubview(label)
  }

  override func layoutSubviews() {
    placings += 1
    label.frame = Rect(origin: .zero, size: label.preferredSize(width: bounds.width))
  }
}
