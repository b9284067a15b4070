import Outfield
import Testing
import UITestHost

@testable import Demo

/// The demo on a fake host, with what it says on its event stream.
@MainActor private final class Conversation {
  let user = TestUser()
  let demo: DemoController
  let window = Window(title: "Demo", size: Size(width: 960, height: 640))
  private var session: EventSession?
  private(set) var output = ""
  private var drawn: [() -> Void] = []

  init() {
    demo = DemoController(application: user.application, scene: .nested)
    let stream = EventStream(application: user.application) { [unowned self] bytes in
      output += String(decoding: bytes, as: UTF8.self)
      return .wrote(bytes.count)
    }
    session = EventSession(application: user.application, stream: stream) {
      [unowned self] _, body in drawn.append(body)
    }
    window.rootViewController = demo
    user.open(window)
  }

  /// The lines since the last call, without their times.
  func takeLines() -> [String] {
    defer { output = "" }
    return output.split(separator: "\n").map { "{" + $0.drop { $0 != "," }.dropFirst() }
  }

  func draw() {
    let bodies = drawn
    drawn = []
    for body in bodies { body() }
  }

  func say(_ line: String) {
    session?.receive((line + "\n").utf8)
    user.application.endTurn()
    user.wait(.zero)
  }

  func field(_ name: String) throws -> View {
    try #require(ViewNames(windows: user.application.windows).view(named: name))
  }
}

@MainActor struct EventSessionTests {
  private let demo = Conversation()

  @Test func readyComesWhenTheWindowIsDrawn() {
    #expect(demo.takeLines().isEmpty)
    demo.draw()
    #expect(demo.takeLines() == [#"{"event":"ready","scene":"nested","window":4194305,"size":[960,640]}"#])
  }

  @Test func clickFromFieldToFieldIsToldAsOneHandOver() throws {
    demo.user.click(try demo.field("nested/order/reference"))
    _ = demo.takeLines()
    demo.user.click(try demo.field("nested/account/email"))
    let lines = demo.takeLines()
    let moves = lines.filter { $0.contains("begin") || $0.contains(#""end""#) }
    #expect(
      moves == [
        #"{"event":"end","view":"nested/order/reference","cause":"otherField"}"#,
        #"{"event":"begin","view":"nested/account/email"}"#,
      ])
    #expect(lines.count { $0.contains(#""decision":"handOver""#) } == 1)
  }

  @Test func typingIsToldWithTextAndSelection() throws {
    demo.user.click(try demo.field("nested/order/reference"))
    _ = demo.takeLines()
    demo.user.type("é")
    #expect(
      Set(demo.takeLines()) == [
        #"{"event":"text","view":"nested/order/reference","text":"é"}"#,
        #"{"event":"selection","view":"nested/order/reference","anchor":1,"head":1}"#,
      ])
  }

  @Test func secretIsToldByItsLengthOnly() throws {
    demo.user.click(try demo.field("nested/account/password"))
    demo.user.type("geheim")
    #expect(!demo.output.contains("geheim"))
    #expect(demo.output.contains(#""view":"nested/account/password","length":6"#))
  }

  @Test func fieldThatIsRemovedEndsUnderItsName() throws {
    let field = try demo.field("nested/order/person/name")
    demo.user.click(field)
    _ = demo.takeLines()
    field.removeFromSuperview()
    demo.user.application.endTurn()
    #expect(
      demo.takeLines() == [#"{"event":"end","view":"nested/order/person/name","cause":"viewRemoved"}"#])
  }

  @Test func buttonTellsItsAction() throws {
    demo.user.click(try demo.field("nested/account/send"))
    #expect(demo.takeLines().contains(#"{"event":"action","view":"nested/account/send","name":"Send"}"#))
  }

  @Test func pressOutsideTheProgramHasNoView() throws {
    demo.user.click(try demo.field("nested/account/email"))
    _ = demo.takeLines()
    demo.user.pressOutsideApplication()
    #expect(demo.takeLines().contains(#"{"event":"press","view":null,"at":[5,5],"decision":"dismiss"}"#))
  }

  @Test func focusCommandMovesTheFocus() {
    demo.say("focus nested/account/phone")
    #expect(demo.takeLines() == [#"{"event":"begin","view":"nested/account/phone"}"#])
  }

  @Test(arguments: ["focus nested/nobody", "focus nested/hint", "scene nowhere", "frob", "focus"])
  func commandThatCannotBeFollowedIsOneErrorAndNothingElse(_ command: String) {
    demo.say(command)
    let lines = demo.takeLines()
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(#"{"event":"error","message":""#) == true)
  }

  @Test func treeComesOnceAndAfterWhatWasAskedBefore() {
    demo.say("focus nested/account/phone\ntree")
    let lines = demo.takeLines()
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix(#"{"event":"tree","views":["#) == true)
    #expect(lines.last?.contains(#""firstResponder":true"#) == true)
  }

  @Test func quitDoesNotOvertakeATree() {
    demo.say("tree\nquit")
    #expect(demo.takeLines().count == 1)
    #expect(demo.user.application.isFinished)
  }

  @Test func sceneCommandStartsAfreshAndIsReadyAgain() throws {
    demo.draw()
    demo.user.click(try demo.field("nested/order/reference"))
    demo.user.type("7")
    _ = demo.takeLines()
    demo.say("scene nested")
    demo.draw()
    let lines = demo.takeLines()
    #expect(lines.first == #"{"event":"end","view":"nested/order/reference","cause":"viewRemoved"}"#)
    #expect(lines.last?.hasPrefix(#"{"event":"ready","scene":"nested""#) == true)
    #expect((try demo.field("nested/order/reference") as? TextField)?.text == "")
  }
}
