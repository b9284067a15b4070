import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct CompletionTests {
  private let stage = DemoStage()
  private let city = "nested/order/person/address/city"

  private func field() throws -> CompletingField { try stage.view(city) }
  private var popUp: PopUpWindow? { stage.window.popUps.first }

  private func type(_ text: String) throws {
    try stage.edit(city)
    stage.user.type(text)
  }

  @Test func typingOffersWhatBeginsSoWhateverTheCase() throws {
    #expect(try field().matches("be") == ["Bergen", "Berlin", "Bermuda", "Bern"])
    #expect(try field().matches("") == [])
    #expect(try field().matches("Oslo") == [])
    #expect(popUp == nil)
    try type("be")
    #expect(popUp != nil)
    #expect(try stage.view("completions/Berlin", as: View.self).window === popUp)
  }

  @Test func aPressInTheListIsInsideAndFillsTheField() throws {
    try type("be")
    try stage.click("completions/Berlin")
    #expect(stage.decisions.last == .inside)
    #expect(try field().text == "Berlin")
    #expect(try field().isFirstResponder)
    stage.user.wait(.milliseconds(10))
    #expect(popUp == nil)
  }

  @Test func aPressAnywhereElseClosesTheListAndEndsEditing() throws {
    try type("be")
    try stage.click("nested/hint")
    #expect(stage.decisions.last == .dismiss)
    #expect(popUp == nil)
  }

  @Test func arrowKeysAndReturnChoose() throws {
    try type("be")
    for key in [KeySym.down, .down, .down, .up] { stage.user.key(key) }
    stage.user.key(.return)
    #expect(try field().text == "Berlin")
    #expect(try field().isFirstResponder)
  }

  /// Then Return is no longer for the list.
  @Test func upFromTheFirstOneLeadsBackToTheTextAsItWasTyped() throws {
    try type("be")
    for key in [KeySym.down, .up] { stage.user.key(key) }
    stage.user.key(.return)
    #expect(try field().text == "be")
    #expect(try !field().isFirstResponder)
  }

  @Test(.bug(id: "ajaxorg/ace#5219")) func undoBringsBackWhatTheUserHad() throws {
    try type("be")
    for key in [KeySym.down, .return] { stage.user.key(key) }
    #expect(try field().text == "Bergen")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(try field().text == "be")
    #expect(try field().selectedRange == 2..<2)
    try stage.click("completions/Berlin")
    stage.user.key(KeySym("z"), modifiers: .control)
    #expect(try field().text == "be")
    #expect(try field().selectedRange == 2..<2)
  }

  @Test func returnWithoutAChoiceDoesWhatItAlwaysDoes() throws {
    try type("be")
    stage.user.key(.return)
    #expect(try !field().isFirstResponder)
    #expect(popUp == nil)
  }

  @Test func escapeClosesTheListFirst() throws {
    try type("be")
    stage.user.key(.escape)
    #expect(popUp == nil)
    #expect(try field().isFirstResponder)
    stage.user.key(.escape)
    #expect(try !field().isFirstResponder)
  }

  @Test func theListLiesAboveTheFieldWhereThePanelIsNear() throws {
    try type("be")
    let frame = try field().convertToWindow(try field().bounds)
    let list = try #require(self.popUp)
    #expect(list.origin.x == frame.minX)
    #expect(list.origin.y + list.frame.height < frame.minY)
    try #require(stage.user.application.inputPanel as? KeyboardPanelController).hide()
    stage.user.application.endTurn()
    stage.user.wait(.seconds(1))
    #expect(list.origin.y > frame.maxY)
  }

  @Test func theListGoesWhenTheWindowLosesTheFocus() throws {
    try type("be")
    stage.user.unfocus(stage.window)
    stage.user.wait(.milliseconds(300))
    #expect(popUp == nil)
    #expect(try field().isFirstResponder)
  }

  /// As where the keys follow the pointer: it leaves the window on its way into the list.
  @Test func theListStaysWhileThePointerIsInIt() throws {
    try type("be")
    let list = try #require(popUp)
    stage.user.unfocus(stage.window)
    stage.user.hover(Point(x: list.bounds.width / 2, y: 30), in: list)
    stage.user.wait(.milliseconds(300))
    #expect(popUp != nil)
    try stage.click("completions/Berlin")
    #expect(try field().text == "Berlin")
  }
}
