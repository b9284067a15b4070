import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

/// What the panel leaves free of a window, as the program hears of it.
@MainActor struct FreeRoomTests {
  @Test func theWindowsInsetsFollowThePanelInTheSameTurn() {
    let stage = Stage(bar: .automatic)
    let bar = StandingBar(frame: Rect(x: 0, y: 600, width: 960, height: 40))
    stage.content.addSubview(bar)
    stage.user.application.endTurn()
    #expect(stage.window.contentInsets == .zero && bar.frame.maxY == 640)
    stage.user.click(stage.fieldA)
    #expect(stage.window.contentInsets == Insets(bottom: stage.panel.frame.height))
    #expect(bar.frame.maxY == stage.panel.frame.minY)
    #expect(stage.insetChanges == 1)
    stage.user.click(stage.fieldB)
    #expect(stage.insetChanges == 1)
    stage.resize(to: Size(width: 960, height: 400))
    #expect(stage.window.contentInsets.bottom == stage.panel.frame.height)
    stage.user.click(Point(x: 600, y: 100), in: stage.window)
    #expect(stage.window.contentInsets == .zero)
    #expect(bar.frame.maxY == 400)
  }

  @Test func anotherWindowHasThemWhenThePanelGoesThere() {
    let stage = Stage.editing()
    let (other, field) = stage.openOther()
    stage.focus(other)
    stage.user.click(field)
    #expect(stage.window.contentInsets == .zero)
    #expect(other.contentInsets.bottom > 0)
    other.close()
    stage.user.application.endTurn()
    #expect(other.contentInsets == .zero && stage.window.contentInsets == .zero)
  }

  @Test func whatLiesOverTheContentLeavesAllOfItFree() {
    let size = Size(width: 400, height: 300)
    let docked = Rect(x: 0, y: 200, width: 400, height: 100)
    #expect(FreeRoom.insets(coveredBy: docked, in: size) == Insets(bottom: 100))
    for frame in [
      Rect(x: 1, y: 200, width: 399, height: 100), Rect(x: 0, y: 190, width: 400, height: 100),
      Rect(x: 0, y: 200, width: 300, height: 100), .zero,
    ] {
      #expect(FreeRoom.insets(coveredBy: frame, in: size) == .zero)
    }
  }
}

extension Stage {
  fileprivate var insetChanges: Int {
    user.notifications.count { if case .contentInsetsDidChange = $0 { true } else { false } }
  }
}

/// Stands at the lower edge of what is free.
@MainActor private final class StandingBar: View {
  override func contentInsetsDidChange() { place() }
  override func didMoveToWindow() { place() }
  override func subviewSizeDidChange(_ subview: View) {}

  private func place() {
    guard let window else { return }
    frame.origin.y = window.frame.height - window.contentInsets.bottom - frame.height
  }
}
