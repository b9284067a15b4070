import Testing
import UICore
import UITestHost

@MainActor struct WindowBackgroundTests {
  private let user = TestUser(theme: .dark)
  private let window = Window(title: "Background", size: Size(width: 200, height: 100))

  private var drawing: [DrawingCommand] {
    user.host.surfaces.values.first { $0.parent == nil }?.lastDrawing ?? []
  }

  @Test func windowIsFilledWithTheThemesBackground() {
    user.open(window)
    #expect(drawing == [.fill(window.bounds, Theme.dark.colors.background)])
  }

  @Test func onlyWhatIsRepaintedIsFilled() {
    user.open(window)
    let part = Rect(x: 10, y: 10, width: 20, height: 20)
    window.setNeedsDisplay(in: part)
    user.application.endTurn()
    #expect(drawing == [.fill(part, Theme.dark.colors.background)])
  }

  @Test func colourOfItsOwnTakesThePlaceOfTheThemes() {
    window.backgroundColor = Color(0x112233)
    user.open(window)
    #expect(drawing == [.fill(window.bounds, Color(0x112233))])
  }

  /// What is drawn when a part of a red view is repainted, which lies in one that is `configured`.
  private func drawing(
    repainting part: Rect, in outer: View, _ configure: (View) -> Void = { _ in }
  ) -> [DrawingCommand] {
    let view = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    view.backgroundColor = Color(0xff0000)
    configure(view)
    outer.addSubview(view)
    window.addSubview(outer)
    user.open(window)
    view.setNeedsDisplay(in: part)
    user.application.endTurn()
    return drawing
  }

  private let inside = Rect(x: 5, y: 5, width: 10, height: 10)

  @Test func whatLiesUnderAnOpaqueViewIsNotDrawn() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    outer.backgroundColor = Color(0x00ff00)
    let red = DrawingCommand.fill(Rect(x: 15, y: 15, width: 10, height: 10), Color(0xff0000))
    #expect(drawing(repainting: inside, in: outer) == [red])
  }

  @Test(arguments: translucencies)
  func whatLiesUnderATranslucentViewIsDrawn(_ configure: @MainActor @Sendable (View) -> Void) {
    #expect(drawing(repainting: inside, in: View(frame: window.bounds), configure).count == 2)
  }

  @Test func whatLiesUnderAViewInATranslucentOneIsDrawn() {
    let outer = View(frame: window.bounds)
    outer.alpha = 0.5
    #expect(drawing(repainting: inside, in: outer).count == 2)
  }

  @Test func whatLiesBesideAnOpaqueViewIsDrawn() {
    let beside = Rect(x: 45, y: 5, width: 10, height: 10)
    #expect(drawing(repainting: beside, in: View(frame: window.bounds)).count == 2)
  }
}

/// Not in the attribute itself: the compiler of Swift 6.0 crashes on closures there.
private let translucencies: [@MainActor @Sendable (View) -> Void] = [
  { $0.alpha = 0.5 }, { $0.isEnabled = false }, { $0.backgroundColor = Color(0xff0000, opacity: 0.5) },
]
