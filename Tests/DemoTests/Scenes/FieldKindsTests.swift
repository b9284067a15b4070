import Outfield
import Testing
import UITestHost

@testable import Demo

/// The demo has a field of every kind, and each brings up the keys for what is entered there.
@MainActor struct FieldKindsTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let scene: SceneName
    let field: String
    let content: KeyboardTraits.ContentType
    /// Keys that are there, and keys that are not.
    let has: [String]
    let lacks: [String]
    let returnKey: String

    var testDescription: String { field }

    init(
      _ scene: SceneName, _ field: String, _ content: KeyboardTraits.ContentType, has: [String],
      lacks: [String] = [], _ returnKey: String
    ) {
      (self.scene, self.field, self.content) = (scene, field, content)
      (self.has, self.lacks, self.returnKey) = (has, lacks, returnKey)
    }
  }

  nonisolated static let kinds = [
    Kind(.nested, "title", .text, has: ["Q"], lacks: ["1", "@"], "next"),
    Kind(.nested, "order/reference", .text, has: ["Q"], "next"),
    Kind(.nested, "order/quantity", .number, has: ["1", "0", "-"], lacks: ["q", ".", "*"], "next"),
    Kind(.nested, "order/person/name", .text, has: ["Q"], "next"),
    Kind(.nested, "account/email", .email, has: ["q", "@", ".com"], lacks: ["Q"], "next"),
    Kind(.nested, "account/phone", .phone, has: ["1", "*", "#"], lacks: ["q"], "next"),
    Kind(.nested, "account/limit", .decimal, has: ["1", "."], lacks: ["q", "*"], "next"),
    Kind(.nested, "account/pin", .pin, has: ["1", "0"], lacks: ["q", "-", "space"], "next"),
    Kind(.nested, "account/password", .text, has: ["q"], lacks: ["Q"], "send"),
    Kind(.nested, "account/note", .text, has: ["Q"], "return"),
    Kind(.split, "search", .search, has: ["q"], lacks: ["Q"], "search"),
    Kind(.split, "form/remark", .text, has: ["shift"], "done"),
    Kind(.global, "content/form/name", .text, has: ["Q"], "next"),
    Kind(.global, "content/form/website", .url, has: ["q", "/", ".com"], lacks: ["Q"], "done"),
  ]

  @Test(arguments: kinds) func eachFieldHasItsKeys(_ kind: Kind) throws {
    let stage = DemoStage(scene: kind.scene)
    let names = ViewNames(windows: [stage.window]).views
    let name = try #require(
      names.map(\.name).first { $0.hasSuffix(kind.field) && $0.hasPrefix(kind.scene.rawValue) })
    try stage.edit(name)
    let field: TextInputView = try stage.view(name)
    #expect(field.keyboardTraits.contentType == kind.content)
    let keys = ViewNames(windows: [stage.window]).views.compactMap { $0.view as? KeyView }
    let there = Set(keys.map(\.keyName))
    #expect(there.isSuperset(of: kind.has), "\(there)")
    #expect(there.isDisjoint(with: kind.lacks), "\(there)")
    #expect(keys.first { $0.keyName == "return" }?.spokenName == kind.returnKey)
  }

  @Test func noKindIsMissing() {
    #expect(Set(Self.kinds.map(\.content)) == Set(KeyboardTraits.ContentType.allCases))
  }

  /// In the order in which the bar goes through them.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theBarGoesThroughAllFieldsOfTheForm(direction: LayoutDirection) throws {
    let stage = DemoStage(direction: direction)
    try stage.edit("nested/title")
    var visited: [String] = []
    for _ in 0..<20 {
      let names = ViewNames(windows: [stage.window])
      let field = try #require(stage.window.firstResponder as? View)
      visited.append(try #require(names[field]))
      let next = try #require(
        names.views.lazy.compactMap { $0.view as? AccessoryKey }.first { $0.keyName == "next" })
      guard next.isEnabled else { break }
      stage.user.click(next)
      stage.user.wait(.seconds(1))
    }
    #expect(visited.count == 12 && Set(visited).count == 12, "\(visited)")
  }

  @Test func theBarWithSaveStandsAboveTheKeyboard() throws {
    let stage = DemoStage(scene: .global)
    let bar: View = try stage.view("saving")
    #expect(bar.convertToWindow(bar.bounds).maxY == 640)
    try stage.edit("global/content/form/name")
    let top = try #require(stage.window.keyboardTop)
    #expect(bar.convertToWindow(bar.bounds).maxY == top)
    stage.user.type("Ada")
    try stage.click("saving/save")
    #expect(try stage.view("saving/message", as: Label.self).text == "Saved for Ada.")
    #expect(!stage.isPanelUp)
    #expect(bar.convertToWindow(bar.bounds).maxY == 640)
  }
}
