import Testing
import UICore
import UITestHost

/// The pointer hides from the first typed key until it moves.
@MainActor @Suite struct HoverTrackerTests {
  private let scene = Scene()

  init() {
    scene.user.hover(Point(x: 20, y: 20), in: scene.window)
    scene.user.click(scene.fieldA)
    _ = scene.user.host.takeEffects()
  }

  private func takeShapes() -> [PointerShape] {
    scene.user.host.takeEffects().compactMap { if case .setCursor(_, let shape) = $0 { shape } else { nil } }
  }

  @Test func manyKeysHideItOnceAndAMotionShowsItOnce() {
    scene.user.type("hello")
    #expect(takeShapes() == [.hidden])
    scene.user.hover(Point(x: 21, y: 20), in: scene.window)
    scene.user.hover(Point(x: 22, y: 20), in: scene.window)
    #expect(takeShapes().count == 1)
    scene.user.type("x")
    #expect(takeShapes() == [.hidden])
  }

  @Test func keysThatTypeNothingLeaveIt() {
    scene.user.key(.left)
    scene.user.key(KeySym("c"), modifiers: .control)
    #expect(takeShapes() == [])
  }

  @Test func aKeyForNobodyLeavesIt() {
    scene.fieldA.resignFirstResponder()
    scene.user.type("x")
    #expect(takeShapes() == [])
  }

  @Test func aFingerThatIsGoneIsOverNothing() {
    scene.user.tap(scene.button)
    #expect(!scene.button.isHovered)
    scene.user.hover(scene.button.convertToWindow(scene.button.bounds).center, in: scene.window)
    #expect(scene.button.isHovered)
    scene.user.tap(scene.background, in: scene.window)
    #expect(!scene.button.isHovered)
  }

  @Test func theSettingTurnsItOff() {
    scene.user.host.settings.hidesPointerWhileTyping = false
    scene.user.type("x")
    #expect(takeShapes() == [])
  }
}
