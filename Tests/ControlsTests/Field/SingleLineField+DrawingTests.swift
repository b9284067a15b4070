import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct SingleLineFieldDrawingTests {
  private let colors = Theme.light.colors

  @Test func thePlaceholderIsShownUntilThereIsText() {
    let stage = Stage(TextField("", placeholder: "Reference"))
    #expect(stage.drawnTexts() == ["Reference"])
    stage.control.text = "A-1"
    #expect(stage.drawnTexts() == ["A-1"])
  }

  @Test func theTextIsShownAgainWhenTheFieldHasMovedInTheTree() {
    let box = View()
    let field = TextField("A-1", frame: Rect(x: 0, y: 0, width: 200, height: 34))
    box.addSubview(field)
    let stage = Stage(box)
    stage.window.addSubview(box)
    stage.user.application.endTurn()
    #expect(stage.drawnTexts() == ["A-1"])
  }

  @Test func theFieldHasABorderAndWhenFocusedARing() {
    let stage = Stage(TextField())
    let shape = RoundedRect(stage.control.frame, radius: 8)
    let ring = RoundedRect(stage.control.frame.inset(by: -3), radius: 11)
    #expect(stage.drawing().contains(.stroke(shape, width: 1, colors.line)))
    stage.user.click(stage.control)
    let drawing = stage.drawing()
    #expect(drawing.contains(.stroke(shape, width: 1, colors.accent)))
    #expect(drawing.contains(.stroke(ring, width: 3, colors.accent.withOpacity(0.28))))
  }

  @Test func theBorderIsDarkerUnderThePointer() {
    let stage = Stage(TextField())
    stage.user.hover(stage.point(20), in: stage.window)
    let shape = RoundedRect(stage.control.frame, radius: 8)
    #expect(stage.drawing().contains(.stroke(shape, width: 1, Theme.light.shaded(colors.line, steps: 1))))
  }

  @Test func anErrorIsRedAndInWords() {
    let stage = Stage(TextField("x"))
    stage.control.errorMessage = "Not a number"
    stage.user.application.endTurn()
    let shape = RoundedRect(stage.control.frame, radius: 8)
    #expect(stage.drawing().contains(.stroke(shape, width: 1, colors.error)))
    #expect(stage.drawnTexts() == ["x", "Not a number"])
    stage.control.errorMessage = nil
    #expect(stage.drawnTexts() == ["x"])
  }

  @Test func theErrorIsPaintedWhenItComesAndErasedWhenItGoes() {
    let stage = Stage(TextField("x"))
    let words = Rect(x: 0, y: 36, width: 200, height: 18)
    stage.control.errorMessage = "Not a number"
    stage.user.application.endTurn()
    #expect(stage.takeDamage().contains { $0.contains(words) })
    stage.control.errorMessage = nil
    stage.user.application.endTurn()
    #expect(stage.takeDamage().contains { $0.contains(words) })
  }

  @Test func theSelectionIsDrawnOnlyWhileTheFieldIsEdited() {
    let stage = Stage(TextField("hello"))
    stage.control.selectedRange = 1..<3
    #expect(!stage.drawing().contains { isSelection($0) })
    stage.control.becomeFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.drawing().contains { isSelection($0) })
  }

  @Test func aKeyStrokeDrawsNeitherBorderNorRing() {
    let stage = Stage(TextField("hello"))
    stage.user.click(stage.control)
    stage.user.type("x")
    let drawing = stage.user.host.surfaces.values.first?.lastDrawing ?? []
    #expect(drawing.count == 3)
    #expect(drawing.contains { if case .text("hellox", _, _) = $0 { true } else { false } })
  }

  @Test func aReadOnlyFieldLooksIt() {
    let stage = Stage(TextField("hello"))
    stage.control.isReadOnly = true
    let shape = RoundedRect(stage.control.frame, radius: 8)
    #expect(stage.drawing().contains(.fillRounded(shape, Theme.light.panelColor(depth: 1))))
  }

  @Test func aThemeChangeIsSeenAtOnce() {
    let stage = Stage(TextField("hello"))
    stage.user.application.theme = .dark
    stage.user.application.endTurn()
    let shape = RoundedRect(stage.control.frame, radius: 8)
    #expect(stage.drawing().contains(.fillRounded(shape, Theme.dark.colors.field)))
  }

  private func isSelection(_ command: DrawingCommand) -> Bool {
    guard case .fill(let rect, colors.selection) = command else { return false }
    return rect.minX == 119 && rect.width == 16
  }
}
