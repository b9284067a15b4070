import Controls
import Testing
import TextModel
import UICore
import UITestHost

/// The context menu of a field.
@MainActor @Suite struct TextInputViewMenuTests {
  private let stage = Stage(TextField("one two three"))

  // MARK: Opening

  @Test func theRightButtonOpensAMenuAtThePointer() throws {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    let popUp = try #require(stage.popUp)
    #expect(popUp.origin == stage.at(2))
    #expect(stage.control.isFirstResponder)
    #expect(popUp.menu.highlightedItem == nil)
  }

  @Test func aSelectionUnderThePointerStaysAndElsewhereTheCaretComes() {
    stage.control.selectedRange = 4..<7
    stage.user.click(stage.at(5), in: stage.window, button: 3)
    #expect(stage.control.selectedRange == 4..<7)
    stage.user.key(.escape)
    stage.user.click(stage.at(10), in: stage.window, button: 3)
    #expect(stage.control.selectedRange == 10..<10)
  }

  @Test func aPressDraggedToAnItemChoosesIt() throws {
    stage.user.click(stage.control)
    stage.user.press(stage.at(2), in: stage.window, button: 3)
    let place = try stage.place(of: "Select All")
    stage.user.move(to: place)
    #expect(stage.popUp?.menu.highlightedItem?.title == "Select All")
    stage.user.release(button: 3)
    #expect(stage.control.selectedRange == 0..<13)
    stage.user.wait(.milliseconds(1))
    #expect(stage.popUp == nil)
  }

  @Test func aPressDraggedAwayAndLetGoClosesTheMenu() {
    stage.user.press(stage.at(2), in: stage.window, button: 3)
    stage.user.move(to: Point(x: 5, y: 500))
    stage.user.release(button: 3)
    #expect(stage.popUp == nil)
  }

  @Test(arguments: [(KeySym.menu, Modifiers()), (.f10, .shift)])
  func theMenuKeyOpensItBelowTheCaretAndClosesItAgain(_ key: KeySym, _ modifiers: Modifiers) throws {
    stage.user.click(stage.at(2), in: stage.window)
    stage.user.key(key, modifiers: modifiers)
    let popUp = try #require(stage.popUp)
    let caret = stage.control.convertToWindow(stage.control.caretRect)
    #expect(popUp.origin == Point(x: caret.minX, y: caret.maxY + 4))
    #expect(popUp.menu.highlightedItem?.title == "Paste")
    stage.user.key(key, modifiers: modifiers)
    #expect(stage.popUp == nil)
    #expect(stage.control.isFirstResponder)
  }

  @Test func aFingerThatRestsSelectsTheWordAndOpensTheMenu() {
    stage.user.putFinger(at: stage.at(5), in: stage.window)
    stage.user.wait(.milliseconds(600))
    #expect(stage.control.selectedRange == 4..<7)
    #expect(stage.popUp != nil)
    stage.user.liftFinger()
    #expect(stage.popUp != nil)
    #expect(stage.control.selectedRange == 4..<7)
  }

  @Test func aFingerThatRestsOnTheSelectionKeepsIt() {
    stage.control.becomeFirstResponder()
    stage.control.selectedRange = 0..<9
    stage.user.putFinger(at: stage.at(5), in: stage.window)
    stage.user.wait(.milliseconds(600))
    stage.user.liftFinger()
    #expect(stage.control.selectedRange == 0..<9)
  }

  @Test func aMouseThatRestsOpensNothing() {
    stage.user.press(stage.at(5), in: stage.window)
    stage.user.wait(.seconds(2))
    #expect(stage.popUp == nil)
    stage.user.release()
  }

  // MARK: Editing goes on

  @Test func aPressElsewhereClosesTheMenuAndNotTheEditing() {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(stage.popUp == nil)
    #expect(stage.control.isFirstResponder)
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect(!stage.control.isFirstResponder)
  }

  @Test(.bug(id: "ValveSoftware/steam-for-linux#2356"))
  func aPressOutsideOfTheProgramClosesTheMenuAndEndsEditing() {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    stage.user.pressOutsideApplication()
    #expect(stage.popUp == nil)
    #expect(!stage.control.isFirstResponder)
  }

  @Test(.bug(id: "linebender/druid#2417")) func aPressOnTheOwnTitleClosesTheMenuAndNotTheEditing() {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    stage.user.pressOnFrame()
    #expect(stage.popUp == nil)
    #expect(stage.control.isFirstResponder)
    stage.user.pressOnFrame()
    #expect(stage.control.isFirstResponder)
  }

  @Test func theKeysAreTheMenusWhoeverHasTheFocus() {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    let takesKeys = stage.user.host.effects.compactMap { effect in
      if case .openWindow(_, let attributes) = effect { attributes.takesKeys } else { nil }
    }
    #expect(takesKeys == [true])
  }

  @Test func choosingByPressIsInsideWhateverTheFieldsDismissal() throws {
    stage.control.fieldDismissal = .always
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    stage.user.click(try #require(stage.row("Select All")))
    #expect(stage.control.isFirstResponder)
    #expect(stage.control.selectedRange == 0..<13)
  }

  @Test func theMenuGoesWithTheEditing() {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    stage.control.resignFirstResponder()
    stage.user.application.endTurn()
    #expect(stage.popUp == nil)
  }

  @Test func keysGoToTheMenuAndNotIntoTheText() {
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    stage.user.type("xyz")
    stage.user.key(.backspace)
    #expect(stage.control.text == "one two three")
    stage.user.key(.escape)
    stage.user.type("x")
    #expect(stage.control.text == "onxe two three")
  }

  // MARK: Items

  @Test func theItemsDoWhatTheySay() {
    stage.choose("Select All")
    #expect(stage.control.selectedRange == 0..<13)
    stage.choose("Cut")
    #expect(stage.user.host.pasteboards[.clipboard] == "one two three")
    #expect(stage.control.text == "")
    stage.choose("Undo")
    #expect(stage.control.text == "one two three")
    stage.choose("Redo")
    #expect(stage.control.text == "")
    stage.choose("Paste")
    stage.choose("Paste")
    #expect(stage.control.text == "one two threeone two three")
    stage.choose("Select All")
    stage.choose("Delete")
    #expect(stage.control.text == "")
  }

  @Test func itemsShowTheStrokesOfTheFieldsTable() throws {
    var bindings = KeyBindings.standard
    bindings.commands[KeyStroke(KeySym("v"), .control)] = nil
    stage.control.keyBindings = bindings
    stage.user.key(.tab)
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    let surface = try #require(stage.popUp.flatMap { stage.user.host.surfaces[$0.surfaceID!] })
    let texts = surface.lastDrawing.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    #expect(
      texts == [
        "Undo", "Ctrl+Z", "Redo", "Ctrl+Y", "Cut", "Ctrl+X", "Copy", "Ctrl+C", "Paste", "Shift+Insert",
        "Delete", "Delete", "Select All", "Ctrl+A",
      ])
  }

  @Test func withoutASelectionThereIsNothingToTake() {
    #expect(stage.enabledItems() == ["Paste", "Select All"])
    stage.control.text = ""
    #expect(stage.enabledItems() == ["Paste"])
  }

  @Test func ofAReadOnlyFieldTextCanOnlyBeCopied() {
    stage.control.isReadOnly = true
    stage.control.selectedRange = 4..<7
    stage.user.click(stage.at(5), in: stage.window, button: 3)
    #expect(
      stage.popUp?.menu.subviews.compactMap(\.identifier) == ["Cut", "Copy", "Paste", "Delete", "Select All"])
    stage.user.key(.escape)
    #expect(stage.enabledItems(at: 5) == ["Copy", "Select All"])
  }

  @Test(.bug(id: "T75")) func outOfASecureFieldNothingIsTaken() {
    let secret = Stage(SecureField())
    secret.user.click(secret.control)
    secret.user.type("secret")
    secret.control.selectAll()
    #expect(secret.enabledItems(at: 3) == ["Paste", "Select All"])
    #expect(secret.user.host.pasteboards.offers.isEmpty)
    #expect(secret.control.length == 6)
  }

  @Test func theDelegateMayAddItemsOrRefuse() {
    let delegate = MenuDelegate()
    stage.control.delegate = delegate
    stage.choose("Extra")
    #expect(delegate.choices == 1)
    delegate.isRefusing = true
    stage.user.click(stage.at(2), in: stage.window, button: 3)
    #expect(stage.popUp == nil)
    #expect(stage.control.isFirstResponder)
  }
}

@MainActor private final class MenuDelegate: TextInputDelegate {
  var choices = 0
  var isRefusing = false

  func menu(_ standard: Menu, for input: TextInputView) -> Menu? {
    guard !isRefusing else { return nil }
    var menu = standard
    menu.sections.append([MenuItem("Extra") { [weak self] in self?.choices += 1 }])
    return menu
  }
}

extension Stage {
  @MainActor fileprivate var popUp: MenuPopUp? { window.popUps.last as? MenuPopUp }

  @MainActor fileprivate func row(_ title: String) -> View? {
    popUp?.menu.subviews.first { $0.identifier == title }
  }

  /// The middle of an item, in the owner's coordinates.
  @MainActor fileprivate func place(of title: String) throws -> Point {
    let item = try #require(row(title))
    return item.spot() + popUp!.origin
  }

  /// By keys, from the Menu key to the Return.
  @MainActor fileprivate func choose(_ title: String) {
    control.becomeFirstResponder()
    user.key(.menu)
    for _ in 0..<12 where popUp?.menu.highlightedItem?.title != title { user.key(.down) }
    user.key(.return)
    user.wait(.milliseconds(1))
  }

  /// What the arrow keys come by in the menu that the right button opens.
  @MainActor fileprivate func enabledItems(at cluster: Int = 2) -> [String] {
    user.click(point(11 + Double(cluster) * 8 + 1), in: window, button: 3)
    user.key(.home)
    var titles: [String] = []
    while let title = popUp?.menu.highlightedItem?.title, !titles.contains(title) {
      titles.append(title)
      user.key(.down)
    }
    user.key(.escape)
    return titles
  }
}
