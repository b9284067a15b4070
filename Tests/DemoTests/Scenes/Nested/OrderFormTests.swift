import Outfield
import Testing
import UITestHost

@testable import Demo

/// Sending the nested scene's form: what is wrong is said, and the first of it is edited.
@MainActor struct OrderFormTests {
  enum Trigger: CaseIterable { case mouse, finger, returnKey, spaceOnTheButton }

  private let stage = DemoStage()
  private var user: TestUser { stage.user }

  /// The required fields in reading order, with what will do.
  nonisolated private static let required = [
    ("order/reference", "R-17"), ("order/person/name", "Zoë"), ("account/email", "z@a.org"),
    ("account/password", "geheimnis"),
  ]

  private func field(_ name: String) throws -> TextInputView { try stage.view("nested/\(name)") }
  private func status() throws -> Label { try stage.view("nested/account/status") }

  private func fill(_ names: some Sequence<(String, String)>) throws {
    for (name, text) in names {
      try stage.edit("nested/\(name)")
      user.type(text)
    }
    user.key(.escape)
    user.wait(.seconds(1))
  }

  private func send(by trigger: Trigger) throws {
    let button: Button = try stage.view("nested/account/send")
    switch trigger {
    case .mouse: try stage.click("nested/account/send")
    case .finger: user.tap(button)
    case .returnKey:
      try stage.edit("nested/account/password")
      user.key(.return)
    case .spaceOnTheButton:
      button.becomeFirstResponder()
      user.application.endTurn()
      user.key(.space)
    }
    user.wait(.seconds(1))
  }

  @Test(
    .bug(id: "Semantic-Org/Semantic-UI#3059"), .bug(id: "pagekit/vue-form#7"), arguments: Trigger.allCases,
    0..<4)
  func theFirstWrongFieldIsEditedWithThePanelUp(trigger: Trigger, missing: Int) throws {
    try fill(Self.required.enumerated().filter { $0.offset != missing }.map(\.element))
    try send(by: trigger)
    let wrong = try field(Self.required[missing].0)
    #expect(wrong.isFirstResponder)
    #expect(wrong.errorMessage != nil)
    #expect(stage.isPanelUp)
    #expect(try status().text == "Not sent: one field still needs an answer.")
    user.type("x")
    #expect(wrong.length == 1)
    #expect(wrong.errorMessage == nil)
  }

  @Test(arguments: Trigger.allCases) func allThatIsMissingIsNamed(trigger: Trigger) throws {
    try send(by: trigger)
    #expect(try Self.required.allSatisfy { try field($0.0).errorMessage != nil })
    #expect(try field("order/reference").isFirstResponder)
    #expect(try status().text == "Not sent: 4 fields still need an answer.")
    #expect(try status().role == .error)
  }

  /// A press on Send is one outside of the field, and all the same no reason to end its editing.
  @Test func theFieldThatWasEditedGoesOnWhereItIsTheWrongOne() throws {
    try fill(Self.required.dropLast())
    try stage.edit("nested/account/password")
    user.type("short")
    _ = user.takeNotifications()
    try send(by: .mouse)
    #expect(try field("account/password").isFirstResponder)
    #expect(stage.decisions == [.handOver])
    #expect(stage.isPanelUp)
    let ends = user.notifications.filter { if case .didEndEditing = $0 { true } else { false } }
    #expect(ends.isEmpty)
  }

  @Test func theWrongFieldIsSeenInASmallWindow() throws {
    let stage = DemoStage(size: Size(width: 360, height: 480))
    try stage.click("nested/account/send")
    stage.user.wait(.seconds(1))
    let field: View = try stage.view("nested/order/reference")
    let top = try #require(stage.window.keyboardTop)
    let box = field.convertToWindow(field.bounds)
    #expect(box.minY >= 0 && box.maxY <= top)
  }

  @Test func whatIsRequiredIsMarkedBefore() throws {
    let fields = ViewNames(windows: [stage.window]).views.compactMap { $0.view as? TextInputView }
    let marked = fields.filter { $0.placeholder.hasSuffix("(required)") }
    #expect(try marked.elementsEqual(Self.required.map { try field($0.0) }, by: ===))
  }

  /// Words below a field take room from nothing else, and give it back.
  @Test func anErrorMakesRoomForItsWordsOnlyWhileItIsThere() throws {
    let email = try field("account/email")
    let phone = try field("account/phone")
    let before = phone.frame.minY - email.frame.maxY
    try send(by: .mouse)
    #expect(phone.frame.minY - email.box.maxY - email.frame.minY == before + 20)
    for (name, _) in Self.required {
      try stage.edit("nested/\(name)")
      user.type("x")
      user.key(.backspace)
    }
    #expect(phone.frame.minY - email.frame.maxY == before)
  }

  @Test func theNoteGrowsWithItsLinesUpToALimit() throws {
    let note: GrowingText = try stage.view("nested/account/note")
    try stage.edit("nested/account/note")
    #expect(note.preferredLineCount == 1)
    var heights: [Double] = []
    for _ in 0..<8 {
      user.type("a")
      user.key(.return, text: "\r")
      heights.append(note.frame.height)
    }
    #expect(heights == heights.sorted())
    #expect(note.preferredLineCount == 6)
    user.key(KeySym("a"), modifiers: .control)
    user.key(.backspace)
    #expect(note.preferredLineCount == 1)
  }

  @Test(.bug(id: "jaredreich/pell#66")) func theWayOutOfTheNoteIsToldWhenTabIsPressedThere() throws {
    let wayOut: Label = try stage.view("nested/account/wayOut")
    try stage.edit("nested/account/note")
    #expect(wayOut.isHidden)
    user.key(.tab, text: "\t")
    #expect(try stage.view("nested/account/note", as: TextView.self).text == "\t")
    #expect(!wayOut.isHidden && wayOut.text.contains("Ctrl+Tab"))
    user.key(.tab, modifiers: .control)
    #expect(wayOut.isHidden)
    #expect(try !field("account/note").isFirstResponder)
  }
}
