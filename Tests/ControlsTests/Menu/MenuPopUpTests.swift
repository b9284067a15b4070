import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// A menu of a view that is no text, with a disabled item in its second section.
@MainActor @Suite struct MenuPopUpTests {
  private let stage = Stage(Button("Button"))
  private let chosen = Chosen()
  private let popUp: MenuPopUp

  @MainActor private final class Chosen { var titles: [String] = [] }

  init() throws {
    let chosen = chosen
    func item(_ title: String, isEnabled: Bool = true) -> MenuItem {
      MenuItem(title, shortcut: "Ctrl+\(title)", isEnabled: isEnabled) { chosen.titles.append(title) }
    }
    let menu = Menu([[item("Alpha"), item("Beta")], [], [item("Gamma", isEnabled: false), item("Bravo")]])
    popUp = try #require(
      MenuPopUp.open(menu, for: stage.control, .key(below: Rect(x: 20, y: 0, width: 2, height: 20))))
    stage.user.application.endTurn()
  }

  private var highlighted: String? { popUp.menu.highlightedItem?.title }
  private var isOpen: Bool { popUp.application != nil }

  private func row(_ title: String) -> View {
    popUp.menu.subviews.first { $0.identifier == title }!
  }

  @Test func itClosesWhenTheScaleOrTheThemeMayHaveChanged() {
    stage.user.send(.settingsChanged)
    #expect(!isOpen)
  }

  // MARK: Look

  @Test func itOpensBelowTheRectangle() {
    #expect(popUp.origin == Point(x: 120, y: 124))
    #expect(popUp.frame.width >= 176)
  }

  @Test func emptySectionsAreLeftOutAndALineIsBetweenTheOthers() throws {
    let surface = try #require(stage.user.host.surfaces[popUp.surfaceID!])
    let line = stage.user.application.theme.colors.line
    let width = popUp.menu.bounds.width
    let lines = surface.lastDrawing.filter {
      if case .fill(let rect, line) = $0 { rect.height == 1 && rect.width == width } else { false }
    }
    #expect(lines.count == 1)
  }

  @Test func theShortcutStandsAtTheEndOfTheRow() throws {
    let surface = try #require(stage.user.host.surfaces[popUp.surfaceID!])
    let right = popUp.menu.frame.maxX
    let ends = surface.lastDrawing.compactMap { command -> Double? in
      guard case .text(let text, let place, _) = command, text.hasPrefix("Ctrl") else { return nil }
      return place.x + Double(text.count) * FixedTextSystem.advance
    }
    #expect(ends.count == 4)
    #expect(ends.allSatisfy { $0 == right - 14 })
  }

  @Test func withACompositorThereIsAShadowAroundIt() throws {
    stage.user.host.popUpLook = .shadowed
    let menu = Menu([[MenuItem("Alpha") {}]])
    let shadowed = try #require(
      MenuPopUp.open(menu, for: stage.control, .key(below: Rect(x: 20, y: 0, width: 2, height: 20))))
    stage.user.application.endTurn()
    #expect(shadowed.margin > 0)
    #expect(shadowed.origin == Point(x: 120 - shadowed.margin, y: 124 - shadowed.margin))
    let surface = try #require(stage.user.host.surfaces[shadowed.surfaceID!])
    #expect(surface.shape?.rect == shadowed.bounds.inset(by: shadowed.margin))
    #expect(surface.lastDrawing.contains { if case .shadow = $0 { true } else { false } })
    #expect(!shadowed.contains(Point(x: 3, y: 3)))
  }

  // MARK: Keys

  @Test func arrowsGoRoundAndPassByWhatIsDisabled() {
    #expect(highlighted == "Alpha")
    for title in ["Beta", "Bravo", "Alpha"] {
      stage.user.key(.down)
      #expect(highlighted == title)
    }
    stage.user.key(.up)
    #expect(highlighted == "Bravo")
    stage.user.key(.home)
    #expect(highlighted == "Alpha")
    stage.user.key(.end)
    #expect(highlighted == "Bravo")
  }

  @Test(arguments: [KeySym.return, .space]) func returnAndSpaceChoose(_ key: KeySym) {
    stage.user.key(.down)
    stage.user.key(key)
    #expect(chosen.titles == ["Beta"])
    stage.user.wait(.milliseconds(1))
    #expect(!isOpen)
  }

  @Test func firstLettersGoFromOneMatchToTheNext() {
    for title in ["Beta", "Bravo", "Beta"] {
      stage.user.type("b")
      #expect(highlighted == title)
    }
    stage.user.type("g")
    #expect(highlighted == "Beta")
    #expect(chosen.titles == [])
  }

  @Test func escapeCloses() {
    stage.user.key(.escape)
    #expect(!isOpen)
    #expect(chosen.titles == [])
  }

  @Test func aShortcutClosesAndDoesWhatItAlwaysDoes() {
    let field = TextField("text", frame: Rect(x: 0, y: 0, width: 90, height: 34))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.user.key(KeySym("a"), modifiers: .control)
    #expect(!isOpen)
    #expect(field.selectedRange == 0..<4)
  }

  // MARK: Pointing

  @Test func thePointerHighlightsWhatItIsOver() {
    stage.user.hover(row("Beta").spot(), in: popUp)
    #expect(highlighted == "Beta")
    stage.user.hover(row("Gamma").spot(), in: popUp)
    #expect(highlighted == nil)
  }

  @Test func aClickChooses() {
    stage.user.click(row("Bravo"))
    #expect(chosen.titles == ["Bravo"])
    stage.user.wait(.milliseconds(1))
    #expect(!isOpen)
  }

  @Test func aClickOnADisabledItemDoesNothing() {
    stage.user.click(row("Gamma"))
    #expect(chosen.titles == [])
    #expect(isOpen)
  }

  @Test func aPressOnOneItemLetGoOnAnotherChoosesThat() {
    stage.user.press(row("Alpha").spot(), in: popUp)
    stage.user.move(to: row("Bravo").spot())
    stage.user.release()
    #expect(chosen.titles == ["Bravo"])
  }

  @Test func aPressElsewhereClosesItAndDoesNothingElse() {
    _ = stage.user.takeNotifications()
    stage.user.click(stage.control)
    #expect(!isOpen)
    #expect(stage.takeActions() == [])
    stage.user.click(stage.control)
    #expect(stage.takeActions() != [])
  }

  @Test func pressesOutsideOfTheProgramAreWatchedWhileItIsOpen() {
    #expect(stage.user.host.isWatchingOutsidePresses)
    stage.user.pressOutsideApplication()
    #expect(!isOpen)
    #expect(!stage.user.host.isWatchingOutsidePresses)
  }

  @Test func itGoesWithTheFocusOfItsWindowAndWhenTheWheelTurns() throws {
    stage.user.turnWheel(1, at: stage.point(5), in: stage.window)
    #expect(!isOpen)
    let again = try #require(
      MenuPopUp.open(Menu([[MenuItem("Alpha") {}]]), for: stage.control, .key(below: .zero)))
    stage.user.unfocus(stage.window)
    #expect(again.application != nil)
    stage.user.wait(.milliseconds(50))
    #expect(again.application == nil)
  }
}
