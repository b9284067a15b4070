import Outfield
import Testing
import UITestHost

@testable import Demo

@MainActor struct TreeDescriberTests {
  private let user = TestUser()
  private let window = Window(title: "Tree", size: Size(width: 400, height: 300))
  private let pane = Pane(frame: Rect(x: 10, y: 20, width: 200, height: 100))
  private let field = TextField("Zoë", frame: Rect(x: 5, y: 6.5, width: 100, height: 34))
  private let secret = SecureField(frame: Rect(x: 5, y: 60, width: 100, height: 34))

  init() {
    pane.identifier = "pane"
    field.identifier = "name"
    secret.identifier = "password"
    pane.addSubview(field)
    pane.addSubview(secret)
    window.addSubview(pane)
    user.open(window)
  }

  private func described(_ name: String) -> [String: JSON] {
    guard case .array(let views) = TreeDescriber(application: user.application).views() else { return [:] }
    for case .object(let members) in views where members.first?.value == .string(name) {
      return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    }
    return [:]
  }

  @Test func everyViewIsListedParentsFirst() {
    guard case .array(let views) = TreeDescriber(application: user.application).views() else { return }
    #expect(views.count == 4)
  }

  @Test func fieldTellsEverythingOfItself() {
    #expect(field.becomeFirstResponder())
    field.selectedRange = 1..<3
    let native = user.host.nativeID(of: pane.surfaceID ?? SurfaceID(rawValue: -1)).map { JSON.int(Int($0)) }
    #expect(
      described("pane/name") == [
        "id": "pane/name", "class": "TextField", "frame": [15, 27, 100, 34], "screen": [15, 27],
        "window": native ?? .null, "visible": true, "enabled": true, "firstResponder": true,
        "text": "Zoë", "anchor": 1, "head": 3,
      ])
  }

  @Test func ofALongTextTheStartIsToldAndItsLength() {
    field.text = String(repeating: "ab", count: 8_192)
    #expect(described("pane/name")["bytes"] == nil)
    field.text += "é"
    let view = described("pane/name")
    #expect(view["text"] == .string(String(repeating: "ab", count: 8_192)))
    #expect(view["bytes"] == 16_386)
    #expect(view["head"] == 16_385)
  }

  @Test func secretTellsOnlyItsLength() {
    #expect(secret.becomeFirstResponder())
    user.type("pass")
    let view = described("pane/password")
    #expect(view["length"] == 4)
    #expect(view["text"] == nil)
    #expect(view["head"] == 4)
  }

  @Test func lengthsArePixelsWithEdgesRounded() {
    user.host.scale = 1.5
    #expect(described("pane/name")["frame"] == [23, 40, 150, 51])
    #expect(described("pane")["screen"] == [15, 30])
  }

  @Test func hiddenAndDisabledAreInheritedFromAbove() {
    pane.isHidden = true
    #expect(described("pane/name")["visible"] == false)
    pane.isHidden = false
    pane.isEnabled = false
    #expect(described("pane/name")["enabled"] == false)
    #expect(described("pane/name")["visible"] == true)
  }

  @Test func viewsOfAPaneThatIsNotOpenHaveNoWindow() {
    let late = Pane()
    late.identifier = "late"
    window.addSubview(late)
    #expect(described("late")["window"] == JSON.null)
  }
}
