import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct PanelPlaceTests {
  @Test func atTheDrawingsSizeKeysAreAsDrawn() {
    let stage = Stage.editing()
    #expect(stage.panel.frame == Rect(x: 0, y: 436, width: 960, height: 204))
    #expect(stage.key("q").frame == Rect(x: 63, y: 8, width: 78, height: 42))
  }

  @Test(arguments: [
    Size(width: 320, height: 240), Size(width: 240, height: 320), Size(width: 960, height: 200),
    Size(width: 2560, height: 1440), Size(width: 480, height: 800),
  ])
  func itTakesNoMoreThanItsPartOfTheWindow(size: Size) {
    let stage = Stage.editing(size)
    let frame = stage.panel.frame
    #expect(frame.height <= (size.height * 0.55).rounded())
    #expect(frame.maxY == size.height && frame.width == size.width)
    #expect(stage.keys.allSatisfy { stage.view!.bounds.contains($0.frame) })
  }

  @Test func inTheSmallestWindowEveryKeyCanBeHit() {
    let stage = Stage.editing(Size(width: 320, height: 240))
    #expect(stage.keys.allSatisfy { $0.frame.width >= 20 && $0.frame.height >= 24 })
    stage.click("q", "m", "space", "p")
    #expect(stage.fieldA.typed == "qm p")
  }

  @Test func edgesAreOnWholePixels() {
    let stage = Stage(size: Size(width: 801, height: 333))
    stage.user.host.scale = 1.5
    stage.user.click(stage.fieldA)
    let height = stage.panel.frame.height * 1.5
    #expect(height == height.rounded())
  }

  @Test func anEmptyWindowDoesNoHarm() {
    let stage = Stage.editing()
    stage.resize(to: .zero)
    #expect(stage.panel.frame.isEmpty)
    stage.resize(to: Size(width: 960, height: 640))
    #expect(stage.panel.frame.height == 204)
  }
}
