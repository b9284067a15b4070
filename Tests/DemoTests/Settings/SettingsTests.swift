import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct SettingsTests {
  private let stage = DemoStage()
  private let form = "settings/form"
  private let name = "nested/order/person/name"

  private var isEditing: Bool { stage.window.firstResponder?.textInput != nil }
  private var panel: KeyboardPanelController {
    get throws { try #require(stage.user.application.inputPanel as? KeyboardPanelController) }
  }

  private func choose(_ control: String, _ index: Int) throws {
    let control: SegmentedControl = try stage.view("\(form)/\(control)")
    try stage.click("\(form)/\(control.identifier ?? "")/\(control.buttons[index].identifier ?? "")")
  }

  private func editWithSettings() throws {
    try stage.openSettings()
    try stage.edit(name)
  }

  private func drawer() throws -> Drawer { try stage.view("settings") }

  @Test func theButtonTogglesTheDrawerWhichSlides() throws {
    try stage.click("bar/settings")
    #expect(try drawer().isOpen)
    let begin = try drawer().frame.minX
    stage.user.wait(.seconds(1))
    #expect(try drawer().frame.minX < begin)
    try stage.click("bar/settings")
    stage.user.wait(.seconds(1))
    #expect(try drawer().isHidden)
  }

  @Test func escapeEndsEditingFirstAndThenClosesTheDrawer() throws {
    try editWithSettings()
    stage.user.key(.escape)
    #expect(!isEditing)
    #expect(try drawer().isOpen)
    stage.user.key(.escape)
    #expect(try !drawer().isOpen)
  }

  @Test func usingTheDrawerKeepsTheFieldBeingEdited() throws {
    try editWithSettings()
    try stage.click("\(form)/pan")
    try choose("scope", 1)
    #expect(isEditing)
    #expect(stage.decisions.suffix(2) == [.excluded, .excluded])
  }

  @Test func theDrawerEndsAboveTheKeyboard() throws {
    try editWithSettings()
    #expect(try drawer().frame.maxY == panel.frame.minY)
    stage.user.key(.escape)
    stage.user.wait(.seconds(1))
    #expect(try drawer().frame.maxY == 640)
  }

  @Test func aTapThatIsSwitchedOffKeeps() throws {
    try editWithSettings()
    try stage.click("\(form)/tap")
    try stage.click("nested/hint")
    #expect(isEditing)
  }

  @Test(arguments: ["tap", "pan", "outsideApplication", "escape", "wheel", "windowFocusLost"])
  func eachSwitchTurnsItsTrigger(_ trigger: String) throws {
    let choice = try #require(TriggerChoice.all.first { $0.name == trigger })
    let dismissal = stage.user.application.dismissal
    let before = dismissal.triggers.contains(choice.trigger)
    try stage.openSettings()
    try stage.click("\(form)/\(trigger)")
    #expect(dismissal.triggers.contains(choice.trigger) != before)
    try stage.click("\(form)/\(trigger)")
    #expect(dismissal.triggers == .standard)
  }

  @Test func escapeThatIsSwitchedOffKeeps() throws {
    try editWithSettings()
    try stage.click("\(form)/escape")
    stage.user.key(.escape)
    #expect(isEditing)
  }

  @Test func aScopeOfMarkedViewsKeepsOnAllOthers() throws {
    try editWithSettings()
    try choose("scope", 2)
    try stage.click("nested/account/reset")
    #expect(isEditing)
    #expect(stage.decisions.last == .policy)
  }

  @Test func aFieldThatNeverEndsIsTheOneThatWasEdited() throws {
    try editWithSettings()
    try choose("field", 2)
    try stage.click("nested/account/reset")
    #expect(isEditing)
    #expect(try stage.view(name, as: TextField.self).fieldDismissal == .never)
  }

  @Test(arguments: [false, true], [false, true])
  func whatAnotherViewDoesWithAPress(ends: Bool, acts: Bool) throws {
    try editWithSettings()
    if !ends { try stage.click("\(form)/ends") }
    if !acts { try stage.click("\(form)/acts") }
    stage.user.wait(.seconds(1))
    try stage.click("nested/account/reset")
    #expect(isEditing == !ends)
    let status: Label = try stage.view("nested/account/status")
    #expect(!status.text.isEmpty == acts)
  }

  @Test func theLookComesFirst() throws {
    try stage.openSettings()
    let controls = try stage.view(form).subviews.filter { $0.canBecomeFirstResponder }
    #expect(controls.prefix(2).map(\.identifier) == ["theme", "reducedMotion"])
  }

  @Test func thePolicyIsKeptForTheNextScene() throws {
    try stage.openSettings()
    try stage.click("\(form)/ends")
    try #require(stage.window.rootViewController as? DemoController).show(.nested)
    #expect(try stage.view("nested").outsidePressPolicy == .act)
  }

  @Test func theKeyboardFollowsItsSettings() throws {
    try stage.openSettings()
    try choose("show", 2)
    #expect(try panel.showPolicy == .never)
    try stage.edit(name)
    #expect(try !panel.isVisible)
    try stage.click("\(form)/hardwareKey")
    try stage.click("\(form)/pinned")
    #expect(try panel.hidesOnHardwareKey && panel.isPinned)
  }

  @Test func theThemeChangesAndMotionStaysReduced() throws {
    try stage.openSettings()
    try stage.click("\(form)/reducedMotion")
    try choose("theme", 1)
    #expect(stage.user.application.theme.isDark)
    #expect(stage.user.application.theme.motion.isReduced)
  }

  @Test func belowEachChoiceStandsItsCode() throws {
    try editWithSettings()
    try choose("field", 1)
    let texts = try stage.view(form).subviews.compactMap { ($0 as? CodeLabel)?.text }
    #expect(texts.contains("field.fieldDismissal = .always"))
    #expect(texts.contains("dismissal.triggers = [.tap, .pan, .outsideApplication, .escape]"))
  }

  @Test func allWindowsShareTheSettings() throws {
    let stage = DemoStage(windowCount: 2)
    for number in 1...2 {
      try stage.click("\(number)/bar/settings")
      stage.user.wait(.seconds(1))
    }
    try stage.click("1/\(form)/ends")
    #expect(try !stage.view("2/\(form)/ends", as: Switch.self).isOn)
    #expect(try stage.view("2/nested").outsidePressPolicy == .act)
  }
}
