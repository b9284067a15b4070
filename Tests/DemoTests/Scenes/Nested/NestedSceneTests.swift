import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct NestedSceneTests {
  private let user = TestUser()
  private let window = Window(title: "Nested", size: Size(width: 960, height: 640))

  init() {
    window.rootViewController = DemoController(application: user.application, scene: .nested)
    user.open(window)
  }

  private func view<Kind: View>(_ name: String, as kind: Kind.Type = Kind.self) throws -> Kind {
    try #require(ViewNames(windows: [window]).view(named: name) as? Kind)
  }

  private func paneCount(above view: View) -> Int {
    sequence(first: view, next: \.superview).count { $0 is Pane }
  }

  @Test func fieldsLieAtFourDepthsOfPanes() throws {
    let names = [
      "nested/title", "nested/order/reference", "nested/order/person/name",
      "nested/order/person/address/street",
    ]
    #expect(try names.map { paneCount(above: try view($0)) } == [1, 2, 3, 4])
  }

  /// A pane must show enough of itself for a click beside the field.
  @Test(arguments: [Size(width: 960, height: 640), Size(width: 640, height: 480)])
  func everyFieldLiesWholeInItsPane(_ size: Size) throws {
    user.send(.windowResized(WindowID(rawValue: window.surfaceID?.rawValue ?? 0), size))
    for (field, name) in ViewNames(windows: [window]).views where field is TextInputView {
      let pane = try #require(field.superview)
      #expect(pane.bounds.contains(field.frame.inset(by: -3)), "\(name): the focus ring is cut")
      #expect(field.frame.width >= 60, "\(name) is too narrow")
      let box = field.convertToWindow(field.bounds)
      #expect(box.minX >= 0 && box.maxX <= window.bounds.width, "\(name) reaches out of the window")
    }
  }

  @Test func clickBesideTheFieldInTheSameContainerDismisses() throws {
    let name: TextField = try view("nested/order/person/name")
    user.click(name)
    #expect(name.isFirstResponder)
    let beside = name.convertToWindow(Point(x: 20, y: name.bounds.maxY + 10))
    user.click(beside, in: window)
    #expect(window.firstResponder == nil)
  }

  @Test func labelNamesTheFirstResponderAndNobody() throws {
    let label: TwoToneLabel = try view("nested/order/responder")
    #expect(label.text == "Order · first responder: nobody")
    user.click(try view("nested/order/person/name", as: TextField.self))
    #expect(label.text == "Order · first responder: nested/order/person/name")
    #expect(label.second.role == .accent)
    user.key(.escape)
    #expect(label.text == "Order · first responder: nobody")
  }

  @Test func resetButtonDismissesAndActsInOneClick() throws {
    user.click(try view("nested/account/email", as: TextField.self))
    user.click(try view("nested/account/reset", as: Button.self))
    #expect(window.firstResponder == nil)
    #expect(try view("nested/account/status", as: Label.self).text == "All fields are empty again.")
  }

  @Test func returnInTheNoteBeginsALineAndGoesOnEditing() throws {
    let note: TextView = try view("nested/account/note")
    user.click(note)
    user.type("a")
    user.key(.return, text: "\r")
    user.type("b")
    #expect(note.text == "a\nb")
    #expect(note.isFirstResponder)
  }

  @Test func smallWindowScrollsToWhatItCannotShow() throws {
    user.send(
      .windowResized(WindowID(rawValue: window.surfaceID?.rawValue ?? 0), Size(width: 320, height: 240)))
    let scene: ScenePane = try view("nested")
    #expect(scene.maximumOffset.y > 0)
    user.turnWheel(30, at: Point(x: 8, y: 200), in: window)
    let send = try view("nested/account/send", as: Button.self)
    #expect(window.bounds.contains(send.convertToWindow(send.bounds)))
  }

  @Test func errorGoesWhenTheFieldIsEdited() throws {
    user.click(try view("nested/account/send", as: Button.self))
    let reference: TextField = try view("nested/order/reference")
    user.click(reference)
    user.type("7")
    #expect(reference.errorMessage == nil)
    #expect(try view("nested/account/email", as: TextField.self).errorMessage != nil)
  }

  @Test func completeFormIsSentByReturnInTheLastField() throws {
    for (name, text) in [
      ("order/reference", "R-17"), ("order/person/name", "Zoë"), ("account/email", "z@a.org"),
    ] {
      try view("nested/\(name)", as: TextField.self).text = text
    }
    user.click(try view("nested/account/password", as: SecureField.self))
    user.type("geheimnis")
    user.key(.return)
    let status: Label = try view("nested/account/status")
    #expect(status.text == "Sent: order R-17 for Zoë.")
    #expect(status.role == .positive)
  }

  @Test func resetEmptiesEveryField() throws {
    let fields = ViewNames(windows: [window]).views.compactMap { $0.view as? TextInputView }
    #expect(fields.count == 12)
    for field in fields {
      user.click(field)
      user.type("x")
    }
    user.click(try view("nested/account/reset", as: Button.self))
    #expect(fields.allSatisfy { $0.length == 0 && $0.errorMessage == nil })
  }

  @Test func darkThemeReachesEveryPane() throws {
    user.application.theme = .dark
    user.application.endTurn()
    let colors = Theme.dark.colors
    let expected = [colors.background] + colors.panels
    let names = ["nested", "nested/order", "nested/order/person", "nested/order/person/address"]
    #expect(try names.map { try view($0).backgroundColor } == expected)
  }

  @Test func windowMadeBeforeItsApplicationTakesThatOnesTheme() throws {
    let late = TestUser(theme: .dark)
    let window = Window(title: "Late", size: Size(width: 960, height: 640))
    window.rootViewController = DemoController(application: late.application, scene: .nested)
    late.open(window)
    let order = ViewNames(windows: [window]).view(named: "nested/order")
    #expect(order?.backgroundColor == Theme.dark.colors.panels[0])
  }

  @Test func sceneIsFreedWhenItIsReplaced() throws {
    weak var old: View?
    let demo = try #require(window.rootViewController as? DemoController)
    old = try view("nested") as View
    demo.show(.nested)
    user.application.endTurn()
    #expect(old == nil)
  }
}
