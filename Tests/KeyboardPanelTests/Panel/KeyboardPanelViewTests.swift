import KeyboardModel
import Testing
import UICore
import UITestHost

@testable import KeyboardPanel

@MainActor struct KeyboardPanelViewTests {
  @Test(.bug(id: "D09")) func clickBetweenTwoKeysTypesTheNearerAndOneInAMarginNothing() {
    let stage = Stage.editing()
    let gap = (stage.frame(of: stage.key("f")).maxX + stage.frame(of: stage.key("g")).minX) / 2
    for x in [gap - 1, gap + 1] {
      stage.user.click(Point(x: x, y: stage.center(of: "f").y), in: stage.window)
    }
    #expect(stage.fieldA.typed == "fg")
    stage.forget()
    let points = [
      Point(x: 20, y: stage.center(of: "f").y), Point(x: 0, y: stage.panel.frame.minY),
      Point(x: 959, y: 639), Point(x: stage.center(of: "f").x, y: stage.panel.frame.minY),
    ]
    for point in points { stage.user.click(point, in: stage.window) }
    #expect(stage.fieldA.typed == "fg")
    #expect(stage.fieldA.isFirstResponder)
    #expect(stage.decisions == [.inside, .inside, .inside, .inside])
    #expect(stage.panel.isVisible)
  }

  @Test(.bug(id: "D04")) func noPointOfThePanelDismisses() {
    let stage = Stage.editing(Size(width: 320, height: 240))
    for y in stride(from: stage.panel.frame.minY, to: 240, by: 3) {
      for x in stride(from: 0, to: 320.0, by: 3) where !stage.isOnHideKey(Point(x: x, y: y)) {
        stage.user.press(Point(x: x, y: y), in: stage.window)
        stage.user.release()
      }
    }
    #expect(stage.endings == [])
    #expect(stage.phases == [])
    #expect(stage.fieldA.isFirstResponder)
    #expect(!stage.fieldA.typed.isEmpty)
  }

  @Test func aDragFromThePanelIntoTheWindowTypesNothingAndDismissesNothing() {
    let stage = Stage.editing()
    stage.user.drag(from: stage.center(of: "a"), to: Point(x: 500, y: 200), in: stage.window)
    #expect(stage.fieldA.typed == "")
    #expect(stage.fieldA.isFirstResponder)
    #expect(stage.pressedKeys == [])
  }

  @Test func aKeyPressRepaintsOneKey() {
    let stage = Stage.editing()
    let key = stage.key("j")
    stage.user.press(stage.frame(of: key).center, in: stage.window)
    #expect(stage.user.host.takeEffects() == [.damage(stage.surface, [key.frame.inset(by: -1)])])
    stage.user.release()
    let effects = stage.user.host.takeEffects()
    #expect(effects == [.damage(stage.surface, [key.frame.inset(by: -1)])])
  }

  @Test func labelsAreLaidOutOnce() {
    let stage = Stage.editing()
    stage.click("symbols", "letters", "shift", "A", "b")
    let count = stage.user.host.textSystem.layoutCount
    stage.click("symbols", "letters", "shift", "A", "b")
    #expect(stage.user.host.textSystem.layoutCount == count)
  }

  @Test func aThemeChangeLaysLabelsOutAnewAndRepaints() {
    let stage = Stage.editing()
    let count = stage.user.host.textSystem.layoutCount
    stage.user.application.theme = .dark
    stage.user.application.endTurn()
    #expect(stage.user.host.textSystem.layoutCount > count)
    #expect(stage.damage(in: stage.surface) == [Rect(x: 0, y: 0, width: 960, height: 204)])
  }

  @Test func largerKeysOfAThemeMakeAHigherPanel() {
    let stage = Stage.editing()
    stage.user.application.theme.metrics.keyHeight = 50
    stage.user.application.endTurn()
    #expect(stage.panel.frame.height == 236)
    #expect(stage.phases == [.willChangeFrame, .didChangeFrame])
    #expect(stage.changes.last?.cause == .layout)
  }

  @Test func pagesChangeWithTheirKeys() {
    let stage = Stage.editing()
    stage.click("symbols")
    #expect(stage.keys.contains { $0.keyName == "1" })
    #expect(!stage.keys.contains { $0.keyName == "q" })
    stage.click("1", "more", "€", "symbols", "letters", "q")
    #expect(stage.fieldA.typed == "1€q")
    #expect(stage.panel.frame.height == 204)
  }

  @Test func everyKeyHasANameOfItsOwn() {
    let stage = Stage.editing()
    for page in ["letters", "symbols", "more"] {
      if page != "letters" { stage.click(page) }
      let names = stage.keys.compactMap(\.identifier)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.hasPrefix("key-") && !$0.contains("/") })
    }
  }

  @Test func itPaintsEveryPointOfItselfAndALineOnTop() {
    let stage = Stage.editing()
    let drawing = stage.user.host.surfaces[stage.surface]!.lastDrawing
    let bounds = Rect(x: 0, y: 0, width: 960, height: 204)
    #expect(drawing.first == .fill(bounds, Theme.light.colors.keyboard))
    #expect(drawing.contains(.fill(Rect(x: 0, y: 0, width: 960, height: 1), Theme.light.colors.line)))
  }

  @Test func theWheelOverItScrollsNothingBelow() {
    let stage = Stage.editing()
    stage.user.application.dismissal.triggers.insert(.wheel)
    stage.user.turnWheel(1, at: stage.center(of: "g"), in: stage.window)
    #expect(stage.fieldA.isFirstResponder)
  }

  @Test func otherButtonsTypeNothing() {
    let stage = Stage.editing()
    for button in [2, 3, 8] { stage.user.click(stage.center(of: "g"), in: stage.window, button: button) }
    #expect(stage.fieldA.typed == "")
    #expect(stage.fieldA.isFirstResponder)
  }
}

extension Stage {
  fileprivate func isOnHideKey(_ point: Point) -> Bool {
    keys.first { $0.keyName == "hide" }.map { frame(of: $0).inset(by: -4).contains(point) } ?? false
  }

  fileprivate var decisions: [PressDecision] {
    user.notifications.compactMap { if case .pressDecided(let report) = $0 { report.decision } else { nil } }
  }
}
