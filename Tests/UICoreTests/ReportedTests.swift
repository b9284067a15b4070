import Testing
import UICore
import UITestHost

/// What users of other libraries reported of layout, hovering, gestures and the focus.
@MainActor @Suite struct ReportedTests {
  private let scene = Scene()

  private final class Hoverable: View {
    var isUnderPointer = false
    override func pointerHoverChanged(isInside: Bool) { isUnderPointer = isInside }
    override var pointerShape: PointerShape { .hand }
  }

  // MARK: Hovering

  /// In which way something comes under a pointer that stands still, or goes.
  enum Change: CaseIterable {
    case moved, resized, shown, added, scrolled, faded

    @MainActor func bring(_ view: View, in container: View) {
      switch self {
      case .moved: view.frame.origin.x -= 1000
      case .resized: view.frame.size = Size(width: 100, height: 100)
      case .shown: view.isHidden = false
      case .added: container.addSubview(view)
      case .scrolled: container.boundsOrigin.x += 1000
      case .faded: view.alpha = 1
      }
    }

    @MainActor func prepare(_ view: View, in container: View) {
      if self != .added { container.addSubview(view) }
      switch self {
      case .moved, .scrolled: view.frame.origin.x += 1000
      case .resized: view.frame.size = .zero
      case .shown: view.isHidden = true
      case .faded: view.alpha = 0
      case .added: break
      }
    }

    @MainActor func takeAway(_ view: View, in container: View) {
      switch self {
      case .added: view.removeFromSuperview()
      case .moved: view.frame.origin.x += 1000
      case .resized: view.frame.size = .zero
      case .shown: view.isHidden = true
      case .scrolled: container.boundsOrigin.x -= 1000
      case .faded: view.alpha = 0
      }
    }
  }

  @Test(
    .bug(id: "khonsulabs/cushy#79"), .bug(id: "lapce/floem#751"),
    arguments: Change.allCases, [false, true])
  func whatComesUnderAPointerThatStandsStillIsHovered(_ change: Change, _ isPane: Bool) {
    let view = Hoverable(frame: Rect(x: 300, y: 200, width: 100, height: 100))
    let container = isPane ? Pane(frame: scene.container.bounds) : scene.container
    if isPane { scene.container.addSubview(container) }
    change.prepare(view, in: container)
    let point = container.convertToWindow(Point(x: 350, y: 250))
    scene.user.hover(point, in: scene.window)
    #expect(!view.isUnderPointer)
    change.bring(view, in: container)
    scene.user.application.endTurn()
    #expect(view.isUnderPointer)
    #expect(scene.user.host.effects.contains(.setCursor(scene.window.windowID!, .hand)))
    change.takeAway(view, in: container)
    scene.user.application.endTurn()
    #expect(!view.isUnderPointer)
  }

  @Test func aPointerThatIsElsewhereHoversNothing() {
    scene.user.hover(Point(x: 400, y: 300), in: scene.window)
    scene.user.send(
      .pointer(
        PointerEvent(
          window: scene.window.windowID!, phase: .leave, button: 0, location: Point(x: 400, y: 300),
          time: EventTime(rawValue: 1))))
    let view = Hoverable(frame: scene.container.bounds)
    scene.container.addSubview(view)
    scene.user.application.endTurn()
    #expect(!view.isUnderPointer)
  }

  @Test(.bug(id: "zed-industries/zed#62335"))
  func whatMovesUnderAPressIsHoveredWhenThePressIsOver() {
    let view = Hoverable(frame: Rect(x: 0, y: 0, width: 0, height: 0))
    scene.container.addSubview(view)
    scene.user.hover(Point(x: 400, y: 300), in: scene.window)
    scene.user.press(Point(x: 400, y: 300), in: scene.window)
    view.frame = scene.container.bounds
    scene.user.application.endTurn()
    #expect(!view.isUnderPointer)
    scene.user.release()
    #expect(view.isUnderPointer)
  }

  @Test func whatMovesUnderAPointerHiddenByTypingDoesNotShowIt() {
    scene.user.click(scene.fieldA)
    scene.user.hover(Point(x: 400, y: 300), in: scene.window)
    scene.user.type("x")
    _ = scene.user.host.takeEffects()
    scene.container.addSubview(Hoverable(frame: scene.container.bounds))
    scene.user.application.endTurn()
    #expect(!scene.user.host.effects.contains { if case .setCursor = $0 { true } else { false } })
  }

  // MARK: Layout

  private final class Restless: View {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      setNeedsLayout()
    }
  }

  private final class Filling: View {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      if subviews.count > 20 { return }
      for _ in 0..<5 { addSubview(View()) }
      frame.size.width = Double(subviews.count)
    }
  }

  @Test(.bug(id: "KennethTsang/GrowingTextView#9"))
  func aLayoutThatNeverEndsIsAFaultThatIsToldAndTheProgramGoesOn() {
    let view = Restless(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.identifier = "restless"
    scene.window.addSubview(view)
    scene.user.application.endTurn()
    #expect(view.layouts <= 100)
    scene.user.click(scene.button)
    #expect(scene.button.presses == 1)
    let faults = scene.user.notifications.compactMap { if case .fault(let text) = $0 { text } else { nil } }
    #expect(faults.first?.contains("Restless “restless”") == true)
  }

  @Test(
    .bug(id: "layoutBox/PinLayout#124"),
    .bug(id: "nicklockwood/layout#184"))
  func aLayoutThatAddsViewsAndTakesAnotherSizeComesToAnEnd() {
    let view = Filling(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(view)
    scene.user.application.endTurn()
    #expect(view.layouts <= 8)
    let count = view.layouts
    scene.user.application.endTurn()
    #expect(view.layouts == count)
  }

  // MARK: Gestures

  @Test(
    .bug(id: "m1entus/MZFormSheetPresentationController#70"), arguments: [false, true])
  func aGestureThatIsDisabledOrRemovedOnItsWayIsCancelled(_ isRemoved: Bool) {
    var states: [GestureRecognizer.State] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    scene.container.addGestureRecognizer(pan)
    scene.user.press(scene.background, in: scene.window)
    scene.user.move(to: scene.background + Point(x: 40, y: 0))
    if isRemoved { scene.container.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
    scene.user.move(to: scene.background + Point(x: 80, y: 0))
    scene.user.release()
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
    #expect(pan.presses.isEmpty)
  }

  @Test(.bug(id: "lucasr/twoway-view#2"))
  func aLongPressIsNoneWhenTheFingerHasMovedOn() {
    var count = 0
    let press = LongPressGestureRecognizer { _ in count += 1 }
    scene.container.addGestureRecognizer(press)
    scene.user.putFinger(at: scene.background, in: scene.window)
    scene.user.moveFinger(to: scene.background + Point(x: 0, y: 60))
    scene.user.wait(.seconds(2))
    scene.user.liftFinger()
    #expect(count == 0)
  }

  // MARK: The focus

  @Test(.bug(id: "webview/webview#1073"))
  func aWindowThatComesBackHasTheFieldThatItHad() {
    scene.user.click(scene.fieldB)
    scene.user.unfocus(scene.window)
    scene.user.wait(.seconds(1))
    scene.user.focus(scene.window)
    scene.user.type("x")
    #expect(scene.fieldB.typed == "x")
    #expect(scene.begunAndEnded == ["begin b"])
  }

  /// In which way the field that is edited can no longer be seen or used.
  enum Loss: CaseIterable {
    case hidden, containerHidden, transparent, disabled, containerDisabled, removed, containerRemoved
  }

  @Test(
    .bug(id: "Textualize/textual#1565"),
    .bug(id: "linebender/druid#1858"), arguments: Loss.allCases)
  func aFieldThatIsGoneGetsNoKeys(_ loss: Loss) {
    scene.user.click(scene.fieldA)
    switch loss {
    case .hidden: scene.fieldA.isHidden = true
    case .containerHidden: scene.container.isHidden = true
    case .transparent: scene.container.alpha = 0
    case .disabled: scene.fieldA.isEnabled = false
    case .containerDisabled: scene.container.isEnabled = false
    case .removed: scene.fieldA.removeFromSuperview()
    case .containerRemoved: scene.container.removeFromSuperview()
    }
    scene.user.type("x")
    #expect(scene.fieldA.typed == "")
    #expect(scene.window.firstResponder == nil)
    #expect(scene.begunAndEnded.count == 2)
  }

  @Test(.bug(id: "cnjinhao/nana#62"))
  func tabWithNothingToGoToEndsAndDoesNothing() {
    for view in [scene.fieldA, scene.fieldB] { view.isHidden = true }
    scene.user.key(.tab)
    #expect(scene.window.firstResponder == nil)
    scene.fieldB.isHidden = false
    scene.user.key(.tab)
    scene.user.key(.tab)
    #expect(scene.fieldB.isFirstResponder)
  }
}
